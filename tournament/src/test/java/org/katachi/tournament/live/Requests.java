package org.katachi.tournament.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks a server what a browser would ask, with any header. */
public final class Requests {

  private static final Pattern TOKEN = Pattern.compile("data-token=\"([0-9a-f-]+)\"");

  private final int port;

  /** Of the server at an address. */
  public Requests(String url) {
    port = URI.create(url).getPort();
  }

  /** The answer with its status line and headers. */
  String answer(String request, String... headers) throws IOException {
    try (Socket socket = open(request, headers)) {
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }

  /** The status of the answer. */
  public int status(String request, String... headers) throws IOException {
    return Integer.parseInt(answer(request, headers).split(" ", 3)[1]);
  }

  /** What proves that our page presses a button. */
  public String token() throws IOException {
    Matcher matcher = TOKEN.matcher(answer("GET /"));
    return matcher.find() ? "X-Katachi-Token: " + matcher.group(1) : "";
  }

  /** Sends a request, and leaves the answer to be read. */
  Socket open(String request, String... headers) throws IOException {
    return send(new Socket(), request, headers);
  }

  /** Sends a request whose answer nobody will read; little of it fits between. */
  Socket openDeaf(String request) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(1024);
    return send(socket, request);
  }

  /** Sends the beginning of a request and no more. */
  Socket openHalf(String request) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.getOutputStream().write((request + " HTTP/1.1\r\nHost: ").getBytes(UTF_8));
    return socket;
  }

  private Socket send(Socket socket, String request, String... headers) throws IOException {
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    socket.setSoTimeout(30_000);
    StringBuilder text = new StringBuilder(request).append(" HTTP/1.1\r\n");
    if (Arrays.stream(headers).noneMatch(header -> header.startsWith("Host:"))) {
      text.append("Host: localhost:").append(port).append("\r\n");
    }
    for (String header : headers) {
      text.append(header).append("\r\n");
    }
    text.append("Content-Length: 0\r\nConnection: close\r\n\r\n");
    OutputStream out = socket.getOutputStream();
    out.write(text.toString().getBytes(UTF_8));
    out.flush();
    return socket;
  }

  /** The events that a page is told. */
  public Events events(String position, String... headers) throws IOException {
    return new Events(open("GET /events" + (position.isEmpty() ? "" : "?" + position), headers));
  }

  /** A stream of events. */
  public static final class Events implements AutoCloseable {

    private static final String ID = "id: ";
    private static final String EVENT = "event: ";
    private static final String DATA = "data: ";

    private final Socket socket;
    private final BufferedReader lines;
    private final List<Map.Entry<String, String>> told = new ArrayList<>();
    private String id = "";
    private String name = "";

    private Events(Socket socket) throws IOException {
      this.socket = socket;
      lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    }

    /** Waits for an event of this name whose data has this text in it, and returns the data. */
    public String await(String name, String text) throws IOException {
      Optional<String> found = find(name, text);
      while (found.isEmpty()) {
        String line = lines.readLine();
        if (line == null) {
          throw new AssertionError("the events ended without " + name + " " + text);
        }
        take(line);
        found = find(name, text);
      }
      return found.get();
    }

    private Optional<String> find(String name, String text) {
      return told.stream()
          .filter(event -> event.getKey().equals(name) && event.getValue().contains(text))
          .map(Map.Entry::getValue)
          .findFirst();
    }

    private void take(String line) {
      if (line.startsWith(ID)) {
        id = line.substring(ID.length());
      } else if (line.startsWith(EVENT)) {
        name = line.substring(EVENT.length());
      } else if (line.startsWith(DATA)) {
        told.add(Map.entry(name, line.substring(DATA.length())));
      }
    }

    /** Reads to the end. */
    public String rest() throws IOException {
      StringBuilder rest = new StringBuilder();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        rest.append(line).append('\n');
      }
      return rest.toString();
    }

    /** What a browser says when it comes again. */
    String lastEventId() {
      return "Last-Event-ID: " + id;
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
