package org.katachi.conformance.conversation;

/** One thing that is done to a brain or expected of it. */
public sealed interface Step permits Say, Expect, Timing, Repeat {

  /** Calls the visitor's method for this kind of step. */
  <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException;

  /** Has a method for each kind of step. */
  interface Visitor<X extends Exception> {

    void say(Say step) throws X, InterruptedException;

    void expect(Expect step) throws X, InterruptedException;

    void timing(Timing step) throws X, InterruptedException;

    void repeat(Repeat step) throws X, InterruptedException;
  }
}
