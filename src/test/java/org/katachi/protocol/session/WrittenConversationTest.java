package org.katachi.protocol.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Conversations with every command of the protocol, good and bad. */
@Timeout(60)
class WrittenConversationTest {

  static Stream<Path> conversations() throws IOException {
    return WrittenConversation.files("conversations");
  }

  @ParameterizedTest
  @MethodSource("conversations")
  void theBrainFollowsTheConversation(Path file) throws IOException, InterruptedException {
    WrittenConversation.read(file).hold(FirstPointBrain.brain());
  }
}
