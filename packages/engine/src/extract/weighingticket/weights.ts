import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';
import { momentsApart, weightsApart } from './apart.ts';
import { weightsOfEquations } from './equations.ts';

type Data = ServiceData<'weighingticket'>;

/** What a row of a weighing says it is. A ticket names its rows by the moment, by the weight, or by both. */
const [first, second, net] = [
  /\b(?:ENTRADA|ENTROU|CHEGADA|CHEGOU|1 ?[ªA°º]?\.? ?(?:PESAGEM|PES\b)|PRIMEIRA|INICIAL)\b|^1 ?[ªA°º][ ,.:–-]/i,
  /\bSA[IÍ](?:DA|U)\b|\b(?:2 ?[ªA°º]?\.? ?(?:PESAGEM|PES\b)|SEGUNDA|FINAL)\b|^2 ?[ªA°º][ ,.:–-]/i,
  /\bL[IÍ]Q(?:UIDO|\b)|\bL[IÍ]QUIDO\b|^DIFEREN[ÇC]A\b/i,
] as const;
const [gross, tare] = [
  /\bBRUTO\b|\bCOM CARGA\b|\bCARREGADO\b|\bCHEIO\b/i,
  /\bTARA\b|\bSEM CARGA\b|\bVAZIO\b/i,
] as const;

type Said = 'first' | 'second' | 'net';

/** What a row says; the weight tells it only where no moment does ("ENTRADA (TARA)" is the first one). */
function saidBy(text: string): Said | undefined {
  const tests = [first, second].some((moment) => moment.test(text)) ? [first, second] : [gross, tare];
  const [isFirst, isSecond] = tests.map((test) => test.test(text));
  if (net.test(text)) return isFirst === true || isSecond === true ? undefined : 'net';
  if (isFirst === isSecond) return undefined;
  return isFirst === true ? 'first' : 'second';
}

const weight = /^(?:\d{1,3}(?:\.\d{3})+|\d{3,6})(?:kg)?$/i;

/** A weight that has its row to itself: its title is over it, and that it is the net one the difference alone proves. */
const isWeightAlone = /^(?:\d{1,3}(?:\.\d{3})+|\d{3,6}) ?kg$/i;

/** The weights of a row, the last first: before it are its day and hour, and behind it may be a table of something else. */
const weightsOf = (row: readonly Token[]): Reading[] =>
  row
    .filter(({ text }) => weight.test(text))
    .toReversed()
    .flatMap((token) => readWhole(token.text.replace(/kg$/i, ''), 'integer', [token]) ?? []);

const read = (row: readonly Token[], kind: 'date' | 'time'): Reading | undefined =>
  // A day with points between, or with a comma before its hour, is a day, too.
  row.flatMap((token) => {
    const printed = token.text.replace(/,$/, '');
    const text = kind === 'date' ? printed.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$1/$2/$3') : printed;
    return readWhole(text, kind, [token]) ?? [];
  })[0];

const field = (reading: Reading) => fieldOf({ ...reading, anchorFit: 1, placed: placed.typed });

/** Weights that prove each other: two weighings whose difference is the net weight. */
export function readWeights(sheet: Sheet): Data {
  const told = weightsOfEquations(sheet);
  const inRows = told === undefined ? weightsInRows(sheet) : undefined;
  const apart = told ?? (inRows === undefined ? weightsApart(sheet) : undefined);
  if (apart === undefined) return inRows ?? {};
  const moments = momentsApart(apart, sheet);
  return {
    GrossWeight: field(apart.gross),
    TareWeight: field(apart.tare),
    NetWeight: field(apart.net),
    ...(apart.less && {
      DiscountWeight: field(apart.less.discount),
      FinalNetWeight: field(apart.less.rest),
    }),
    ...(moments && {
      EntryDate: field(moments.first[0]),
      EntryTime: field(moments.first[1]),
      ExitDate: field(moments.second[0]),
      ExitTime: field(moments.second[1]),
    }),
  };
}

interface Weighing {
  readonly row: readonly Token[];
  readonly weight: Reading;
}

/** Two weighings, each in a row of its own, whose difference is the net weight below them; with them when they were made. */
function weightsInRows({ rows }: Sheet): Data | undefined {
  const said = rows.map((row) => ({ row, text: row.map(({ text }) => text).join(' ') }));
  const only = (own: Said): Weighing[] =>
    said
      .filter(({ text }) => saidBy(text) === own)
      .flatMap(({ row }) => weightsOf(row).map((weight) => ({ row, weight })));
  const nets = only('net');
  const alone = said.flatMap(({ row, text }) => (isWeightAlone.test(text) ? weightsOf(row) : []));
  for (const one of only('first'))
    for (const other of only('second')) {
      const difference = Math.abs(Number(one.weight.value) - Number(other.weight.value));
      const rest =
        nets.find(({ weight }) => Number(weight.value) === difference)?.weight ??
        alone.find(({ value }) => Number(value) === difference);
      if (difference === 0 || rest === undefined) continue;
      return provenBy(one, other, rest);
    }
  return undefined;
}

function provenBy(one: Weighing, other: Weighing, rest: Reading): Data {
  const isLoaded = Number(one.weight.value) > Number(other.weight.value);
  const [heavy, light] = isLoaded ? [one.weight, other.weight] : [other.weight, one.weight];
  const moments = [
    ['EntryDate', read(one.row, 'date')],
    ['EntryTime', read(one.row, 'time')],
    ['ExitDate', read(other.row, 'date')],
    ['ExitTime', read(other.row, 'time')],
  ] as const;
  const isTold = moments.every(([, reading]) => reading !== undefined);
  return {
    GrossWeight: field(heavy),
    TareWeight: field(light),
    NetWeight: field(rest),
    ...(isTold ? Object.fromEntries(moments.map(([id, reading]) => [id, reading && field(reading)])) : {}),
  };
}
