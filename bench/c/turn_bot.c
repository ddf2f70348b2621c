/* Coin Fight's turn protocol: plays its lowest coin and takes no change. */
#include <stdio.h>

int main(void) {
  int players;
  int turn;
  char line[256];
  if (scanf("%d %d ", &players, &turn) != 2) {
    return 1;
  }
  for (int skipped = 0; skipped <= turn % players; skipped++) {
    if (fgets(line, sizeof line, stdin) == NULL) {
      return 1;
    }
  }
  int count;
  int cents;
  for (int read = scanf("%dx%d", &count, &cents); read == 2; read = scanf(" ,%dx%d", &count, &cents)) {
    if (count > 0) {
      printf("%d\n\n", cents);
      return 0;
    }
  }
  return 1;
}
