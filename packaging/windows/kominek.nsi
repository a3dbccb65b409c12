; The installer of Windows. packaging/windows/build.py calls makensis with the values asked for here.
; It needs no rights of an administrator: everything goes to the account of the person who installs.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!ifndef VERSION | VERSION_QUAD | BUNDLE | ICONS | OUTFILE
    !error "Start packaging/windows/build.py, which knows what to define."
!endif

!include MUI2.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh
!include FileFunc.nsh

!define NAME "Kominek"
!define PUBLISHER "the Kominek authors"
!define WINDOW_EXE "kominek.exe"
!define CONSOLE_EXE "kominek-cli.exe"
!define EXTENSION ".kominek"
!define MIME_TYPE "application/x-kominek-record"
!define RECORD_CLASS "Kominek.Record"
!define CLASSES "Software\Classes"
!define SETTINGS "Software\Kominek"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\${WINDOW_EXE}"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kominek"
!define LEAST_BUILD 17763 ; Windows 10 1809, the oldest that this Qt runs on

Name "${NAME}"
OutFile "${OUTFILE}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${SETTINGS}" "Folder"
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${ICONS}\kominek.ico"
!define MUI_UNICON "${ICONS}\kominek.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}\wizard.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${SETTINGS}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW_EXE}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include /CHARSET=UTF8 texts.nsh

VIProductVersion "${VERSION_QUAD}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} ${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT"

; The file of a program that runs cannot be opened for writing.
!macro WAIT_UNTIL_CLOSED PREFIX
Function ${PREFIX}WaitUntilClosed
  again:
    IfFileExists "$INSTDIR\${WINDOW_EXE}" 0 done
    ClearErrors
    FileOpen $0 "$INSTDIR\${WINDOW_EXE}" a
    IfErrors busy
    FileClose $0
    Goto done
  busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  done:
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
    ${OrIfNot} ${AtLeastBuild} ${LEAST_BUILD}
        MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "$(PROGRAM)" Program
    SectionIn RO
    Call WaitUntilClosed
    ; Nothing of an older version may stay among the files of the newer one.
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${BUNDLE}\*"
    WriteUninstaller "$INSTDIR\Uninstall.exe"

    WriteRegStr HKCU "${SETTINGS}" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${PATHS}" "" "$INSTDIR\${WINDOW_EXE}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${WINDOW_EXE},0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "$(START_MENU)" StartMenu
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${WINDOW_EXE}"
SectionEnd

Section /o "$(DESKTOP)" Desktop
    CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${WINDOW_EXE}"
SectionEnd

Section "$(RECORDS)" Records
    WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "" "${RECORD_CLASS}"
    WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "Content Type" "${MIME_TYPE}"
    WriteRegStr HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${RECORD_CLASS}" ""
    WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}" "" "$(RECORD_NAME)"
    WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}\DefaultIcon" "" "$INSTDIR\${WINDOW_EXE},0"
    WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}\shell\open\command" "" \
        '"$INSTDIR\${WINDOW_EXE}" "%1"'
    ${RefreshShellIcons}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
!insertmacro MUI_DESCRIPTION_TEXT ${Program} "$(PROGRAM_SAYS)"
!insertmacro MUI_DESCRIPTION_TEXT ${StartMenu} "$(START_MENU_SAYS)"
!insertmacro MUI_DESCRIPTION_TEXT ${Desktop} "$(DESKTOP_SAYS)"
!insertmacro MUI_DESCRIPTION_TEXT ${Records} "$(RECORDS_SAY)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Takes away what was installed and nothing else: matches, statistics and settings are the player's.
Section "Uninstall"
    Call un.WaitUntilClosed
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\${WINDOW_EXE}"
    Delete "$INSTDIR\${CONSOLE_EXE}"
    Delete "$INSTDIR\Uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$DESKTOP\${NAME}.lnk"

    ReadRegStr $0 HKCU "${CLASSES}\${EXTENSION}" ""
    ${If} $0 == "${RECORD_CLASS}"
        DeleteRegValue HKCU "${CLASSES}\${EXTENSION}" ""
        DeleteRegValue HKCU "${CLASSES}\${EXTENSION}" "Content Type"
    ${EndIf}
    DeleteRegValue HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${RECORD_CLASS}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}"
    DeleteRegKey HKCU "${CLASSES}\${RECORD_CLASS}"
    DeleteRegKey HKCU "${PATHS}"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "${SETTINGS}"
    ${RefreshShellIcons}
SectionEnd
