package dev.agon.run;

import java.util.OptionalDouble;

/**
 * The time of a program for its answers in all its matches.
 *
 * @param bot the entrant's number
 * @param wallSeconds the time from question to answer, for all answers
 * @param slowestSeconds the time of the slowest answer
 * @param cpuSeconds processor time from question to answer, if it is known
 * @param startSeconds the time until it was ready, in all matches
 * @param allCpuSeconds processor time with start-up and what it did between questions, if it is
 *     known
 */
public record TimeSummary(
    int bot,
    long answers,
    double wallSeconds,
    double slowestSeconds,
    OptionalDouble cpuSeconds,
    double startSeconds,
    OptionalDouble allCpuSeconds) {}
