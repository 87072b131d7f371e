import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { variables } from '../config/variables.ts';
import { createMetrics } from '../platform/metrics.ts';
import { commands } from './commands.ts';
import { doctor } from './doctor/doctor.ts';

const page = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8');

describe('docs/OPERATIONS.md', () => {
  it.each(Object.entries(variables))('explains %s with its default and its sentence', (name, variable) => {
    const fallback: string = 'fallback' in variable ? variable.fallback : '';
    // A list of domains does not fit a table's cell: it is described there instead.
    const shown = fallback.length > 80 ? 'public mail providers' : fallback && `\`${fallback}\``;
    expect(page).toContain(`| \`${name}\` | ${shown} | ${variable.sentence} |`);
  });

  it('names no variable that there is not', () => {
    const rows = page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm);
    expect(Array.from(rows, ([, name]) => name)).toEqual(Object.keys(variables));
  });

  it('names every figure and every command', () => {
    const figures = createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => !/^lavra_(process|nodejs)_/.test(name));
    for (const name of figures) expect(page).toContain(`\`${name}\``);
    for (const { name } of [...commands, doctor]) expect(page).toContain(`cli.js ${name}`);
  });
});
