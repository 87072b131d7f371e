import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Engine, RecogniseOutcome } from '@lavra/engine';
import { expect, it, onTestFinished } from 'vitest';

import { Readings } from './readings.ts';

const crashed: RecogniseOutcome = { kind: 'refused', code: 'recognition_crashed' };
const unread: RecogniseOutcome = { kind: 'refused', code: 'document_too_complex' };
const read: RecogniseOutcome = { kind: 'recognised', result: { Time: '0.10', Quantity: 1, Document: [] } };

/** Stands in for the engine: gives these outcomes, one a reading, the last of them ever after. */
async function readWith(...outcomes: readonly RecogniseOutcome[]) {
  let readings = 0;
  const recognise = async () => {
    readings += 1;
    return outcomes[Math.min(readings, outcomes.length) - 1] ?? read;
  };
  const folder = await mkdtemp(join(tmpdir(), 'lavra-readings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'rg-1.pdf');
  await writeFile(path, 'a document');
  const all = new Readings({ recognise } as unknown as Engine, new AbortController().signal);
  const call = { service: 'rg', path };
  const [first, again] = [await all.read(call), await all.read(call)];
  expect(again).toBe(first);
  return { outcome: first.outcome, readings };
}

it('reads a document once, and again only what the machine ended', async () => {
  expect(await readWith(read)).toEqual({ outcome: read, readings: 1 });
  expect(await readWith(unread)).toEqual({ outcome: unread, readings: 1 });
  expect(await readWith(crashed, read)).toEqual({ outcome: read, readings: 2 });
  expect(await readWith(crashed)).toEqual({ outcome: crashed, readings: 3 });
});
