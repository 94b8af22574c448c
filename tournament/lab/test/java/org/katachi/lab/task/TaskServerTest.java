package org.katachi.lab.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TaskServerTest {

  @Test
  void tasksAreAnsweredInTheirTurnAndFailuresInWords() throws Exception {
    PipedWriter toServer = new PipedWriter();
    PipedReader fromServer = new PipedReader();
    PrintWriter out = new PrintWriter(new PipedWriter(fromServer), true);
    BufferedReader in = new BufferedReader(new PipedReader(toServer));
    Thread server = new Thread(() -> serve(in, out));
    server.start();
    toServer.write("task 7 a b\ntask 3 \ntask 8 fail\n");
    toServer.flush();
    BufferedReader answers = new BufferedReader(fromServer);
    assertEquals("ready", answers.readLine());
    assertEquals("done 7 (a b)", answers.readLine());
    assertEquals("done 3 ()", answers.readLine());
    assertEquals("failed 8 java.lang.IllegalStateException: first second", answers.readLine());
    toServer.close();
    server.join();
  }

  private static void serve(BufferedReader in, PrintWriter out) {
    try {
      TaskServer.run(TaskServerTest::work, in, out);
    } catch (IOException e) {
      out.println(e);
    }
  }

  private static String work(Task task) {
    if (task.content().equals("fail")) {
      throw new IllegalStateException("first\nsecond");
    }
    return "(" + task.content() + ")";
  }

  @Test
  void aLineThatIsNoTaskEndsIt() {
    BufferedReader in = new BufferedReader(new StringReader("nonsense\n"));
    assertThrows(
        IllegalArgumentException.class,
        () -> TaskServer.run(TaskServerTest::work, in, new PrintWriter(new StringWriter())));
  }
}
