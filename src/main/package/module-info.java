/** The brain as a module of a package's runtime. The jar does without it. */
module org.katachi {
  // The charsets of games from China, Japan and Korea.
  requires jdk.charsets;
  requires static jdk.incubator.vector;
}
