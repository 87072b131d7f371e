import { readFile, stat } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { aPdf, aPng, applicationFor, aSending, openSender, putTo } from '../../testing/sending.ts';
import { createJob } from '../jobs/sending/create-job.ts';
import { withLocalFiles } from './local-files.ts';

describeOnDatabase('the files of a job on this machine', (kit) => {
  async function receivedJob(): Promise<string> {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const { id, urls } = await createJob({ ctx, ...aSending({ service: 'cnh', facematch: true }) });
    await putTo(app, urls['document'], aPdf);
    await putTo(app, urls['selfie'], aPng);
    return id;
  }
  /** A store known only by its interface, like a bucket. */
  const elsewhere = () => ({ ...kit().ctx(), objects: { ...kit().objects, kind: 's3' as const } });

  it('are read where the disk store keeps them', async () => {
    const id = await receivedJob();
    const read = await withLocalFiles(kit().ctx(), id, async ({ document, selfie }) => [
      await readFile(document ?? ''),
      await readFile(selfie ?? ''),
    ]);
    expect(read).toEqual([aPdf, aPng]);
  });

  it('are copies of those in a bucket, gone afterwards, also when the reading failed', async () => {
    const id = await receivedJob();
    const paths: string[] = [];
    const reading = withLocalFiles(elsewhere(), id, async ({ document, selfie }) => {
      paths.push(document ?? '', selfie ?? '');
      expect([await readFile(document ?? ''), await readFile(selfie ?? '')]).toEqual([aPdf, aPng]);
      throw new Error('unreadable');
    });
    await expect(reading).rejects.toThrow('unreadable');
    for (const path of paths) await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
