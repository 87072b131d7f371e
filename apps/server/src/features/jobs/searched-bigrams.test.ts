import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { jobs, searchedBigrams, searchedOfJob } from '../../platform/database/schema/jobs.ts';
import { openAccount } from '../../testing/accounts.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { putEndedJob } from '../../testing/ended-jobs.ts';
import { aSending } from '../../testing/sending.ts';
import { listProcessedFiles } from './processed/list-processed-files.ts';
import { deletePurgedBigrams, standsNowhere } from './searched-bigrams.store.ts';
import { createJob } from './sending/create-job.ts';

describeOnDatabase('the bigrams of what a search looks through', (kit) => {
  const setUp = async () => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const { ctx, userId: companyId } = await openAccount(kit());
    const search = async (text: string) =>
      (await listProcessedFiles({ ctx, params: { companyId }, query: { search: text } })).jobs.map(
        (file) => file.batch_ksuid,
      );
    return { ctx, companyId, search };
  };

  it('cover every text of one or two letters of every row, as PostgreSQL writes it', async () => {
    const { ctx, companyId } = await setUp();
    const clientData = [
      { pedido: 'ÀB-7 "x\\y"', número: [1.5, null, true], quebra: 'a\nb\tc' },
      'Só texto, İIı ſK\u212A 😀x \u0301e',
      12_345,
      null,
      ['a', { b: 'Ç' }],
    ];
    for (const [index, given] of clientData.entries()) {
      const filename = `Pasta ${index}/NOTA_é%ß{${index}}.PDF`;
      const id = await putEndedJob(kit(), { companyId, filename, metadata: { client_data: given } });
      const [row] = await ctx.db
        .select({ text: searchedOfJob(jobs).mapWith(String) })
        .from(jobs)
        .where(eq(jobs.id, id));
      const letters = [...(row?.text ?? '')];
      expect(letters.length).toBeGreaterThan(10);
      for (const [place, letter] of letters.entries()) {
        expect([letter, await standsNowhere(ctx.db, companyId, letter)]).toEqual([letter, false]);
        const two = letter + (letters[place + 1] ?? '');
        expect([two, await standsNowhere(ctx.db, companyId, two)]).toEqual([two, false]);
      }
    }
  });

  it('tell of a text that stands nowhere without reading a row, in a company by itself', async () => {
    const { ctx, companyId, search } = await setUp();
    const own = (await createJob({ ctx, ...aSending({ filename: 'a zq.pdf' }) })).id;
    await putEndedJob(kit(), { companyId: 'another', filename: 'xw.pdf' });
    expect(await search('ZQ')).toEqual([own]);
    expect(await search('q')).toEqual([own]);
    const holder = await kit().database.pool.connect();
    try {
      await holder.query('begin; lock table jobs, batches in access exclusive mode');
      for (const text of ['xw', 'qz', 'w', '%_', "'"]) expect([text, await search(text)]).toEqual([text, []]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await standsNowhere(ctx.db, 'another', 'xw')).toBe(false);
    expect(await standsNowhere(ctx.db, 'a third', 'xw')).toBe(true);
    expect(await standsNowhere(ctx.db, companyId, 'xw')).toBe(true);
  });

  it('go with their month once all of it is purged', async () => {
    const { ctx, companyId } = await setUp();
    const unfinished = await putEndedJob(kit(), { companyId, filename: 'zq.pdf', finishedAt: null });
    const months = () =>
      ctx.db.select().from(searchedBigrams).where(eq(searchedBigrams.companyId, companyId));
    await deletePurgedBigrams(ctx.db, new Date('2026-08-01T00:00:00Z'));
    expect(await months()).toHaveLength(1);
    await ctx.db.update(jobs).set({ finishedAt: new Date() }).where(eq(jobs.id, unfinished));
    // The last file of March may be kept until the end of May.
    await deletePurgedBigrams(ctx.db, new Date('2026-05-30T23:59:00Z'));
    expect(await months()).toHaveLength(1);
    await deletePurgedBigrams(ctx.db, new Date('2026-05-31T00:00:00Z'));
    expect(await months()).toEqual([]);
  });
});
