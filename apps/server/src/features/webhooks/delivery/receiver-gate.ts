import { LRUCache } from 'lru-cache';

/**
 * Requests in flight to a receiver: before its first answer or without one, while it answers slowly, and while it answers well.
 */
const fewest = 4;
const mostWhileSlow = 8;
const most = 64;
const slowMs = 2000;
/**
 * Longest wait for a place in this process; a longer one is spent in the queue, where it holds nobody's place. A receiver known
 * to answer well soon has a place again: sending a burst back to the queue costs more than the wait.
 */
const longestWaitMs = 500;
const longestWaitAtProvenMs = 3000;
/** Longest time in the queue: for a receiver that answers, whose pace may change, and for one that does not. */
const longestPostponedMs = 2000;
const longestFromSilentMs = 60_000;
/** Assumed for a receiver that has not answered yet. */
const assumedLatencyMs = 10;

interface Receiver {
  limit: number;
  latencyMs: number;
  /** Start of each request in flight, the oldest first. */
  readonly inFlight: Set<{ readonly since: number }>;
  readonly waiting: Set<() => void>;
  /** Whether the last request got any answer; true at first. */
  isAnswering: boolean;
  /** When the last of the postponed messages has its turn. */
  lastTurnAt: number;
}

export type Admission =
  | { readonly leave: (outcome: { isAnswered: boolean }) => void }
  | { readonly postponedMs: number };

/**
 * Keeps receivers that hang or are slow from taking all the places: each has few requests in flight until it has answered, then
 * more with each answer. A message to a busy receiver waits a moment, or comes back when its turn is due at the receiver's pace.
 */
export function createReceiverGate() {
  const receivers = new LRUCache<string, Receiver>({ max: 10_000 });

  function receiverOf(origin: string): Receiver {
    const known = receivers.get(origin);
    if (known) return known;
    const receiver: Receiver = {
      limit: fewest,
      latencyMs: assumedLatencyMs,
      inFlight: new Set(),
      waiting: new Set(),
      isAnswering: true,
      lastTurnAt: 0,
    };
    receivers.set(origin, receiver);
    return receiver;
  }

  /** Milliseconds until the next place becomes free; assumes that the limit rises while the receiver answers well. */
  function paceOf({ inFlight, latencyMs, limit, isAnswering }: Receiver): number {
    const [oldest] = inFlight;
    const oldestMs = oldest ? performance.now() - oldest.since : 0;
    const slowestMs = Math.max(latencyMs, oldestMs);
    return slowestMs / (isAnswering && slowestMs < slowMs ? most : limit);
  }

  function longestWaitFor({ limit, isAnswering, latencyMs }: Receiver): number {
    return isAnswering && limit > mostWhileSlow && latencyMs < slowMs ? longestWaitAtProvenMs : longestWaitMs;
  }

  function admit(receiver: Receiver): Admission {
    const request = { since: performance.now() };
    receiver.inFlight.add(request);
    return {
      leave({ isAnswered }) {
        receiver.inFlight.delete(request);
        receiver.isAnswering = isAnswered;
        const tookMs = performance.now() - request.since;
        receiver.latencyMs = isAnswered ? receiver.latencyMs * 0.9 + tookMs * 0.1 : tookMs;
        const highest = tookMs < slowMs ? most : isAnswered ? mostWhileSlow : fewest;
        receiver.limit = Math.min(receiver.limit + 1, highest);
        for (const proceed of receiver.waiting) {
          if (receiver.inFlight.size >= receiver.limit) break;
          proceed();
        }
      },
    };
  }

  function postpone(receiver: Receiver): Admission {
    const now = performance.now();
    const pace = paceOf(receiver);
    const turnAt = Math.max(receiver.lastTurnAt, now + receiver.waiting.size * pace) + pace;
    const longestMs = receiver.isAnswering ? longestPostponedMs : longestFromSilentMs;
    receiver.lastTurnAt = Math.min(turnAt, now + longestMs);
    return { postponedMs: Math.ceil(receiver.lastTurnAt - now) };
  }

  /** A place at the receiver now or in a moment; otherwise how long to stay in the queue. */
  return async function enter(origin: string): Promise<Admission> {
    const receiver = receiverOf(origin);
    if (receiver.inFlight.size < receiver.limit) return admit(receiver);
    if ((receiver.waiting.size + 1) * paceOf(receiver) > longestWaitFor(receiver)) return postpone(receiver);
    return new Promise((resolve) => {
      const proceed = () => {
        clearTimeout(giveUp);
        receiver.waiting.delete(proceed);
        resolve(admit(receiver));
      };
      const giveUp = setTimeout(() => {
        receiver.waiting.delete(proceed);
        resolve(postpone(receiver));
      }, 2 * longestWaitMs);
      receiver.waiting.add(proceed);
    });
  };
}
