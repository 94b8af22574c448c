package org.katachi.conformance.conversation;

/** What is done with the time between saying and expecting. */
public sealed interface Timing extends Step {

  /** Calls the visitor's method for this kind. */
  <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException;

  @Override
  default <X extends Exception> void accept(Step.Visitor<X> visitor)
      throws X, InterruptedException {
    visitor.timing(this);
  }

  /** Has a method for each kind. */
  interface Visitor<X extends Exception> {

    void pause(Pause step) throws X, InterruptedException;

    void suspend(Suspend step) throws X, InterruptedException;

    void resume(Resume step) throws X, InterruptedException;
  }

  /** Waits, whatever the brain does meanwhile. */
  record Pause(int millis) implements Timing {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.pause(this);
    }
  }

  /** Suspends the process, as the official judge does. */
  record Suspend() implements Timing {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.suspend(this);
    }
  }

  /** Lets a suspended process go on; the clock of the next reply begins. */
  record Resume() implements Timing {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.resume(this);
    }
  }
}
