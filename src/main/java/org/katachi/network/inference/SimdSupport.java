package org.katachi.network.inference;

/**
 * What decides whether SIMD is tried: the user and the JVM.
 *
 * @param wish the value of the property {@code katachi.vectors}
 * @param hasModule whether the module of the Vector API is there
 * @param compiler the JVM's name and its mode
 */
public record SimdSupport(String wish, boolean hasModule, String compiler) {

  /** {@link #OFF} and {@link #ON} are for tests and benchmarks. */
  private static final String PROPERTY = "katachi.vectors";

  /** No SIMD. */
  private static final String OFF = "off";

  /** SIMD without a measurement, slow as it is at first. */
  private static final String ON = "on";

  private static final String MODULE = "jdk.incubator.vector";

  /** A class of the module. */
  private static final String VECTOR = MODULE + ".Vector";

  /** What holds in this process. */
  public static SimdSupport ofThisJvm() {
    return new SimdSupport(
        System.getProperty(PROPERTY, ""),
        isVectorThere(),
        System.getProperty("java.vm.name") + ", " + System.getProperty("java.vm.info"));
  }

  /** By a class, for where the engine runs without Java there are no modules to ask. */
  private static boolean isVectorThere() {
    try {
      Class.forName(VECTOR, false, SimdSupport.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** Whether SIMD is to be used without a measurement. */
  boolean isForced() {
    return wish.equals(ON) && hasModule;
  }

  /** Why SIMD can't be used; empty if it can. */
  public String obstacle() {
    if (wish.equals(OFF)) {
      return "-D" + PROPERTY + "=" + OFF;
    }
    if (!hasModule) {
      return "without the module " + MODULE;
    }
    return isForced() || hasC2() ? "" : "the JVM has no C2: " + compiler;
  }

  /** HotSpot's server VM, neither interpreting all nor kept to its first compiler. */
  private boolean hasC2() {
    return compiler.contains("Server VM")
        && !compiler.contains("interpreted")
        && !compiler.contains("emulated-client");
  }
}
