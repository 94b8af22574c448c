package org.katachi.network.inference;

/**
 * What decides whether vectors are tried: the user and the JVM.
 *
 * @param wish the value of the property {@code katachi.vectors}
 * @param hasModule whether the module of the Vector API is there
 * @param compiler the JVM's name and its mode
 */
public record VectorConditions(String wish, boolean hasModule, String compiler) {

  /** {@link #OFF} and {@link #ON} are for tests and benchmarks. */
  static final String PROPERTY = "katachi.vectors";

  /** No vectors. */
  static final String OFF = "off";

  /** Vectors without a measurement, slow as they are at first. */
  static final String ON = "on";

  private static final String MODULE = "jdk.incubator.vector";

  /** What holds in this process. */
  public static VectorConditions ofThisJvm() {
    return new VectorConditions(
        System.getProperty(PROPERTY, ""),
        ModuleLayer.boot().findModule(MODULE).isPresent(),
        System.getProperty("java.vm.name") + ", " + System.getProperty("java.vm.info"));
  }

  /** Whether vectors are to be used without a measurement. */
  boolean areForced() {
    return wish.equals(ON) && hasModule;
  }

  /** Why vectors can't be used; empty if they can. */
  public String obstacle() {
    if (wish.equals(OFF)) {
      return "-D" + PROPERTY + "=" + OFF;
    }
    if (!hasModule) {
      return "without the module " + MODULE;
    }
    return areForced() || hasC2() ? "" : "the JVM has no C2: " + compiler;
  }

  /** HotSpot's server VM, neither interpreting all nor kept to its first compiler. */
  private boolean hasC2() {
    return compiler.contains("Server VM")
        && !compiler.contains("interpreted")
        && !compiler.contains("emulated-client");
  }
}
