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
  /** Tries that failed since the person last asked for one. */
  readonly failures: number;
  readonly error?: unknown;
  readonly eTag?: string;
}

export interface UploadTools {
  readonly put: PutBytes;
  /** Waits so many milliseconds, or until the signal. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Requests at the same time. */
const concurrency = 3;
const maxFailures = 4;
const firstPauseMs = 1_000;

/** Worth another try without asking: the way was interrupted, or the server is busy. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** The bytes are there already: the answer to an earlier try was lost. */
function isThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'file_already_received';
}

function pauseMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterS ?? 0) * 1000 : 0;
  return Math.max(asked, firstPauseMs * 3 ** (failures - 1));
}

export interface Upload {
  readonly states: () => readonly PieceState[];
  /** Sends what still waits, a few pieces at a time; true when everything is there. */
  readonly run: (signal: AbortSignal) => Promise<boolean>;
  /** Failed pieces (or the one named) wait again. */
  readonly revive: (key?: string) => void;
}

/**
 * Sends pieces to their presigned URLs. Each is sliced from its file when its turn comes, so that a file of any size never
 * is in memory; a try that fails in passing is repeated a few times before the piece counts as failed.
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
