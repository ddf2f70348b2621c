package dev.agon.ladder;

import java.util.OptionalInt;

/**
 * One version of a bot on a ladder; it never changes, and a changed bot is a new version.
 *
 * @param number its place in the order of joining, from 0
 * @param bot the name of the bot, which all its versions share
 * @param author the person or team that it belongs to; may be empty
 * @param content the hash of what it runs
 * @param joinedBefore the number of the first match that it could have been chosen for
 * @param previous the version of the same bot before it
 */
public record LadderVersion(
    int number,
    String bot,
    String author,
    String content,
    long joinedBefore,
    OptionalInt previous) {}
