import { ApiError } from '@lavra/contract/api-error';
import type { Part } from '@lavra/contract/endpoints/sending';
import type { PresignedUrls } from '@lavra/contract/model/job';

import { type FilesToSend, partsOf, piecesOf } from './pieces.ts';
import { createUpload, type PieceState, type Upload, type UploadTools } from './upload.ts';

/** The server's answer to the announcement of a document. */
export type Announced = Pick<PresignedUrls, 'id' | 'urls' | 'upload_id'>;

export interface SendingTools extends UploadTools {
  readonly announce: (parts: number | undefined, signal: AbortSignal) => Promise<Announced>;
  /** Joins the parts; only for a document sent in parts. */
  readonly complete: (announced: Announced, parts: readonly Part[], signal: AbortSignal) => Promise<void>;
  /** Cancels an announced document that will not be completed. */
  readonly withdraw: (announced: Announced) => Promise<void>;
}

/**
 * `stalled`: pieces failed after the automatic retries; the others have arrived and are kept. `failed`: the
 * announcement or the joining was refused.
 */
export type Phase = 'announcing' | 'uploading' | 'stalled' | 'completing' | 'sent' | 'failed' | 'cancelled';

export interface Progress {
  readonly phase: Phase;
  readonly pieces: readonly PieceState[];
  readonly sentBytes: number;
  readonly totalBytes: number;
  readonly id?: string | undefined;
  readonly error?: unknown;
}

export interface Sending {
  readonly progress: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => Promise<void>;
  /** Resumes: with the failed pieces (or the named one), the joining, or the announcement. */
  readonly retry: (key?: string) => Promise<void>;
  /** Does nothing once everything is sent. */
  readonly cancel: () => Promise<void>;
}

const lostCodes = new Set(['link_expired', 'link_invalid', 'upload_not_found', 'parts_mismatch']);

/** The announced upload cannot be completed any more: only a new announcement helps. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.code !== undefined && lostCodes.has(error.code);
}

function sentPartsOf(states: readonly PieceState[]): Part[] {
  return states.flatMap(({ piece, eTag = '' }) =>
    piece.number === undefined ? [] : [{ number: piece.number, e_tag: eTag }],
  );
}

/** Announces a document, sends its pieces and joins them; reports progress and can resume after a failure. */
export function createSending(files: FilesToSend, tools: SendingTools): Sending {
  const pieces = piecesOf(files);
  const totalBytes = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  const listeners = new Set<() => void>();
  const leaving = new AbortController();
  const { signal } = leaving;
  let announced: Announced | undefined;
  let upload: Upload | undefined;
  let progress: Progress = { phase: 'announcing', pieces: [], sentBytes: 0, totalBytes };

  function show(phase: Phase, error?: unknown) {
    const states = upload?.states() ?? [];
    const sentBytes = states.reduce((sum, state) => sum + state.sentBytes, 0);
    progress = { phase, pieces: states, sentBytes, totalBytes, id: announced?.id, error };
    for (const listener of listeners) listener();
  }

  async function send(current: { readonly announced: Announced; readonly upload: Upload }) {
    show('uploading');
    if (!(await current.upload.run(signal))) {
      show('stalled', current.upload.states().find(({ status }) => status === 'failed')?.error);
      return;
    }
    if (current.announced.upload_id !== undefined) {
      show('completing');
      await tools.complete(current.announced, sentPartsOf(current.upload.states()), signal);
    }
    show('sent');
  }

  /** Runs a step and shows its error, unless the user cancelled. */
  async function guarded(step: () => Promise<void>) {
    try {
      await step();
    } catch (error) {
      if (!signal.aborted) show('failed', error);
    }
  }

  async function begin() {
    show('announcing');
    announced = await tools.announce(partsOf(files.document), signal);
    upload = createUpload(pieces, announced.urls, { ...tools, onChange: () => show(progress.phase) });
    await send({ announced, upload });
  }

  async function beginAgain() {
    if (announced !== undefined) await withdrawQuietly(announced);
    announced = undefined;
    upload = undefined;
    await begin();
  }

  /** The server ends an announced document that never arrives by itself; withdrawing only ends it sooner. */
  async function withdrawQuietly(what: Announced) {
    await tools.withdraw(what).catch(() => undefined);
  }

  return {
    progress: () => progress,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => guarded(begin),
    retry: async (key) => {
      const { phase, error } = progress;
      if (announced === undefined || upload === undefined || isLost(error)) return guarded(beginAgain);
      const current = { announced, upload };
      current.upload.revive(key);
      // While pieces are uploading, the running loop sends the revived ones too.
      if (phase !== 'uploading') await guarded(() => send(current));
    },
    cancel: async () => {
      if (progress.phase === 'sent' || signal.aborted) return;
      leaving.abort();
      show('cancelled');
      if (announced !== undefined) await withdrawQuietly(announced);
    },
  };
}
