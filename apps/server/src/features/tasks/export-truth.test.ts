import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { aFlow, openReviewed } from '../../testing/reviews.ts';
import { aPdf } from '../../testing/sending.ts';
import { updateRetention } from '../companies/retention/update-retention.ts';
import { purgeDue } from '../retention/purge-due.ts';
import { claimTask } from './claim-task.ts';
import { exportTruth } from './export-truth.ts';
import { submitTask } from './submit-task.ts';

describeOnDatabase('what people made of documents', (kit) => {
  const reviewed = async () => {
    const company = await openReviewed(kit(), aFlow());
    const jobId = await company.send();
    const ctx = company.reviewer();
    await claimTask({ ctx, body: {} });
    const corrections = [
      { key: 'IssuerCNPJ', value: '11222333000181' },
      { key: 'Items[0].Code', value: 'A-1' },
    ];
    await submitTask({ ctx, params: { companyId: company.companyId, jobId }, body: { corrections } });
    return { ...company, jobId };
  };
  const agrees = (
    { owner: ctx, companyId }: Awaited<ReturnType<typeof reviewed>>,
    training_accepted: boolean,
  ) => updateRetention({ ctx, params: { companyId }, body: { training_accepted } });

  it('is exported as truth of companies that agree, while it is kept, and of nobody else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lavra-truth-'));
    try {
      const [willing, unwilling] = [await reviewed(), await reviewed()];
      await agrees(willing, true);
      await agrees(unwilling, false);
      expect(await exportTruth(kit().ctx(), folder)).toBe(1);
      expect(await readdir(join(folder, 'nfe', 'reviewed'))).toEqual([willing.jobId]);
      const place = join(folder, 'nfe', 'reviewed', willing.jobId);
      expect(await readFile(join(place, 'document'))).toEqual(aPdf);
      const same = (value: string) => ({ value, printed: value });
      expect(JSON.parse(await readFile(join(place, 'truth.json'), 'utf8'))).toEqual({
        service: 'nfe',
        turn: 0,
        pages: 1,
        fields: {
          Number: same('3606279'),
          IssuerCNPJ: same('11222333000181'),
          TotalAmount: same('120.50'),
        },
        items: { Items: [{ Code: 'A-1' }] },
      });
      expect((await stat(join(place, 'truth.json'))).mode & 0o077).toBe(0);
      kit().clock.advance(30 * 86_400_000);
      expect(await exportTruth(kit().ctx(), join(folder, 'later'))).toBe(0);
      await purgeDue(kit().ctx(), new AbortController().signal);
      expect(await exportTruth(kit().ctx(), join(folder, 'later'))).toBe(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
