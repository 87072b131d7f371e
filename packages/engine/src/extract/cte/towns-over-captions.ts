import type { ServiceData } from '@lavra/contract/services/fields';
import { isUf } from '@lavra/brazil/states';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

type Run = readonly Token[];

/** A space wider than this parts two texts of a row, most space over a caption, and between the left edges of both; in glyphs. */
const [betweenTexts, mostOver, aligned] = [1.6, 1.2, 1] as const;
const town = /^(\p{Lu}[\p{L}'’. -]+?) ?[-–—/] ?([A-Z]{2})$/u;
const way = '(?:presta[çc][ãa]o|servi[çc]o|transporte|viagem|trajeto|percurso|rota)';
/** What an end of the way is called; other captions may follow in the same line. */
const [start, end] = [
  new RegExp(`^(?:in[íi]cio|come[çc]o|origem|partida) d[aoe] ${way}(?!\\p{L})`, 'iu'),
  new RegExp(`^(?:t[ée]rmino|fim|final|destino) d[aoe] ${way}(?!\\p{L})`, 'iu'),
] as const;

function townOver(caption: RegExp, runs: readonly Run[], glyph: number) {
  const below = runs.find((run) => caption.test(printedOf(run)));
  if (below === undefined) return undefined;
  const { left, top } = edgesOf(below);
  const over = runs.find((run) => {
    const edges = edgesOf(run);
    const space = top - edges.bottom;
    const isOver = space > -0.4 * glyph && space < mostOver * Math.max(glyph, edges.bottom - edges.top);
    return isOver && Math.abs(edges.left - left) < aligned * glyph;
  });
  const [, name, state] = town.exec(over === undefined ? '' : printedOf(over)) ?? [];
  if (over === undefined || name === undefined || state === undefined || !isUf(state)) return undefined;
  const [city, uf] = [
    readWhole(
      name,
      'city',
      over.filter(({ text }) => name.split(' ').includes(text)),
    ),
    readWhole(
      state,
      'uf',
      over.filter(({ text }) => text.includes(state)),
    ),
  ];
  return (
    city &&
    uf && {
      city: fieldOf({ ...city, anchorFit: 1, placed: placed.text }),
      uf: fieldOf({ ...uf, anchorFit: 1, placed: placed.typed }),
    }
  );
}

/** Where the transport begins and ends, each town with its state over the caption that says which end it is. */
export function readTownsOverCaptions({ rows, glyph }: Sheet): ServiceData<'cte'> {
  const runs = rows.flatMap((row) => runsApart(row, betweenTexts * glyph));
  const [from, to] = [townOver(start, runs, glyph), townOver(end, runs, glyph)];
  return from && to
    ? { OriginCity: from.city, OriginUF: from.uf, DestinationCity: to.city, DestinationUF: to.uf }
    : {};
}
