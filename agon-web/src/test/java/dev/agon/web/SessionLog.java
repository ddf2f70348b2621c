package dev.agon.web;

import dev.agon.web.live.SessionListener;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Remembers what a listener of a session is told. */
final class SessionLog implements SessionListener {
  final List<String> problems = new CopyOnWriteArrayList<>();
  final List<String> findings = new CopyOnWriteArrayList<>();
  final List<Exception> failures = new CopyOnWriteArrayList<>();

  @Override
  public void unreadable(String problem) {
    problems.add(problem);
  }

  @Override
  public void found(String finding) {
    findings.add(finding);
  }

  @Override
  public void failed(Exception bug) {
    failures.add(bug);
  }
}
