import { LRUCache } from 'lru-cache';

/** Requests in flight to a receiver that has not answered yet, or that answers late, or that answers well. */
const fewest = 4;
const mostWhileSlow = 8;
const most = 64;
const slowMs = 2000;
/**
 * Whoever would wait longer for a place does so in the queue, and keeps nobody's place here. A receiver that has shown
 * that it answers well soon has a place again: sending a burst away from it costs more than the wait.
 */
const longestWaitMs = 500;
const longestWaitAtProvenMs = 3000;
/** Away from a receiver that answers, whose pace may change, and from one that does not. */
const longestPostponedMs = 2000;
const longestFromSilentMs = 60_000;
/** Of a receiver that has not answered yet. */
const assumedLatencyMs = 10;

interface Receiver {
  limit: number;
  latencyMs: number;
  /** When each request in flight began, the oldest first. */
  readonly inFlight: Set<{ readonly since: number }>;
  readonly waiting: Set<() => void>;
  /** Whether the last request was answered at all; true at first. */
  isAnswering: boolean;
  /** When the last of those that were sent away has its turn. */
  lastTurnAt: number;
}

export type Admission =
  | { readonly leave: (outcome: { isAnswered: boolean }) => void }
  | { readonly postponedMs: number };

/**
 * Keeps receivers that hang or are slow from taking the places of all others: each has few requests in flight until it
 * has shown that it answers, then more with each answer. Who comes when it is busy waits a moment or comes again when
 * the pace of the receiver says that it is their turn.
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

  /** Milliseconds from one place that becomes free to the next; its limit will have risen while it answers well. */
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

  /** A place at the receiver now or in a moment; otherwise how long to stay away. */
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
