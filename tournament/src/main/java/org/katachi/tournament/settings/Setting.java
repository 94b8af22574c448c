package org.katachi.tournament.settings;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a component of a record as a setting. Its name is that of the JSON property. A boolean
 * is a flag; a record, or a list of records, takes {@code key=value} words; a map takes words
 * {@code name.KEY=value}; all else takes one value.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Setting {

  /** What it does, for people. */
  String[] value();

  /** What stands for its value in the help, as {@code FILE}. */
  String param() default "";

  /** The value if nothing is said; without one the component must have an absent value. */
  String standard() default "";

  /** Other names, read and never written. */
  String[] aliases() default {};

  /** Whether the words of a group must have it. */
  boolean required() default false;

  /** Other ways to say the same: whatever comes later replaces these too. */
  String[] replaces() default {};

  /** The value of one that stands alone; without it a value is needed. */
  String alone() default "";

  /** The key in a group that is meant by a value without a key. */
  String firstKey() default "";
}
