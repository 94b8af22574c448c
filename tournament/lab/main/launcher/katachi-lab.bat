@echo off
rem Starts the lab on Windows: katachi-lab.jar beside this file. KATACHI_JAVA and KATACHI_JAVA_OPTS, and
rem the reasons for the options: see katachi-lab.
setlocal EnableExtensions DisableDelayedExpansion
set "jar=%~dp0katachi-lab.jar"
if not exist "%jar%" (
  >&2 echo katachi-lab: "%jar%" is missing; "mvn package" makes it
  exit /b 2
)
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if defined KATACHI_JAVA set "java=%KATACHI_JAVA%"
"%java%" -XX:+IgnoreUnrecognizedVMOptions -XX:+UseSerialGC -XX:MaxRAMPercentage=50 -Xss4m -XX:FreqInlineSize=100 %KATACHI_JAVA_OPTS% -Dkatachi.progress=true -jar "%jar%" %*
exit /b %errorlevel%
