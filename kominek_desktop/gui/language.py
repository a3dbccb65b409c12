"""Which language is spoken, and switching it while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kominek_desktop.gui.resources import translation_folder

LANGUAGES = ("pl", "ru", "en")


def spoken(choice: str) -> str:
    """The language for a setting; empty asks the system, and English serves everybody else."""
    if choice in LANGUAGES:
        return choice
    for name in QLocale.system().uiLanguages():
        if (code := name.replace("-", "_").split("_")[0].lower()) in LANGUAGES:
            return code
    return "en"


class Language:
    """Holds the translators of the language in force."""

    def __init__(self) -> None:
        self.code = ""
        self._translators: list[QTranslator] = []

    def speak(self, choice: str) -> None:
        """Switch; every window is told by a LanguageChange event."""
        code = spoken(choice)
        if code == self.code:
            return
        self.fall_silent()
        self.code = code
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        QLocale.setDefault(QLocale(code))
        for name, folder in (
            (f"qtbase_{code}", qt_folder),
            (f"kominek_{code}", str(translation_folder())),
        ):
            translator = QTranslator(QCoreApplication.instance())
            if translator.load(name, folder):
                self._translators.append(translator)
                QCoreApplication.installTranslator(translator)

    def fall_silent(self) -> None:
        """Take the translators away, so that only the words of the code are left."""
        self.code = ""
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
        self._translators = []
        QLocale.setDefault(QLocale.system())
