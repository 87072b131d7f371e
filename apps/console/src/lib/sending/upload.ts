import { ApiError } from '@lavra/contract/api-error';
import type { Piece } from './pieces.ts';

export type PutBytes = (put: {
  readonly url: string;
  readonly bytes: Blob;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}) => Promise<{ readonly eTag: string }>;

export interface PieceState {
  readonly piece: Piece;
  readonly status: 'waiting' | 'sending' | 'sent' | 'failed';
  readonly sentBytes: number;
  /** Failed attempts since the piece was last started. */
  readonly failures: number;
  readonly error?: unknown;
  readonly eTag?: string;
}

export interface UploadTools {
  readonly put: PutBytes;
  /** Waits `ms` milliseconds, or until the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Requests in flight at once. */
const concurrency = 3;
const maxFailures = 4;
const firstPauseMs = 1_000;

/** Worth an automatic retry: the connection broke, or the server is busy. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** The bytes have already arrived: the answer to an earlier attempt was lost. */
function isThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'file_already_received';
}

function pauseMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterS ?? 0) * 1000 : 0;
  return Math.max(asked, firstPauseMs * 3 ** (failures - 1));
}

export interface Upload {
  readonly states: () => readonly PieceState[];
  /** Sends the waiting pieces, a few at a time; resolves to true when everything has arrived. */
  readonly run: (signal: AbortSignal) => Promise<boolean>;
  /** Puts failed pieces (or the named one) back to waiting. */
  readonly revive: (key?: string) => void;
}

/**
 * Sends pieces to their presigned URLs. Each piece is sliced from its file when its turn comes, so that a large file
 * is never held in memory; an attempt with a transient error is repeated a few times before the piece counts as
 * failed.
 */
export function createUpload(
  pieces: readonly Piece[],
  urls: Readonly<Record<string, string>>,
  { put, pause, onChange }: UploadTools & { readonly onChange: () => void },
): Upload {
  let states: readonly PieceState[] = pieces.map((piece) => ({
    piece,
    status: 'waiting',
    sentBytes: 0,
    failures: 0,
  }));

  function change(key: string, next: Partial<PieceState>) {
    states = states.map((state) => (state.piece.key === key ? { ...state, ...next } : state));
    onChange();
  }

  async function attempt({ key, file, start, end }: Piece, signal: AbortSignal) {
    const url = urls[key];
    if (url === undefined) throw new ApiError('', { status: 400, code: 'link_invalid' });
    try {
      const onProgress = (sentBytes: number) => change(key, { sentBytes: Math.min(sentBytes, end - start) });
      return await put({ url, bytes: file.slice(start, end), onProgress, signal });
    } catch (error) {
      if (isThere(error)) return { eTag: '' };
      throw error;
    }
  }

  async function send(piece: Piece, signal: AbortSignal) {
    for (let failures = 1; ; failures += 1) {
      change(piece.key, { status: 'sending', sentBytes: 0 });
      try {
        const { eTag } = await attempt(piece, signal);
        change(piece.key, { status: 'sent', sentBytes: piece.end - piece.start, eTag });
        return;
      } catch (error) {
        signal.throwIfAborted();
        const isOver = failures >= maxFailures || !isPassing(error);
        change(piece.key, { status: isOver ? 'failed' : 'sending', sentBytes: 0, failures, error });
        if (isOver) return;
        await pause(pauseMs(failures, error), signal);
      }
    }
  }

  async function sendWaiting(signal: AbortSignal) {
    for (;;) {
      const next = states.find(({ status }) => status === 'waiting');
      if (next === undefined) return;
      await send(next.piece, signal);
    }
  }

  return {
    states: () => states,
    run: async (signal) => {
      await Promise.all(Array.from({ length: concurrency }, () => sendWaiting(signal)));
      return states.every(({ status }) => status === 'sent');
    },
    revive: (key) => {
      for (const { piece, status } of states) {
        if (status === 'failed' && (key === undefined || key === piece.key))
          change(piece.key, { status: 'waiting', failures: 0 });
      }
    },
  };
}
