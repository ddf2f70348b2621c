package dev.agon.run;

import java.util.OptionalDouble;

/**
 * What a program took for its answers in all its matches.
 *
 * @param bot the entrant's number
 * @param wallSeconds from question to answer, of all together
 * @param slowestSeconds the longest of them
 * @param cpuSeconds processor time, as far as the system told
 */
public record TimeSummary(
    int bot, long answers, double wallSeconds, double slowestSeconds, OptionalDouble cpuSeconds) {}
