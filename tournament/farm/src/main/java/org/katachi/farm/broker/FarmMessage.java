package org.katachi.farm.broker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.OptionalInt;

/**
 * What coordinator and workers send each other. From whom it comes and which task it is about is
 * what the broker knows, not what the sender says.
 *
 * @param worker the name of the worker that sent it; empty on the way to workers
 * @param task the number of the task that is given out, or that the sender was given last by the
 *     same session
 */
public record FarmMessage(Kind kind, String worker, OptionalInt task, String text) {

  /** What the text is. */
  public enum Kind {
    /** A task to be done. */
    TASK,
    /** A worker is ready. */
    JOINED,
    /** The result of a task. */
    DONE,
    /** Why a task was not done, after the words "did not do it:". */
    FAILED,
    /** Why a worker ends, after its name. */
    UNABLE,
    /** What is wrong with a program that does its tasks all the same. */
    WARNING,
    /** How games stand that are being played. */
    LIVE,
    /** None of these. */
    UNREADABLE
  }

  /** A task. */
  public static FarmMessage task(int number, String content) {
    return new FarmMessage(Kind.TASK, "", OptionalInt.of(number), content);
  }

  /** What a worker tells. */
  public static FarmMessage of(Kind kind, String text) {
    return new FarmMessage(kind, "", OptionalInt.empty(), text);
  }

  /** Whether it has more bytes than the broker takes. */
  public boolean isTooLarge() {
    return text.getBytes(UTF_8).length > Broker.MAX_MESSAGE;
  }
}
