package org.katachi.farm.broker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.cert.X509Certificate;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.activemq.artemis.core.security.CheckType;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.activemq.artemis.spi.core.security.ActiveMQSecurityManager2;

/** Lets in whoever knows the token of its party, and to that party's queues only. */
final class TokenSecurity implements ActiveMQSecurityManager2 {

  private final Map<FarmRole, String> tokens;

  TokenSecurity(Map<FarmRole, String> tokens) {
    this.tokens = Map.copyOf(tokens);
  }

  @Override
  public boolean validateUser(String user, String token) {
    return party(user, token).isPresent();
  }

  @Override
  public boolean validateUser(String user, String token, X509Certificate[] certificates) {
    return validateUser(user, token);
  }

  /** A deed is on a queue; without one there is none that a party may do. */
  @Override
  public boolean validateUserAndRole(String user, String token, Set<Role> roles, CheckType deed) {
    return false;
  }

  @Override
  public boolean validateUserAndRole(
      String user,
      String token,
      Set<Role> roles,
      CheckType deed,
      String queue,
      RemotingConnection connection) {
    return party(user, token).filter(party -> party.may(deed, queue)).isPresent();
  }

  private Optional<FarmRole> party(String user, String token) {
    if (user == null || token == null) {
      return Optional.empty();
    }
    // How long this comparison takes does not tell where the tokens differ.
    return tokens.keySet().stream()
        .filter(party -> party.name().equals(user))
        .filter(
            party ->
                MessageDigest.isEqual(tokens.get(party).getBytes(UTF_8), token.getBytes(UTF_8)))
        .findFirst();
  }
}
