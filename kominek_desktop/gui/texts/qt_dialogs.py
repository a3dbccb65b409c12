"""Words of Qt's own dialogs that Qt's catalogues of Polish or Russian lack.

Qt gives these texts to its dialogs and asks every translator for them, each text in the context
named here, the program's own translator before Qt's. Declared here they come into the program's
catalogue, which so fills the gaps; nothing but the tests calls these functions. A text that Qt
says in one of the two languages only is filled for both, since our catalogues hold the same texts.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def file_dialog() -> tuple[str, ...]:
    """Labels of the choice of a file, and what it says to a name that cannot be."""
    return (
        translate("QFileDialog", "&Look in:"),
        translate("QFileDialog", "Files of &type:"),
        translate(
            "QFileSystemModel",
            '<b>The name "%1" cannot be used.</b><p>Try using another name, with fewer characters '
            "or no punctuation marks.",
        ),
    )


def kinds_of_files() -> tuple[str, ...]:
    """In the column of kinds, where the system has no word for one."""
    return (
        translate("QAbstractFileIconProvider", "Drive"),
        translate("QAbstractFileIconProvider", "File"),
        translate("QAbstractFileIconProvider", "Folder"),
        translate("QAbstractFileIconProvider", "Shortcut"),
        translate("QAbstractFileIconProvider", "Unknown"),
    )


def print_dialog() -> tuple[str, ...]:
    """The options of the print dialog, and what it finds wrong with them."""
    return (
        translate("QPrintSettingsOutput", "Pages"),
        translate(
            "QPrintSettingsOutput",
            "Specify pages or ranges separated by commas. Ranges are specified by two numbers "
            "separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        ),
        translate("QPrintSettingsOutput", "Page &Set:"),
        translate("QPrintSettingsOutput", "Double Sided Printing"),
        translate("QPrintSettingsOutput", "Off"),
        translate("QPrintSettingsOutput", "Long side binding"),
        translate("QPrintSettingsOutput", "Short side binding"),
        translate("QPrintDialog", "Invalid Pages Definition"),
        translate(
            "QPrintDialog",
            "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, "
            "'-' to define ranges and make sure ranges do not intersect with each other.",
        ),
        translate("QPrintDialog", "Duplex Settings Conflicts"),
        translate(
            "QPrintDialog",
            "There are conflicts in duplex settings. Do you want to fix them?",
        ),
    )


def printer_properties() -> tuple[str, ...]:
    """The pages "Page" and "Advanced" of the properties of a printer, and their conflicts."""
    return (
        translate("QPageSetupWidget", "Page &order:"),
        translate("QPageSetupWidget", "Pages &per sheet:"),
        translate("Print Device Input Slot", "Automatic"),
        translate("Print Device Output Bin", "Automatic"),
        translate("QPrintPropertiesWidget", "Advanced"),
        translate(
            "QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."
        ),
        translate("QPrintPropertiesDialog", "Page Setup Conflicts"),
        translate(
            "QPrintPropertiesDialog",
            "There are conflicts in page setup options. Do you want to fix them?",
        ),
        translate("QPrintPropertiesDialog", "Advanced Option Conflicts"),
        translate(
            "QPrintPropertiesDialog",
            "There are conflicts in some advanced options. Do you want to fix them?",
        ),
    )


def print_job() -> tuple[str, ...]:
    """The page "Job Options" of the properties; the times of day Qt has half translated only."""
    return (
        translate("QCupsJobWidget", "Scheduled &printing:"),
        translate("QCupsJobWidget", "Day (06:00 to 17:59)"),
        translate("QCupsJobWidget", "Night (18:00 to 05:59)"),
        translate("QCupsJobWidget", "Second Shift (16:00 to 23:59)"),
        translate("QCupsJobWidget", "Third Shift (00:00 to 07:59)"),
        translate("QCupsJobWidget", "&Billing information:"),
        translate("QCupsJobWidget", "Job &priority:"),
        translate("QCupsJobWidget", "&Start:"),
        translate("QCupsJobWidget", "&End:"),
    )


def printer_password() -> tuple[str, ...]:
    """The question of a printer that wants to know who prints."""
    return (
        translate("QCupsPrinterSupport", "Authentication Needed"),
        translate("QCupsPrinterSupport", "Authentication needed to use %1 on %2."),
        translate("QCupsPrinterSupport", "Authentication needed to use %1."),
        translate("QCupsPrinterSupport", "Username:"),
        translate("QCupsPrinterSupport", "Password:"),
    )
