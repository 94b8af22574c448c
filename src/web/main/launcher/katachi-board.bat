@echo off
rem Starts the board in the browser on Windows: katachi-board.jar beside this file, with the java in
rem KATACHI_JAVA, else the one in JAVA_HOME, else the first in PATH.
setlocal EnableExtensions DisableDelayedExpansion
set "jar=%~dp0katachi-board.jar"
if not exist "%jar%" (
  >&2 echo katachi-board: "%jar%" is missing; "mvn package" makes it
  exit /b 2
)
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if defined KATACHI_JAVA set "java=%KATACHI_JAVA%"
"%java%" -XX:+UseSerialGC -Xss4m -XX:FreqInlineSize=100 %KATACHI_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%
