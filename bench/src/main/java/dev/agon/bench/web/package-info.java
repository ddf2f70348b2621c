/** Benchmarks of the web server. */
@NullMarked
package dev.agon.bench.web;

import org.jspecify.annotations.NullMarked;
