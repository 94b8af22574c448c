package org.katachi.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class JsonTest {

  @Test
  void valuesAreWrittenOnOneLine() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("list", Arrays.asList(1, 2.5, true, null));
    map.put("empty", Map.of());
    assertEquals("{\"list\":[1,2.5,true,null],\"empty\":{}}", Json.write(map));
  }

  @Property(tries = 300)
  void everyStringIsReadAgain(@ForAll String text) throws Exception {
    String json = Json.write(List.of(text));
    assertEquals(text, new ObjectMapper().readTree(json).get(0).textValue());
  }

  @Test
  void whatJsonDoesNotHaveIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Json.write(List.of(Double.NaN)));
    assertThrows(IllegalArgumentException.class, () -> Json.write(new Object()));
  }
}
