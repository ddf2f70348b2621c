package dev.agon.web.live;

/** Told of a bridge session while its file is filled, for whoever directs it. */
public interface SessionListener {
  /** The newest version of the file cannot be read; told once for each reason. */
  void unreadable(String problem);

  /** A likely mistake that the version before did not have. */
  void found(String finding);

  void failed(Exception bug);
}
