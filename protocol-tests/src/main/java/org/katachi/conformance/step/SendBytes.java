package org.katachi.conformance.step;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** {@code bytes}: sends bytes as they are, without a line end. */
public record SendBytes(List<Run> runs) implements Step {

  /**
   * The same byte several times.
   *
   * @param value from 0 to 255
   */
  public record Run(int value, int count) {}

  public SendBytes {
    runs = List.copyOf(runs);
  }

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (Run run : runs) {
      for (int i = 0; i < run.count(); i++) {
        bytes.write(run.value());
      }
    }
    context.commands().sendBytes(bytes.toByteArray());
  }
}
