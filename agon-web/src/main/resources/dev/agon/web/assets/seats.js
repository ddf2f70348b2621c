// The seats that this browser plays, so that a player who left a page can come back. The secrets
// stay in the browser's own storage; only the header of a request has one.

const SEAT = 'agon-seat-';
const LINKS = 'agon-links-';

/** The secret of the seat that this tab or else this browser opened last; null if it only watches. */
export function seatOf(id) {
  return sessionStorage.getItem(SEAT + id) ?? localStorage.getItem(SEAT + id);
}

export function rememberSeat(id, token) {
  sessionStorage.setItem(SEAT + id, token);
  localStorage.setItem(SEAT + id, token);
}

export function ownMatches() {
  return Object.keys(localStorage).filter(key => key.startsWith(SEAT)).map(key => key.slice(SEAT.length));
}

/** The links of the other people in a match that this browser started. */
export function linksOf(id) {
  return JSON.parse(localStorage.getItem(LINKS + id) ?? '[]');
}

export function rememberLinks(id, links) {
  localStorage.setItem(LINKS + id, JSON.stringify(links));
}

/** For a match that is over, or one of another database that has the same number. */
export function forgetMatch(id) {
  sessionStorage.removeItem(SEAT + id);
  localStorage.removeItem(SEAT + id);
  localStorage.removeItem(LINKS + id);
}
