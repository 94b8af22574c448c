package org.katachi.conformance.format;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.katachi.conformance.script.Conversation;

/** Loads conversations: the kit's own, and those of any file or folder. */
public final class ConversationFiles {

  /** The file name extension of conversations. */
  public static final String ENDING = ".talk";

  private static final String SHIPPED = "/conversations";

  private ConversationFiles() {}

  /** The kit's own conversations, theme by theme. */
  public static List<Conversation> shipped() throws IOException, ConversationSyntaxException {
    Module module = ConversationFiles.class.getModule();
    if (module.isNamed()) { // In a package, whose runtime finds no folder by the class.
      return load(Path.of(URI.create("jrt:/" + module.getName() + SHIPPED)));
    }
    URL resource = ConversationFiles.class.getResource(SHIPPED);
    if (resource == null) {
      throw new IOException("the kit was packaged without its conversations");
    }
    try {
      URI uri = resource.toURI();
      if (!uri.getScheme().equals("jar")) {
        return load(Path.of(uri));
      }
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        return load(jar.getPath(SHIPPED));
      }
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /**
   * The conversation of a file, or all those in and below a folder, in the order of their names.
   *
   * @throws IOException if there is none
   */
  public static List<Conversation> load(Path fileOrFolder)
      throws IOException, ConversationSyntaxException {
    // Of a link to a folder the walk would see the link alone.
    Path start = Files.isDirectory(fileOrFolder) ? fileOrFolder.toRealPath() : fileOrFolder;
    List<Path> files;
    try (Stream<Path> found = Files.walk(start)) {
      files =
          found
              .filter(file -> file.equals(start) || file.toString().endsWith(ENDING))
              .filter(Files::isRegularFile)
              .sorted()
              .toList();
    }
    if (files.isEmpty()) {
      throw new IOException("there is no conversation (*" + ENDING + ") in " + fileOrFolder);
    }
    List<Conversation> conversations = new ArrayList<>();
    for (Path file : files) {
      conversations.add(parse(file));
    }
    return conversations;
  }

  private static Conversation parse(Path file) throws IOException, ConversationSyntaxException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    Path folder = file.toAbsolutePath().getParent();
    String name = file.getFileName().toString();
    boolean hasEnding = name.endsWith(ENDING);
    return ConversationParser.parse(
        folder.getFileName().toString(),
        hasEnding ? name.substring(0, name.length() - ENDING.length()) : name,
        text);
  }
}
