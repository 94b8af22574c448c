package org.katachi.conformance.step;

import java.util.regex.Pattern;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.conformance.script.ScriptContext;

/** {@code ~ PATTERN}: expects a line that the whole pattern matches. */
public record ExpectPattern(Pattern pattern) implements ReplyStep {

  @Override
  public String expected(ScriptContext context) {
    return "a line like '" + pattern + "'";
  }

  @Override
  public boolean takesLine(ReplyLine reply, ScriptContext context) {
    return pattern.matcher(reply.text()).matches();
  }
}
