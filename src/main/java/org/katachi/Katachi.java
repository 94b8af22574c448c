package org.katachi;

/** The program's entrance: reads the command line and wires the parts. */
public final class Katachi {

  private Katachi() {}

  public static void main(String[] args) {
    System.out.println("MESSAGE not yet");
  }
}
