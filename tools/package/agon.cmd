@echo off
rem Starts Agon from a download on Windows.
setlocal
set "home=%~dp0"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "version=0"
for /f "tokens=3" %%v in ('""%java%" -version 2>&1" ^| findstr /c:" version "') do set "version=%%~v"
for /f "delims=.-+" %%m in ("%version%") do set "version=%%m"
if %version% LSS 25 (
  echo agon: needs a JDK 25 or newer; install one ^(Temurin 25, for instance^) or set JAVA_HOME to it 1>&2
  exit /b 2
)
"%java%" -XX:+UseSerialGC -Djava.locale.providers=FALLBACK --enable-native-access=ALL-UNNAMED "-Dagon.home=%home%." -cp "%home%lib\*;%home%lib\web\*" dev.agon.app.Main agon %*
exit /b %errorlevel%
