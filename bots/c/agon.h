/*
 * Plays matches over the session protocol, and reads its messages: a line of
 * any length, and the values in its JSON. Nothing is copied: a value is a
 * pointer to where it begins in the line, and is valid as long as the line is.
 *
 * Names and strings are compared as they are written; the arena escapes
 * nothing that a game needs.
 */
#ifndef AGON_H
#define AGON_H

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

/* Memory or the end of the program. */
static inline void *agon_alloc(void *old, size_t count, size_t size) {
  void *fresh = size > 0 && count > (size_t)-1 / size ? NULL : realloc(old, count * size);
  if (fresh == NULL && count > 0) {
    fputs("out of memory\n", stderr);
    exit(1);
  }
  return fresh;
}

/* The next line without its end, to be freed by the caller; NULL when there is none. */
static inline char *agon_line(FILE *in) {
  char *line = NULL;
  size_t length = 0;
  size_t room = 0;
  int c = getc(in);
  if (c == EOF) {
    return NULL;
  }
  for (;; c = getc(in)) {
    if (length == room) {
      room = room < 256 ? 256 : room * 2;
      line = agon_alloc(line, room, 1);
    }
    if (c == EOF || c == '\n') {
      line[length] = '\0';
      return line;
    }
    line[length++] = (char)c;
  }
}

static inline const char *agon_skip_blanks(const char *at) {
  return at + strspn(at, " \t\r");
}

static inline const char *agon_skip_string(const char *at) {
  for (at++; *at != '\0' && *at != '"'; at++) {
    if (*at == '\\' && at[1] != '\0') {
      at++;
    }
  }
  return *at == '"' ? at + 1 : at;
}

/* The comma, colon or bracket behind a value, or the end of the line. */
static inline const char *agon_skip(const char *at) {
  size_t depth = 0;
  while (*at != '\0' && (depth > 0 || strchr(",:]}", *at) == NULL)) {
    if (*at == '"') {
      at = agon_skip_string(at);
      continue;
    }
    if (*at == '{' || *at == '[') {
      depth++;
    } else if (*at == '}' || *at == ']') {
      depth--;
    }
    at++;
  }
  return at;
}

/* The value of a member: what is behind its name in an object, itself in an array. */
static inline const char *agon_value(const char *member) {
  const char *end = *member == '"' ? agon_skip(member) : member;
  return *end == ':' ? agon_skip_blanks(end + 1) : member;
}

/* The first member of an object or array; NULL when it has none. */
static inline const char *agon_first(const char *json) {
  const char *at = json == NULL ? "" : agon_skip_blanks(json);
  if (*at != '{' && *at != '[') {
    return NULL;
  }
  at = agon_skip_blanks(at + 1);
  return *at == '\0' || *at == '}' || *at == ']' ? NULL : at;
}

/* The member after this one; NULL when it is the last. */
static inline const char *agon_next(const char *member) {
  const char *at = agon_skip(agon_value(member));
  return *at == ',' ? agon_skip_blanks(at + 1) : NULL;
}

/* Whether a value, or a member's name, is this string. */
static inline bool agon_is(const char *at, const char *text) {
  size_t length = strlen(text);
  return at != NULL && *at == '"' && strncmp(at + 1, text, length) == 0 && at[1 + length] == '"';
}

/* The value of an object's field; NULL when there is none. */
static inline const char *agon_field(const char *object, const char *name) {
  const char *member = agon_first(object);
  while (member != NULL && !agon_is(member, name)) {
    member = agon_next(member);
  }
  return member == NULL ? NULL : agon_value(member);
}

/* The item of an array, counted from 0; NULL when there are not so many. */
static inline const char *agon_item(const char *array, long index) {
  const char *item = agon_first(array);
  while (item != NULL && index-- > 0) {
    item = agon_next(item);
  }
  return item;
}

/* A whole number, quoted or not; 0 when there is none. */
static inline long agon_int(const char *at) {
  return at == NULL ? 0 : strtol(*at == '"' ? at + 1 : at, NULL, 10);
}

/* The value of an object's field whose name is this number; NULL when there is none. */
static inline const char *agon_numbered(const char *object, long name) {
  const char *member = agon_first(object);
  while (member != NULL && agon_int(member) != name) {
    member = agon_next(member);
  }
  return member == NULL ? NULL : agon_value(member);
}

static inline void agon_say(const char *message) {
  puts(message);
  fflush(stdout);
}

/* Plays a match with a function that answers questions; whether another match may follow. */
static inline bool agon_match(void (*answer)(const char *view)) {
  bool again = false, over = false;
  for (char *line; !over && (line = agon_line(stdin)) != NULL; free(line)) {
    const char *type = agon_field(line, "type");
    if (agon_is(type, "start")) {
      const char *may_follow = agon_field(line, "again");
      again = may_follow != NULL && *may_follow == 't';
      agon_say(again ? "{\"type\":\"ready\",\"again\":true}" : "{\"type\":\"ready\"}");
    } else if (agon_is(type, "ask")) {
      answer(agon_field(line, "view"));
      fflush(stdout);
    }
    over = agon_is(type, "over");
  }
  return over && again;
}

/* How a match's process ends if another match may follow; no bot would choose this by chance. */
enum { AGON_PLAY_AGAIN = 113 };

/*
 * Plays matches, each in a process forked from this one, which has never
 * called the bot: every match begins with fresh variables, and none has to
 * start a program. If a match's process ends in any other way than with its
 * match, this one ends in the same way. The result is for main to return.
 */
static inline int agon_play(void (*answer)(const char *view)) {
  for (;;) {
    int status;
    pid_t match = fork();
    if (match == 0) {
      exit(agon_match(answer) ? AGON_PLAY_AGAIN : 0);
    }
    if (match < 0) {
      perror("fork");
      return 1;
    }
    while (waitpid(match, &status, 0) < 0) {
      if (errno != EINTR) {
        perror("waitpid");
        return 1;
      }
    }
    if (WIFSIGNALED(status)) {
      raise(WTERMSIG(status));
      return 1;
    }
    if (WEXITSTATUS(status) != AGON_PLAY_AGAIN) {
      return WEXITSTATUS(status);
    }
    agon_say("{\"type\":\"again\"}");
  }
}

#endif
