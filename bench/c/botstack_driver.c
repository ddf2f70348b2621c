/* BotStack over the session protocol at the speed of C: botstack_driver SCRIPT MATCHES AT_ONCE BOT
   BOT plays MATCHES matches, so many of them at once, each with a process of both bots that plays
   one match after another, and prints the nanoseconds that it took and how many questions it asked.

   The script has the questions of real matches, a line each: the seat, a blank and the message; a
   line with nothing but a dash ends a match. It is played from its beginning again when it is
   over. The rules are not played: every answer is taken, so that nothing but the asking is
   measured. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char START[] =
    "{\"type\":\"start\",\"protocol\":1,\"game\":\"botstack\",\"seat\":0,\"seats\":2,"
    "\"settings\":{\"skips\":\"wasted\",\"reload-item\":\"bare\",\"empty-slot\":\"nothing\","
    "\"first-load\":\"asks\",\"refused\":\"goes-on\",\"answering\":\"free\"},"
    "\"seed\":\"1234567890123456789\",\"seconds\":30,\"again\":true}\n";
static const char OVER[] = "{\"type\":\"over\",\"places\":[1,2],\"points\":[3,0]}\n";

struct bot {
  int to, from;
};

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static long long wall(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static struct bot start(const char *program) {
  int to[2];
  int from[2];
  if (pipe(to) != 0 || pipe(from) != 0) {
    fail("pipe");
  }
  pid_t pid = fork();
  if (pid < 0) {
    fail("fork");
  }
  if (pid == 0) {
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    for (int descriptor = 3; descriptor < 64; descriptor++) {
      close(descriptor);
    }
    execl(program, program, (char *)NULL);
    fail(program);
  }
  close(to[0]);
  close(from[1]);
  return (struct bot){to[1], from[0]};
}

static void say(const struct bot *bot, const char *line, size_t length) {
  if (write(bot->to, line, length) != (ssize_t)length) {
    fail("write");
  }
}

/* Waits for a line that begins as it should. */
static void hear(const struct bot *bot, const char *beginning) {
  char heard[4096];
  size_t length = 0;
  do {
    ssize_t n = read(bot->from, heard + length, sizeof heard - length);
    if (n <= 0) {
      fail("read");
    }
    length += (size_t)n;
  } while (heard[length - 1] != '\n');
  if (strncmp(heard, beginning, strlen(beginning)) != 0) {
    fprintf(stderr, "expected %s, got %.*s", beginning, (int)length, heard);
    exit(1);
  }
}

/* Plays matches from the script; how many questions that were. */
static long play(const char *script, long matches, const struct bot bots[2]) {
  const char *at = script;
  long asked = 0;
  for (long match = 0; match < matches; match++) {
    for (int seat = 0; seat < 2; seat++) {
      say(&bots[seat], START, sizeof START - 1);
    }
    for (int seat = 0; seat < 2; seat++) {
      hear(&bots[seat], "{\"type\":\"ready\"");
    }
    for (; *at != '-'; asked++) {
      const struct bot *bot = &bots[*at - '0'];
      const char *end = strchr(at, '\n') + 1;
      say(bot, at + 2, (size_t)(end - at - 2));
      hear(bot, "{\"type\":\"move\"");
      at = end;
    }
    at = at[2] == '\0' ? script : at + 2;
    for (int seat = 0; seat < 2; seat++) {
      say(&bots[seat], OVER, sizeof OVER - 1);
    }
    for (int seat = 0; seat < 2; seat++) {
      hear(&bots[seat], "{\"type\":\"again\"");
    }
  }
  return asked;
}

static char *read_script(const char *name) {
  FILE *file = fopen(name, "r");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
    fail(name);
  }
  long length = ftell(file);
  char *text = malloc((size_t)length + 1);
  rewind(file);
  if (text == NULL || fread(text, 1, (size_t)length, file) != (size_t)length) {
    fail(name);
  }
  text[length] = '\0';
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  if (argc != 6) {
    fprintf(stderr, "usage: botstack_driver SCRIPT MATCHES AT_ONCE BOT BOT\n");
    return 2;
  }
  char *script = read_script(argv[1]);
  long matches = atol(argv[2]);
  long at_once = atol(argv[3]);
  int counts[2];
  if (pipe(counts) != 0) {
    fail("pipe");
  }
  long long begin = wall();
  for (long worker = 0; worker < at_once; worker++) {
    pid_t pid = fork();
    if (pid < 0) {
      fail("fork");
    }
    if (pid == 0) {
      struct bot bots[2] = {start(argv[4]), start(argv[5])};
      long asked = play(script, (matches + worker) / at_once, bots);
      for (int seat = 0; seat < 2; seat++) {
        close(bots[seat].to);
      }
      while (wait(NULL) > 0) {
      }
      return write(counts[1], &asked, sizeof asked) == (ssize_t)sizeof asked ? 0 : 1;
    }
  }
  long all = 0;
  for (long worker = 0; worker < at_once; worker++) {
    int status;
    long asked;
    if (wait(&status) < 0 || status != 0 ||
        read(counts[0], &asked, sizeof asked) != (ssize_t)sizeof asked) {
      fprintf(stderr, "a worker failed\n");
      return 1;
    }
    all += asked;
  }
  printf("%lld %ld\n", wall() - begin, all);
  return 0;
}
