@echo off
rem Starts the conformance kit: katachi-conformance.jar beside this file, with the java in JAVA_HOME or,
rem without that, the first java in PATH.
setlocal EnableExtensions DisableDelayedExpansion
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -Dkatachi.progress=true -jar "%~dp0katachi-conformance.jar" %*
exit /b %errorlevel%
