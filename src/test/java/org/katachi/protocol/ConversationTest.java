package org.katachi.protocol;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command of the protocol, good and bad, against a brain that plays the first point. */
@Timeout(60)
class ConversationTest {

  static Stream<Path> conversations() throws IOException {
    return Conversation.files("conversations");
  }

  @ParameterizedTest
  @MethodSource("conversations")
  void isHeldAsItIsWritten(Path file) throws IOException, InterruptedException {
    Conversation.read(file).hold(FirstPointBrain.brain());
  }
}
