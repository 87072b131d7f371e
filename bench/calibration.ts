// Prints how many of the values in the files of `bench/truth.ts --values file` were right, by their confidence: in
// bands, and as shares that never decrease with the confidence, for all layouts and for each half of them:
// node --import tsx bench/calibration.ts files
import { readFileSync } from 'node:fs';

import { percent, row } from './pages.ts';
import type { SaidValue } from './truth-score.ts';

/** Limits the weight of a service with many values. */
const mostOfService = 60;
const edges = [0, 50, 60, 65, 70, 74, 78, 82, 86, 90.05, 94, 97, 100.1];

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('The files that bench/truth.ts --values wrote are wanted');
const values = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly SaidValue[]);

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

/** Shares that never decrease: neighbouring bands that would are merged. */
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

const bands = {
  '50 to 70': [50, 70],
  '70 to 80': [70, 80],
  '80 to 90': [80, 90.05],
  'above 90': [90.05, 101],
} as const;
const papers = {
  text: ({ condition }: SaidValue) => condition === 'text',
  'pictures of DANFE': ({ service, condition }: SaidValue) => service === 'danfe' && condition !== 'text',
  'other pictures': ({ service, condition }: SaidValue) => service !== 'danfe' && condition !== 'text',
};

const bandLines = [
  row(['values', 'band', 'count', 'mean said', 'right', 'wrong']),
  row(Array.from({ length: 6 }, () => '---')),
];
for (const [paper, isOfPaper] of Object.entries(papers))
  for (const [band, [low, high]] of Object.entries(bands)) {
    const here = values.filter(isOfPaper).filter(({ said }) => said >= low && said < high);
    if (here.length === 0) continue;
    const { said, right } = shareOf(here, () => 1);
    const wrong = here.filter(({ isRight }) => !isRight).length;
    bandLines.push(row([paper, band, here.length, said.toFixed(1), percent(right), wrong]));
  }

const lines = [
  ...bandLines,
  '',
  row(['values', 'layouts', 'said', 'right', 'weight']),
  row(Array.from({ length: 5 }, () => '---')),
];
for (const [kind, isOfKind] of Object.entries(kinds))
  for (const [half, isOfHalf] of Object.entries(halves))
    for (const { said, right, weight } of fitted(values.filter(isOfKind).filter(isOfHalf)))
      lines.push(row([kind, half, said.toFixed(1), percent(right), weight.toFixed(0)]));
process.stdout.write(`${lines.join('\n')}\n`);
