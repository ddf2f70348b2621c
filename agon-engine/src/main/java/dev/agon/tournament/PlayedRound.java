package dev.agon.tournament;

import dev.agon.scoring.Tally;

/** A round and what came of it. */
public record PlayedRound(Round round, Tally tally) {}
