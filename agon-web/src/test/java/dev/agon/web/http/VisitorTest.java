package dev.agon.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class VisitorTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, 192.0.2.7",
    "2001:db8:1:2:3:4:5:6, 2001:db8:1:2",
    "[2001:db8:1:2:3:4:5:6], 2001:db8:1:2",
    "[2001:db8:1:2:f:f:f:f], 2001:db8:1:2",
    "[2001:db8:1:3:3:4:5:6], 2001:db8:1:3",
  })
  void allAddressesOfAnIpv6NetworkAreOneVisitor(String address, String visitor) {
    assertThat(Visitor.of(address)).isEqualTo(visitor);
  }
}
