// Prints what was right of the values that `bench/truth.ts --values file` left, by what was said of them, fitted on half of the layouts and tried
// on the other half: node --import tsx bench/calibration.ts file
import { readFileSync } from 'node:fs';

import { percent, row } from './pages.ts';
import type { SaidValue } from './truth-score.ts';

/** A service with many values must not speak for the others. */
const mostOfService = 60;
const edges = [0, 50, 60, 65, 70, 74, 78, 82, 86, 90.05, 94, 97, 100.1];

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('The file that bench/truth.ts --values wrote is wanted');
const values = JSON.parse(readFileSync(file, 'utf8')) as readonly SaidValue[];

interface Share {
  readonly weight: number;
  readonly said: number;
  readonly right: number;
}

function shareOf(some: readonly SaidValue[], weightOf: (value: SaidValue) => number): Share {
  const sum = (of: (value: SaidValue) => number) =>
    some.reduce((total, value) => total + weightOf(value) * of(value), 0);
  const weight = sum(() => 1);
  return {
    weight,
    said: sum(({ said }) => said) / weight,
    right: sum(({ isRight }) => Number(isRight)) / weight,
  };
}

const joined = (a: Share, b: Share): Share => {
  const weight = a.weight + b.weight;
  const mean = (part: 'said' | 'right') => (a[part] * a.weight + b[part] * b.weight) / weight;
  return { weight, said: mean('said'), right: mean('right') };
};

/** Shares that never fall: neighbours that would are taken together. */
function fitted(some: readonly SaidValue[]): Share[] {
  const counts = new Map<string, number>();
  for (const { service } of some) counts.set(service, (counts.get(service) ?? 0) + 1);
  const weightOf = ({ service }: SaidValue) => Math.min(1, mostOfService / (counts.get(service) ?? 1));
  const shares: Share[] = [];
  for (const [at, low] of edges.slice(0, -1).entries()) {
    const here = some.filter(({ said }) => said >= low && said < (edges[at + 1] ?? 0));
    if (here.length === 0) continue;
    let share = shareOf(here, weightOf);
    for (let last = shares.at(-1); last !== undefined && last.right > share.right; last = shares.at(-1)) {
      share = joined(last, share);
      shares.pop();
    }
    shares.push(share);
  }
  return shares;
}

const halves = {
  all: () => true,
  odd: ({ layout }: SaidValue) => /[13579]$/.test(layout),
  even: ({ layout }: SaidValue) => /[02468]$/.test(layout),
};
const kinds = {
  'text, no check': ({ condition, isChecked }: SaidValue) => condition === 'text' && !isChecked,
  'pictures, no check': ({ condition, isChecked }: SaidValue) => condition !== 'text' && !isChecked,
  'any, checked': ({ isChecked }: SaidValue) => isChecked,
};

const lines = [
  row(['values', 'layouts', 'said', 'right', 'weight']),
  row(Array.from({ length: 5 }, () => '---')),
];
for (const [kind, isOfKind] of Object.entries(kinds))
  for (const [half, isOfHalf] of Object.entries(halves))
    for (const { said, right, weight } of fitted(values.filter(isOfKind).filter(isOfHalf)))
      lines.push(row([kind, half, said.toFixed(1), percent(right), weight.toFixed(0)]));
process.stdout.write(`${lines.join('\n')}\n`);
