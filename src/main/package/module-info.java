/** The brain as a module of a package's runtime. The jar does without it. */
module org.katachi {
  requires static jdk.incubator.vector;
}
