import type { Part } from '@lavra/contract/endpoints/sending';
import { partSizeBytes } from '@lavra/contract/constants';
import { describe, expect, it } from 'vitest';

import { ApiError } from '@lavra/contract/api-error';
import { type Announced, createSending, type SendingTools } from './sending.ts';
import type { PutBytes } from './upload.ts';

const lostConnection = () => new ApiError('', { status: 0 });
const refusal = (status: number, code: 'file_too_large' | 'link_expired' | 'file_already_received') =>
  new ApiError('refused', { status, code });

interface Script {
  /** Errors that the attempts of a piece meet, in order; later attempts succeed. */
  readonly failures?: Readonly<Record<string, unknown[]>>;
  readonly completeFailures?: unknown[];
  readonly put?: PutBytes;
}

/** A server that keeps what it receives, and a clock that does not wait. */
function fakeServer({ failures = {}, completeFailures = [], put }: Script = {}) {
  const received = new Map<string, Blob>();
  const tries: string[] = [];
  const pauses: number[] = [];
  const completed: (readonly Part[])[] = [];
  const withdrawn: string[] = [];
  let announcements = 0;
  const tools: SendingTools = {
    announce: async (parts): Promise<Announced> => {
      announcements += 1;
      const names =
        parts === undefined ? ['document'] : Array.from({ length: parts }, (_, i) => `part_${i + 1}`);
      const urls = Object.fromEntries(
        [...names, 'selfie'].map((name) => [name, `link-${announcements}/${name}`]),
      );
      return {
        id: `job-${announcements}`,
        urls,
        ...(parts === undefined ? {} : { upload_id: `up-${announcements}` }),
      };
    },
    put:
      put ??
      (async ({ url, bytes, onProgress }) => {
        const key = url.slice(url.indexOf('/') + 1);
        tries.push(key);
        onProgress(Math.floor(bytes.size / 2));
        const failure = failures[key]?.shift();
        if (failure !== undefined) throw failure;
        received.set(url, bytes);
        return { eTag: `tag-${key}` };
      }),
    complete: async (_announced, parts) => {
      completed.push(parts);
      const failure = completeFailures.shift();
      if (failure !== undefined) throw failure;
    },
    withdraw: async ({ id }) => void withdrawn.push(id),
    pause: async (ms) => void pauses.push(ms),
  };
  return { tools, received, tries, pauses, completed, withdrawn };
}

const small = new File(['abc'], 'a.pdf');
/** Two full parts and 7 bytes. */
const large = new File([new Uint8Array(2 * partSizeBytes + 7)], 'a.zip');

describe('Sending a document', () => {
  it('sends a file that fits into one part plainly, and joins nothing', async () => {
    const server = fakeServer();
    const sending = createSending({ document: small }, server.tools);
    await sending.start();
    expect(sending.progress()).toMatchObject({ phase: 'sent', id: 'job-1', sentBytes: 3, totalBytes: 3 });
    expect(server.completed).toEqual([]);
    expect(await server.received.get('link-1/document')?.text()).toBe('abc');
  });

  it('sends a larger file in parts of 5,242,880 bytes and joins them in their order', async () => {
    const server = fakeServer();
    const sending = createSending({ document: large }, server.tools);
    await sending.start();
    const sizes = [1, 2, 3].map((number) => server.received.get(`link-1/part_${number}`)?.size);
    expect(sizes).toEqual([5_242_880, 5_242_880, 7]);
    expect(server.completed).toEqual([
      [
        { number: 1, e_tag: 'tag-part_1' },
        { number: 2, e_tag: 'tag-part_2' },
        { number: 3, e_tag: 'tag-part_3' },
      ],
    ]);
    expect(sending.progress().phase).toBe('sent');
  });

  it('sends the second file of a comparison beside the document', async () => {
    const server = fakeServer();
    const sending = createSending({ document: small, selfie: new File(['12345'], 'face.jpg') }, server.tools);
    await sending.start();
    expect([...server.received.keys()].toSorted()).toEqual(['link-1/document', 'link-1/selfie']);
    expect(sending.progress()).toMatchObject({ phase: 'sent', totalBytes: 8 });
  });

  it('repeats by itself a part whose way was interrupted twice, waiting longer each time', async () => {
    const server = fakeServer({ failures: { part_2: [lostConnection(), lostConnection()] } });
    const sending = createSending({ document: large }, server.tools);
    await sending.start();
    expect(server.tries.filter((key) => key === 'part_2')).toHaveLength(3);
    expect(server.tries.filter((key) => key === 'part_1')).toHaveLength(1);
    expect(server.pauses).toEqual([1000, 3000]);
    expect(sending.progress().phase).toBe('sent');
  });

  it('stops after a bounded number of tries and goes on from the failed part when asked', async () => {
    const server = fakeServer({ failures: { part_2: Array.from({ length: 4 }, lostConnection) } });
    const sending = createSending({ document: large }, server.tools);
    await sending.start();
    const stalled = sending.progress();
    expect(stalled.phase).toBe('stalled');
    expect(stalled.pieces.map(({ status }) => status)).toEqual(['sent', 'failed', 'sent']);
    expect(stalled.sentBytes).toBe(partSizeBytes + 7);
    expect(server.completed).toEqual([]);

    await sending.retry('part_2');
    expect(sending.progress()).toMatchObject({ phase: 'sent', id: 'job-1', sentBytes: large.size });
    expect(server.tries).toEqual(expect.arrayContaining(['part_1', 'part_3']));
    expect(server.tries.filter((key) => key !== 'part_2')).toHaveLength(2);
  });

  it('does not repeat what the server refused for good', async () => {
    const server = fakeServer({ failures: { document: [refusal(413, 'file_too_large')] } });
    const sending = createSending({ document: small }, server.tools);
    await sending.start();
    expect(sending.progress()).toMatchObject({ phase: 'stalled', error: { code: 'file_too_large' } });
    expect(server.tries).toHaveLength(1);
  });

  it('announces anew when the links have expired, and withdraws the first announcement', async () => {
    const server = fakeServer({ failures: { part_1: [refusal(403, 'link_expired')] } });
    const sending = createSending({ document: large }, server.tools);
    await sending.start();
    expect(sending.progress().phase).toBe('stalled');
    await sending.retry();
    expect(sending.progress()).toMatchObject({ phase: 'sent', id: 'job-2' });
    expect(server.withdrawn).toEqual(['job-1']);
  });

  it('takes a file that the server already has as sent', async () => {
    const server = fakeServer({
      failures: { document: [lostConnection(), refusal(409, 'file_already_received')] },
    });
    const sending = createSending({ document: small }, server.tools);
    await sending.start();
    expect(sending.progress().phase).toBe('sent');
  });

  it('joins again after the joining failed, without sending a part twice', async () => {
    const server = fakeServer({ completeFailures: [new ApiError('', { status: 503 })] });
    const sending = createSending({ document: large }, server.tools);
    await sending.start();
    expect(sending.progress()).toMatchObject({ phase: 'failed', error: { status: 503 } });
    await sending.retry();
    expect(sending.progress().phase).toBe('sent');
    expect(server.tries).toHaveLength(3);
  });

  it('ends what is under way when it is cancelled, and tells the server', async () => {
    const aborted: string[] = [];
    const put: PutBytes = ({ url, signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(url);
          reject(lostConnection());
        });
      });
    const server = fakeServer({ put });
    const sending = createSending({ document: small }, server.tools);
    const started = sending.start();
    await expect.poll(() => sending.progress().pieces[0]?.status).toBe('sending');
    await sending.cancel();
    await started;
    expect(sending.progress().phase).toBe('cancelled');
    expect(aborted).toEqual(['link-1/document']);
    expect(server.withdrawn).toEqual(['job-1']);
  });

  it('slices a part from the file only when its turn comes', async () => {
    const asked: (readonly [number, number])[] = [];
    class WatchedFile extends File {
      override slice(start = 0, end = this.size): Blob {
        asked.push([start, end]);
        return super.slice(start, end);
      }
    }
    const document = new WatchedFile([new Uint8Array(4 * partSizeBytes)], 'a.zip');
    const gates: (() => void)[] = [];
    const put: PutBytes = () => new Promise((resolve) => gates.push(() => resolve({ eTag: 't' })));
    const sending = createSending({ document }, fakeServer({ put }).tools);
    const started = sending.start();
    await expect.poll(() => asked.length).toBe(3);
    gates[0]?.();
    await expect.poll(() => asked).toHaveLength(4);
    expect(asked.at(-1)).toEqual([3 * partSizeBytes, 4 * partSizeBytes]);
    for (const open of gates) open();
    await started;
    expect(sending.progress().phase).toBe('sent');
  });
});
