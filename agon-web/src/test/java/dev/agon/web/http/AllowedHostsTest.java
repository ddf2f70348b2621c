package dev.agon.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.text.UserError;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AllowedHostsTest {
  /** Browsers write the address in its shortest form, however a person has typed it. */
  @ParameterizedTest
  @ValueSource(strings = {"[2001:db8::2]", "[2001:DB8::2]:8420", "[2001:db8:0:0:0:0:0:2]:80"})
  void anAddressIsKnownInAllItsSpellings(String header) {
    assertThat(AllowedHosts.of("2001:db8::2", List.of()).allows(header)).isTrue();
    assertThat(AllowedHosts.of("127.0.0.1", List.of("[2001:db8::2]")).allows(header)).isTrue();
    assertThat(AllowedHosts.of("2001:db8::3", List.of()).allows(header)).isFalse();
  }

  @Test
  void aWholeAddressIsKnownByItsNameAndGivenToOthers() {
    AllowedHosts hosts = AllowedHosts.of("127.0.0.1", List.of("https://Agon.example:8443"));
    assertThat(hosts.address()).hasValue("https://Agon.example:8443/");
    assertThat(hosts.allows("agon.example")).isTrue();
    assertThat(hosts.reachable()).containsExactly("Agon.example");
    assertThat(AllowedHosts.of("127.0.0.1", List.of("agon.example")).address()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://agon.example/cup", "ftp://agon.example", "agon.example/", "https://a@b"})
  void anAddressWithMoreThanANameIsRefused(String host) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> AllowedHosts.of("127.0.0.1", List.of(host)))
        .withMessageStartingWith("--host: " + host);
  }

  @Test
  void thisMachineIsKnownByItsOwnNames() {
    AllowedHosts local = AllowedHosts.of("127.0.0.1", List.of("Cup.Example"));
    assertThat(local.allows("[::1]:8420")).isTrue();
    assertThat(local.allows("LOCALHOST")).isTrue();
    assertThat(local.allows("cup.example:80")).isTrue();
    assertThat(local.allows("[not an address]")).isFalse();
    assertThat(local.allows("192.0.2.9")).isFalse();
  }
}
