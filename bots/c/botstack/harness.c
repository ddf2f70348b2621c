/*
 * Plays BotStack over the session protocol with a bot's three functions.
 *
 * The program is started once and forks a child for every match, so that each
 * match begins with fresh variables and none has to start a program. The parent
 * does nothing but wait: when the child has played its match to the end and
 * nothing that it started is left, the parent says that it can play again; when
 * the child has ended in any other way, the parent ends in the same way.
 *
 * The bot never sees the protocol's descriptors as its standard streams: what it
 * prints goes to standard error, and its standard input is empty.
 */
#define _GNU_SOURCE
#include "harness.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* How a child ends that has not been ended by its bot; no bot would choose these by chance. */
enum { MATCH_OVER = 113, NO_MORE_MATCHES = 114 };

/* Beyond what a bot is likely to open or close. */
enum { FIRST_DESCRIPTOR = 200 };

enum { LONGEST_LINE = 64 * 1024 };

static int from_arena, to_arena;

static void say(const char *line, size_t length) {
  while (length > 0) {
    ssize_t n = write(to_arena, line, length);
    if (n < 0 && errno == EINTR) {
      continue;
    }
    if (n <= 0) {
      _exit(1);
    }
    line += n;
    length -= (size_t)n;
  }
}

/* A line from the arena without its end; NULL when there are no more. */
static char *hear(void) {
  static char buffer[LONGEST_LINE];
  static size_t start, end;
  size_t looked = start;
  for (;;) {
    char *newline = memchr(buffer + looked, '\n', end - looked);
    if (newline != NULL) {
      char *line = buffer + start;
      *newline = '\0';
      start = (size_t)(newline + 1 - buffer);
      return line;
    }
    looked = end;
    if (start > 0) {
      memmove(buffer, buffer + start, end - start);
      looked -= start;
      end -= start;
      start = 0;
    }
    ssize_t n = read(from_arena, buffer + end, sizeof buffer - end);
    if (n < 0 && errno == EINTR) {
      continue;
    }
    if (n <= 0) {
      return NULL;
    }
    end += (size_t)n;
  }
}

/*
 * JSON in one pass: `at` goes along the line, and each function leaves it behind
 * what it has read. Only what the arena writes has to be understood.
 */
static const char *at;

static void blanks(void) {
  while (*at == ' ' || *at == '\t' || *at == '\r') {
    at++;
  }
}

/* A string, without its quotes and as it is written; empty when there is none. */
static size_t string(const char **text) {
  blanks();
  if (*at != '"') {
    *text = at;
    return 0;
  }
  const char *first = ++at;
  while (*at != '"' && *at != '\0') {
    at += *at == '\\' && at[1] != '\0' ? 2 : 1;
  }
  *text = first;
  size_t length = (size_t)(at - first);
  at += *at == '"';
  return length;
}

/* Past a value of any kind. */
static void skip(void) {
  const char *text;
  int depth = 0;
  do {
    blanks();
    if (*at == '"') {
      string(&text);
    } else if (*at == '{' || *at == '[') {
      depth++;
      at++;
    } else if (*at == '}' || *at == ']') {
      depth--;
      at++;
    } else if (*at == ',' || *at == ':') {
      at++;
    } else {
      while (*at != '\0' && strchr(",:]}[{\" \t\r", *at) == NULL) {
        at++;
      }
    }
  } while (depth > 0 && *at != '\0');
}

static bool is(const char *text, size_t length, const char *word) {
  return length == strlen(word) && memcmp(text, word, length) == 0;
}

static int number(void) {
  int value = 0;
  blanks();
  while (*at >= '0' && *at <= '9') {
    value = 10 * value + (*at++ - '0');
  }
  return value;
}

/* The name of the next field of an object, at whose brace or comma `at` is; false at the end. */
static bool field(const char **name, size_t *length) {
  blanks();
  if (*at != '{' && *at != ',') {
    at += *at == '}';
    return false;
  }
  at++;
  blanks();
  if (*at == '}') {
    at++;
    return false;
  }
  *length = string(name);
  blanks();
  at += *at == ':';
  return true;
}

/* An item by its word, as counted in glue.c. */
static int item(void) {
  static const char *const words[] = {"empty", "peek", "eject", "skip", "kit", "reload"};
  const char *text;
  size_t length = string(&text);
  for (int i = 0; i < 6; i++) {
    if (is(text, length, words[i])) {
      return i;
    }
  }
  return 0;
}

static void read_player(struct agon_player *player) {
  const char *name;
  size_t length;
  blanks();
  while (field(&name, &length)) {
    if (is(name, length, "wins")) {
      player->wins = number();
    } else if (is(name, length, "health")) {
      player->health = number();
    } else if (is(name, length, "items")) {
      blanks();
      at += *at == '[';
      player->items[0] = item();
      blanks();
      at += *at == ',';
      player->items[1] = item();
      blanks();
      at += *at == ']';
    } else {
      skip();
    }
  }
}

static void read_gun(struct agon_view *view) {
  const char *name;
  size_t length;
  while (field(&name, &length)) {
    if (is(name, length, "bullets")) {
      view->bullets = number();
    } else if (is(name, length, "live")) {
      view->live = number();
    } else {
      skip();
    }
  }
}

enum question { ASK, ANSWER, ITEM, SHOOT, OTHER };

static enum question read_question(void) {
  static const char *const words[] = {"ask", "answer", "item", "shoot"};
  const char *text;
  size_t length = string(&text);
  for (int i = 0; i < 4; i++) {
    if (is(text, length, words[i])) {
      return (enum question)i;
    }
  }
  return OTHER;
}

static enum question read_view(struct agon_view *view) {
  enum question question = OTHER;
  const char *name, *text;
  size_t length;
  *view = (struct agon_view){.next = AGON_UNKNOWN};
  while (field(&name, &length)) {
    if (is(name, length, "question")) {
      question = read_question();
    } else if (is(name, length, "you")) {
      read_player(&view->self);
    } else if (is(name, length, "other")) {
      read_player(&view->other);
    } else if (is(name, length, "gun")) {
      read_gun(view);
    } else if (is(name, length, "next")) {
      length = string(&text);
      view->next = is(text, length, "live") ? AGON_LIVE : AGON_BLANK;
    } else {
      skip();
    }
  }
  return question;
}

enum type { START, QUESTION, OVER, UNKNOWN };

/* A message: what the harness needs to know of it. */
struct message {
  enum type type;
  bool again;
  unsigned long long seed;
  enum question question;
  struct agon_view view;
};

static struct message read_message(const char *line) {
  struct message message = {.type = UNKNOWN, .question = OTHER};
  const char *name, *text;
  size_t length;
  at = line;
  while (field(&name, &length)) {
    if (is(name, length, "type")) {
      length = string(&text);
      message.type = is(text, length, "ask")     ? QUESTION
                     : is(text, length, "start") ? START
                     : is(text, length, "over")  ? OVER
                                                 : UNKNOWN;
    } else if (is(name, length, "seed")) {
      length = string(&text);
      message.seed = strtoull(text, NULL, 10);
    } else if (is(name, length, "again")) {
      blanks();
      message.again = *at == 't';
      skip();
    } else if (is(name, length, "view")) {
      message.question = read_view(&message.view);
    } else {
      skip();
    }
  }
  return message;
}

/*
 * The bot's answer. Bots count on being asked for an item before every shot, but
 * the arena does not ask when there is none: then the bot is asked here, and
 * what it answers makes no difference unless it is no answer at all.
 */
static struct agon_answer answer(enum question question, const struct agon_view *view) {
  static bool item_was_asked;
  switch (question) {
    case ASK:
      item_was_asked = false;
      return agon_abstain(view, 0);
    case ANSWER:
      item_was_asked = false;
      return agon_abstain(view, 1);
    case ITEM:
      item_was_asked = true;
      return agon_item(view);
    case SHOOT:
      if (!item_was_asked) {
        struct agon_answer item = agon_item(view);
        if (item.word == NULL) {
          return item;
        }
      }
      item_was_asked = false;
      return agon_action(view);
    case OTHER:
      break;
  }
  fputs("a question that this harness does not know\n", stderr);
  _exit(1);
}

static void answer_question(const struct message *message) {
  static const char MOVE[] = "{\"type\":\"move\",\"move\":";
  char line[64];
  struct agon_answer given = answer(message->question, &message->view);
  char *end = mempcpy(line, MOVE, sizeof MOVE - 1);
  if (given.word != NULL) {
    *end++ = '"';
    end = stpcpy(end, given.word);
    *end++ = '"';
  } else {
    end += sprintf(end, "\"number %d\"", given.number);
  }
  *end++ = '}';
  *end++ = '\n';
  say(line, (size_t)(end - line));
}

/* Plays a match; the way in which its process has to end. */
static int play(void) {
  static const char READY[] = "{\"type\":\"ready\"}\n";
  static const char READY_AGAIN[] = "{\"type\":\"ready\",\"again\":true}\n";
  bool again = false;
  for (const char *line = hear(); line != NULL; line = hear()) {
    struct message message = read_message(line);
    switch (message.type) {
      case START:
        again = message.again;
        /* A bot that does not seed its own chance gets another one in every match. */
        srand((unsigned)(message.seed ^ message.seed >> 32));
        if (again) {
          say(READY_AGAIN, sizeof READY_AGAIN - 1);
        } else {
          say(READY, sizeof READY - 1);
        }
        break;
      case QUESTION:
        answer_question(&message);
        break;
      case OVER:
        return again ? MATCH_OVER : NO_MORE_MATCHES;
      case UNKNOWN:
        break;
    }
  }
  return NO_MORE_MATCHES;
}

/* Ends as the child has ended, so that the arena learns how. */
static void end_like(int status) {
  if (WIFSIGNALED(status)) {
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
  }
  _exit(WEXITSTATUS(status));
}

static void take_descriptors(void) {
  from_arena = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, FIRST_DESCRIPTOR);
  to_arena = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, FIRST_DESCRIPTOR);
  int nothing = open("/dev/null", O_RDONLY);
  if (from_arena < 0 || to_arena < 0 || nothing < 0 || dup2(nothing, STDIN_FILENO) < 0 ||
      dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
    perror("harness");
    _exit(1);
  }
  close(nothing);
}

/* The arena's process, and the signals as they were before this one began to wait for some. */
static pid_t arena;
static sigset_t usual_signals;

static void on_child(int signal) { (void)signal; }

static void watch_children(void) {
  struct sigaction action = {.sa_handler = on_child};
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, &usual_signals);
  sigaction(SIGCHLD, &action, NULL);
}

/* A match ends with its harness: a bot that got rid of it would be nobody's. */
static void stay_with(pid_t harness) {
  signal(SIGCHLD, SIG_DFL);
  sigprocmask(SIG_SETMASK, &usual_signals, NULL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != harness) {
    _exit(1);
  }
}

/* How the match's process has ended; when the arena is gone, this one ends and that one with it. */
static int wait_for(pid_t match) {
  struct pollfd pipe = {.fd = from_arena};
  int status;
  for (;;) {
    pid_t ended = waitpid(match, &status, WNOHANG);
    if (ended == match) {
      return status;
    }
    if (ended < 0 && errno != EINTR) {
      perror("waitpid");
      _exit(1);
    }
    if (ppoll(&pipe, 1, NULL, &usual_signals) > 0) {
      if (getppid() != arena) {
        _exit(1);
      }
      /* The arena has closed the pipe, so nothing more can be seen there. */
      pipe.fd = -1;
    }
  }
}

int main(void) {
  static const char AGAIN[] = "{\"type\":\"again\"}\n";
  struct rlimit none = {0, 0};
  take_descriptors();
  /* What a bot prints before it crashes is not lost. */
  setvbuf(stdout, NULL, _IONBF, 0);
  /* A crash is no reason to write the memory to disk. */
  setrlimit(RLIMIT_CORE, &none);
  /* What a bot starts and leaves behind becomes a child of this process, where it is seen. */
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  arena = getppid();
  watch_children();
  for (;;) {
    pid_t harness = getpid();
    pid_t match = fork();
    if (match < 0) {
      perror("fork");
      return 1;
    }
    if (match == 0) {
      stay_with(harness);
      int end = play();
      fflush(NULL);
      _exit(end);
    }
    int status = wait_for(match);
    if (WIFEXITED(status) && WEXITSTATUS(status) == NO_MORE_MATCHES) {
      return 0;
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != MATCH_OVER) {
      end_like(status);
    }
    if (waitpid(-1, NULL, WNOHANG) != -1) {
      return 0;
    }
    say(AGAIN, sizeof AGAIN - 1);
  }
}
