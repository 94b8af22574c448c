@echo off
rem Starts the brain on Windows: pbrain-katachi.jar beside this file, or beside the file that it is a
rem link to. KATACHI_JAVA and KATACHI_JAVA_OPTS, and the reasons for the options: see pbrain-katachi.
rem A batch file cannot become the JVM: that runs as its child.
setlocal EnableExtensions DisableDelayedExpansion

set "self=%~f0"
:follow
rem The ninth letter of a file's attributes tells a link.
for %%F in ("%self%") do set "attributes=%%~aF"
if /i not "%attributes:~8,1%"=="l" goto found
set "target="
for /f "tokens=2 delims=[]" %%T in ('dir /al "%self%" 2^>nul') do set "target=%%T"
if not defined target goto found
for %%F in ("%self%") do pushd "%%~dpF"
for %%T in ("%target%") do set "self=%%~fT"
popd
goto follow

:found
for %%F in ("%self%") do set "home=%%~dpF"
set "jar=%home%pbrain-katachi.jar"
set "archive=%home%pbrain-katachi.jsa"
if not exist "%jar%" (
  >&2 echo pbrain-katachi: "%jar%" is missing; "mvn package" makes it
  exit /b 1
)

if not defined KATACHI_JAVA goto java_home
rem Without the quotes that it may bring.
set "java=%KATACHI_JAVA:"=%"
goto options
:java_home
if not defined JAVA_HOME goto path
set "java=%JAVA_HOME:"=%\bin\java.exe"
if exist "%java%" goto options
:path
set "java="
for %%J in (java.exe) do set "java=%%~$PATH:J"
if not defined java (
  >&2 echo pbrain-katachi: no java found; install Java 17 or later, or say in KATACHI_JAVA where it is
  exit /b 1
)

:options
set "classes="
if exist "%archive%" set classes=-Xshare:auto "-XX:SharedArchiveFile=%archive%"
"%java%" -XX:+IgnoreUnrecognizedVMOptions -XX:+DisplayVMOutputToStderr -Xlog:disable -XX:-UsePerfData -XX:FreqInlineSize=100 -XX:-UseCompressedOops -XX:+UseSerialGC -Xms176m -Xmx176m -Xmn16m -XX:SurvivorRatio=2 -XX:TargetSurvivorRatio=90 -Xss4m -XX:ReservedCodeCacheSize=32m "-XX:ErrorFile=%home%pbrain-katachi-crash-%%p.log" %classes% %KATACHI_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%
