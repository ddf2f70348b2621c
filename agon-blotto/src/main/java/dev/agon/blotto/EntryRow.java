package dev.agon.blotto;

import dev.agon.games.blotto.rules.Plan;

/**
 * A row of a file with a valid plan.
 *
 * @param row its number in the sheet, from 1
 * @param id what two entries of the same person have in common
 * @param name what the entry is called
 */
record EntryRow(long row, String id, String name, Plan plan) {}
