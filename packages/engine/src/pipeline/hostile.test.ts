import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDanfe } from '@lavra/specimens/danfe';
import { hostilePdfs } from '@lavra/specimens/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyUse } from './family-use.ts';
import { createPool, type Pool } from './pool.ts';

const names = Object.keys(hostilePdfs) as (keyof typeof hostilePdfs)[];
const mebibyte = 1_048_576;

describe('PDFs that are made to take everything', () => {
  let folder: string;
  let pool: Pool;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lavra-hostile-'));
    for (const name of names) await writeFile(join(folder, name), hostilePdfs[name]());
    await writeFile(join(folder, 'good'), (await drawDanfe({ seed: 5 })).pdf);
    pool = createPool({ children: 2 });
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  });

  const read = (name: string) =>
    pool.run({ kind: 'recognise', input: { service: 'nfe', files: { document: join(folder, name) } } });
  const memoryNow = () =>
    pool.pids().reduce((sum, pid) => sum + (familyUse(pid)?.memoryBytes ?? 0), 0) / mebibyte;

  it('are refused two at a time within 800 MB over the idle readers, and the next document is read', async () => {
    await Promise.all([read('good'), read('good')]);
    const idle = memoryNow();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, memoryNow())), 20);
    const outcomes = [];
    for (const [index, name] of names.entries()) {
      const other = names[(index + 1) % names.length] ?? name;
      outcomes.push(...(await Promise.all([read(name), read(other)])));
    }
    clearInterval(watch);
    const [form, drawing, picture] = ['document_too_complex', 'document_too_complex', 'page_too_large'];
    const codes = outcomes.map((outcome) => outcome.kind === 'refused' && outcome.code);
    expect(codes).toEqual([form, drawing, drawing, picture, picture, form]);
    expect(most - idle).toBeLessThan(800);
    expect(await read('good')).toMatchObject({ kind: 'recognised' });
  });
});
