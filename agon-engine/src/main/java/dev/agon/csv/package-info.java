/** Reading tables as people export them from spreadsheets. */
@NullMarked
package dev.agon.csv;

import org.jspecify.annotations.NullMarked;
