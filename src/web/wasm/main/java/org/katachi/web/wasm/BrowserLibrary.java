package org.katachi.web.wasm;

import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/** Puts what a browser has in place of what the class library lacks, while TeaVM compiles. */
public final class BrowserLibrary implements ClassHolderTransformer {

  /** Methods by their classes; those of {@link Browser} with the same name replace them. */
  private static final Map<String, List<MethodDescriptor>> REPLACED =
      Map.of(
          ClassLoader.class.getName(),
          List.of(new MethodDescriptor("getResourceAsStream", String.class, InputStream.class)),
          Charset.class.getName(),
          List.of(new MethodDescriptor("forName", String.class, Charset.class)),
          "org.mozilla.universalchardet.UniversalDetector",
          List.of(
              new MethodDescriptor("handleData", byte[].class, void.class),
              new MethodDescriptor("dataEnd", void.class),
              new MethodDescriptor("getDetectedCharset", String.class)),
          "org.katachi.gamefile.RuleNames",
          List.of(new MethodDescriptor("normalize", String.class, String.class, String.class)));

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    for (MethodDescriptor replaced : REPLACED.getOrDefault(type.getName(), List.of())) {
      replace(type.getMethod(replaced), context);
    }
  }

  private static void replace(MethodHolder method, ClassHolderTransformerContext context) {
    ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
    ValueEmitter[] arguments = new ValueEmitter[method.parameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = program.var(i + 1, method.parameterType(i));
    }
    ValueEmitter result =
        program.invoke(
            new MethodReference(Browser.class.getName(), method.getDescriptor()), arguments);
    if (result == null) {
      program.exit();
    } else {
      result.returnValue();
    }
  }
}
