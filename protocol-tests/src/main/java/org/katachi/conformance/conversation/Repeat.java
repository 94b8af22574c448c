package org.katachi.conformance.conversation;

import java.util.List;

/** Does the same several times. */
public record Repeat(int times, List<Line> lines) implements Step {

  public Repeat {
    lines = List.copyOf(lines);
  }

  @Override
  public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
    visitor.repeat(this);
  }
}
