import { afterEach, expect, it, vi } from 'vitest';

import { fakeUploads } from '../../testing/fake-uploads.ts';
import { putBytes } from './put-bytes.ts';
import { createUpload } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

it('A refused PUT is repeated after what the server asked for, and not before', async () => {
  const busy = { status: 503, body: '{"code":"unavailable"}', headers: { 'retry-after': '20' } };
  const answers = [busy, { status: 200, body: '{}' }];
  const uploads = fakeUploads(() => answers.shift() ?? busy);
  const pauses: number[] = [];
  const document = new File(['abc'], 'a.pdf');
  const upload = createUpload(
    [{ key: 'document', file: document, start: 0, end: document.size }],
    { document: '/v2/storage/put' },
    { put: putBytes, pause: async (ms) => void pauses.push(ms), onChange: () => undefined },
  );
  expect(await upload.run(new AbortController().signal)).toBe(true);
  expect(uploads).toHaveLength(2);
  expect(pauses).toEqual([20_000]);
});

it('A refused PUT is told by its request id, also where something other than the server answered', async () => {
  fakeUploads(() => ({ status: 502, body: '<html>', headers: { 'x-request-id': 'req-9' } }));
  const put = putBytes({
    url: '/v2/storage/put',
    bytes: new Blob(['abc']),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  await expect(put).rejects.toMatchObject({ status: 502, requestId: 'req-9', retryAfterS: undefined });
});
