/* The session protocol at the speed of C: session_driver BOT START ASK MOVES starts the bot, sends
   it START, then ASK as often as MOVES says, and prints the nanoseconds of wall and of its own
   processor time that all the asking took. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long wall(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long cpu(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static void fail(const char *what) {
  perror(what);
  exit(1);
}

/* Says a line and waits for one. */
static void exchange(int to, int from, const char *line, size_t length) {
  char heard[4096];
  if (write(to, line, length) != (ssize_t)length) {
    fail("write");
  }
  ssize_t n;
  do {
    n = read(from, heard, sizeof heard);
    if (n <= 0) {
      fail("read");
    }
  } while (heard[n - 1] != '\n');
}

static char *line_of(const char *text) {
  size_t length = strlen(text);
  char *line = malloc(length + 2);
  memcpy(line, text, length);
  line[length] = '\n';
  line[length + 1] = '\0';
  return line;
}

int main(int argc, char **argv) {
  if (argc != 5) {
    fprintf(stderr, "usage: session_driver BOT START ASK MOVES\n");
    return 2;
  }
  int to[2];
  int from[2];
  if (pipe(to) != 0 || pipe(from) != 0) {
    fail("pipe");
  }
  pid_t bot = fork();
  if (bot == 0) {
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    close(to[0]);
    close(to[1]);
    close(from[0]);
    close(from[1]);
    execl(argv[1], argv[1], (char *)NULL);
    fail(argv[1]);
  }
  close(to[0]);
  close(from[1]);
  char *start = line_of(argv[2]);
  char *ask = line_of(argv[3]);
  size_t length = strlen(ask);
  long moves = atol(argv[4]);
  exchange(to[1], from[0], start, strlen(start));
  long long wall_before = wall();
  long long cpu_before = cpu();
  for (long i = 0; i < moves; i++) {
    exchange(to[1], from[0], ask, length);
  }
  printf("%lld %lld\n", wall() - wall_before, cpu() - cpu_before);
  close(to[1]);
  waitpid(bot, NULL, 0);
  return 0;
}
