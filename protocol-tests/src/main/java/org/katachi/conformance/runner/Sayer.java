package org.katachi.conformance.runner;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.conformance.conversation.Say;
import org.katachi.conformance.game.GameTracker;

/** Does the steps that say something; the clock of the reply starts when it is said. */
final class Sayer implements Say.Visitor<Halt> {

  private final Mouth mouth;
  private final Ear ear;
  private final Transcript transcript;
  private final Situation situation;

  Sayer(Mouth mouth, Ear ear, Transcript transcript, Situation situation) {
    this.mouth = mouth;
    this.ear = ear;
    this.transcript = transcript;
    this.situation = situation;
  }

  private void say(String... lines) throws Halt, InterruptedException {
    mouth.say(lines);
    ear.startClockAtWriting();
  }

  @Override
  public void text(Say.Text step) throws Halt, InterruptedException {
    say(situation.filledIn(step.text()));
  }

  @Override
  public void bytes(Say.Bytes step) throws Halt, InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (Say.Bytes.Run run : step.runs()) {
      for (int i = 0; i < run.count(); i++) {
        bytes.write(run.value());
      }
    }
    mouth.sayBytes(bytes.toByteArray());
    ear.startClockAtWriting();
  }

  @Override
  public void board(Say.Board step) throws Halt, InterruptedException {
    List<String> lines = new ArrayList<>();
    lines.add("BOARD");
    int count = step.moves().size();
    for (int i = 0; i < count; i++) {
      lines.add(step.moves().get(i) + ((count - i) % 2 == 0 ? ",1" : ",2"));
    }
    lines.add("DONE");
    say(lines.toArray(String[]::new));
  }

  @Override
  public void turn(Say.Turn step) throws Halt, InterruptedException {
    GameTracker game = situation.game();
    Optional<Point> point = game.isOver() ? Optional.empty() : game.managersMove(step.point());
    situation.leaveTurnOut(point.isEmpty());
    if (point.isEmpty()) {
      transcript.happened("the game is over");
    } else {
      say("TURN " + point.get());
      step.variable().ifPresent(name -> situation.keep(name, point.get()));
    }
  }

  @Override
  public void ending(Say.Ending step) {
    mouth.use(step.ending());
  }

  @Override
  public void close(Say.Close step) throws Halt, InterruptedException {
    mouth.close();
    ear.startClockAtWriting();
  }
}
