package org.katachi.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SearchParametersTest {

  @Test
  void everyConstantBearsTheNameOfItsField() throws IllegalAccessException {
    List<String> names = new ArrayList<>();
    SearchParameters numbered =
        new SearchParameters(
            (name, defaultValue, step) -> {
              names.add(name);
              return names.size();
            });
    int fields = 0;
    for (Field field : SearchParameters.class.getDeclaredFields()) {
      if (field.getType() == int.class && !Modifier.isStatic(field.getModifiers())) {
        fields++;
        String name = field.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        assertEquals(name, names.get(field.getInt(numbered) - 1));
      }
    }
    assertEquals(names.size(), fields);
  }
}
