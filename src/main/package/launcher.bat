@echo off
rem Starts @WHAT@ on Windows: @JAR@ beside this file, with the java in KATACHI_JAVA,
rem else the one in JAVA_HOME, else the first in PATH. KATACHI_JAVA_OPTS has more options for it.
setlocal EnableExtensions DisableDelayedExpansion
set "jar=%~dp0@JAR@"
if not exist "%jar%" (
  >&2 echo @NAME@: "%jar%" is missing; "mvn package" makes it
  exit /b 2
)
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if defined KATACHI_JAVA set "java=%KATACHI_JAVA%"
"%java%" @OPTIONS@ %KATACHI_JAVA_OPTS% -Dkatachi.terminal=true -Dkatachi.progress=true -cp "%jar%" @MAIN@ %*
exit /b %errorlevel%
