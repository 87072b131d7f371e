/** Milliseconds that an answer is new: what a route's loader has just asked for is not asked for again. */
export const newMs = 2_000;

/** Milliseconds between two looks at what is not finished; longer while the server does not answer. */
const followMs = 2_000;
const followAfterFailureMs = 10_000;

/**
 * How a query follows the server: not at all once everything is final. The client of the queries pauses by itself
 * while the page is hidden.
 */
export function followEvery(isFollowing: boolean, status: 'error' | 'pending' | 'success'): number | false {
  if (!isFollowing) return false;
  return status === 'error' ? followAfterFailureMs : followMs;
}
