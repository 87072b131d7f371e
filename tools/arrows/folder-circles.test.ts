import { describe, expect, it } from 'vitest';

import { folderCircles } from './folder-circles.mjs';

const file = (path: string) => `apps/server/src/${path}`;
const circlesOf = (...imports: [string, string][]) =>
  folderCircles(imports.map(([from, to]) => [file(from), file(to)] as const));

describe('circles of folders', () => {
  it('are found between two that import each other, however deep the files lie', () => {
    expect(
      circlesOf(
        ['features/jobs/sending/create-job.ts', 'features/companies/index.ts'],
        ['features/companies/delete-company.ts', 'features/jobs/index.ts'],
      ),
    ).toEqual([[file('features/companies'), file('features/jobs')]]);
  });

  it('are found through a third folder', () => {
    expect(circlesOf(['a/a.ts', 'b/b.ts'], ['b/b.ts', 'c/c.ts'], ['c/d.ts', 'a/e.ts'])).toEqual([
      [file('a'), file('b'), file('c')],
    ]);
  });

  it('are none where imports go one way, or between a folder and what lies in it', () => {
    expect(
      circlesOf(
        ['a/a.ts', 'b/b.ts'],
        ['a/a.ts', 'a/deep/b.ts'],
        ['a/deep/b.ts', 'a/kinds.ts'],
        ['b/b.ts', 'b/c.ts'],
      ),
    ).toEqual([]);
  });

  it('are not looked for between packages', () => {
    expect(
      folderCircles([
        ['apps/server/src/a/a.ts', 'packages/engine/src/a/a.ts'],
        ['packages/engine/src/a/a.ts', 'apps/server/src/a/a.ts'],
      ]),
    ).toEqual([]);
  });
});
