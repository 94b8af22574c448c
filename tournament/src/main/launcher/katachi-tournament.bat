@echo off
rem Starts the tournament manager on Windows: katachi-tournament.jar beside this file, with the java in
rem JAVA_HOME or else the first in PATH.
setlocal EnableExtensions DisableDelayedExpansion
set "jar=%~dp0katachi-tournament.jar"
if not exist "%jar%" (
  >&2 echo katachi-tournament: "%jar%" is missing; "mvn package" makes it
  exit /b 2
)
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -XX:+UseSerialGC -Xmn16m -Dkatachi.terminal=true -jar "%jar%" %*
exit /b %errorlevel%
