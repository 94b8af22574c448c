/* What jni.h needs to know of Windows. The JDK of the build has it for its own system only. */
#ifndef JNI_MD_H
#define JNI_MD_H

#define JNIEXPORT __declspec(dllexport)
#define JNIIMPORT __declspec(dllimport)
#define JNICALL

typedef int jint;
typedef long long jlong;
typedef signed char jbyte;

#endif
