package org.katachi.web.wasm;

import java.io.InputStream;
import java.nio.charset.Charset;
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
  private static final Map<String, MethodDescriptor> REPLACED =
      Map.of(
          ClassLoader.class.getName(),
          new MethodDescriptor("getResourceAsStream", String.class, InputStream.class),
          Charset.class.getName(),
          new MethodDescriptor("forName", String.class, Charset.class),
          "org.mozilla.universalchardet.UniversalDetector",
          new MethodDescriptor("getDetectedCharset", String.class),
          "org.katachi.gamefile.RuleNames",
          new MethodDescriptor("normalize", String.class, String.class, String.class));

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    MethodDescriptor replaced = REPLACED.get(type.getName());
    if (replaced == null) {
      return;
    }
    MethodHolder method = type.getMethod(replaced);
    ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
    ValueEmitter[] arguments = new ValueEmitter[method.parameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = program.var(i + 1, method.parameterType(i));
    }
    program.invoke(new MethodReference(Browser.class.getName(), replaced), arguments).returnValue();
  }
}
