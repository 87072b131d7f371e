import { monthOfName } from '@lavra/brazil/dates';
import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, middleOf, printedOf, rowsOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { figuresOf, type ValueKind } from '../reading/values/kinds.ts';
import { readWhole } from '../reading/values/values.ts';
import { bankNamed } from './banks.ts';

type Data = ServiceData<'bankcheck'>;
type Edges = ReturnType<typeof edgesOf>;

/** Farthest that words of the bank's row stand above or below its name, and the payee's row above it, in glyphs: each writer sits as he likes. */
const [aside, above] = [1.5, 6.5] as const;
/** Least space between the bank's name and the town, and greatest between words of one value, in glyphs. */
const [afterBank, within] = [2.5, 2.5] as const;
/** The town's line ends here, as a share of the width. */
const behindTown = 0.65;
/** The print behind the payee begins here, as a share of the width. */
const behindPayee = 0.74;
/** The holder's print stands in the right half. */
const ofHolder = 0.38;

const isLink = (text: string): boolean => /^(?:d[aeo]s?|D[AEO]S?|e|E|&|-)$/.test(text);
const isNameWord = (text: string): boolean => /^[^\p{L}\d]?\p{Lu}[\p{L}'-]*\p{L}[.,]?$/u.test(text);
/** Print of the model, and numbers in words, are nobody's name. */
const isPrint =
  /^(?:pa[gq]u?e|ch\p{L}que|quan\p{L}+|ou|ordem|sua|centa\p{L}+|acima|este|reais|real|mil|dois|tr[eê]s|local|data|AG|BANCO|RUA|AV|PRA[ÇC]A)\P{L}*$/iu;

/** The end of a company's name, with its points and strokes. */
const legalForm = /^S[./]{1,2}A\.?$/i;

/** The words of a name from the first one on: capitals and what links them, close together. */
function nameIn(tokens: readonly Token[], glyph: number): Token[] {
  const found: Token[] = [];
  for (const token of tokens) {
    const last = found.at(-1);
    if (last && token.left - last.right > within * glyph) break;
    const isOwn =
      (isNameWord(token.text) && !isPrint.test(token.text)) ||
      (last !== undefined && legalForm.test(token.text));
    if (!isOwn && (last === undefined || !isLink(token.text))) break;
    found.push(token);
    if (token.text.endsWith(',')) break;
  }
  while (isLink(found.at(-1)?.text ?? '')) found.pop();
  return found;
}

function written(tokens: readonly Token[], kind: ValueKind, text = printedOf(tokens)): Field | undefined {
  const reading = readWhole(text.replace(/^[^\p{L}\d]+/u, ''), kind, tokens);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed: placed.text, doubts: ['byHand'] });
}

/** Town, day, month and year behind the bank's name. */
function readIssue({ tokens, glyph }: Sheet, bank: readonly Token[]): Data {
  const edges = edgesOf(bank);
  const row = tokens
    .filter(
      (token) =>
        token.left > edges.right + afterBank * glyph &&
        Math.abs(middleOf(token) - middleOf(edges)) < aside * glyph,
    )
    .toSorted((a, b) => a.left - b.left);
  const at = row.findIndex(({ text }) => text.length > 3 && monthOfName(text.replace(/[^\p{L}]/gu, '')));
  const first = row.findIndex(({ text, left }) => isNameWord(text) && left < 1000 * behindTown);
  const month = row[at];
  const town = first < 0 || first === at ? [] : nameIn(row.slice(first, at < 0 ? undefined : at), glyph);
  const letters = printedOf(town).replace(/[^\p{L}]/gu, '').length;
  const data: Data = {};
  // The rest of the bank's name as a company is no town.
  const isBank = at < 0 && row.some(({ text }) => legalForm.test(text));
  const city = letters > 3 && !isBank ? written(town, 'city') : undefined;
  if (city) data.IssueCity = city;
  const days = row.slice(0, Math.max(0, at));
  // A pen's figures may be read as letters like them.
  const day =
    days.findLast(({ text }) => /^\d{1,2}$/.test(text)) ??
    days
      .slice(first + town.length)
      .map((token) => ({ ...token, text: figuresOf(token.text) }))
      .findLast(({ text }) => /^(?:[0-2]?\d|3[01])$/.test(text));
  const year = at < 0 ? undefined : row.slice(at + 1).find(({ text }) => /^\d{4}\.?$/.test(text));
  if (!month || !day || !year) return data;
  const date = written(
    [day, month, year],
    'date',
    `${day.text} de ${month.text} de ${year.text.slice(0, 4)}`,
  );
  if (date) data.IssueDate = date;
  return data;
}

/** The name on the line above the bank's. */
function readPayee({ tokens, glyph }: Sheet, bank: readonly Token[]): Data {
  const edges = edgesOf(bank);
  const near = tokens.filter(
    (token) =>
      token.left < 1000 * behindPayee &&
      middleOf(token) < edges.top - 0.5 * glyph &&
      middleOf(edges) - middleOf(token) < above * glyph,
  );
  for (const row of rowsOf(near, glyph).toReversed()) {
    const start = row.findIndex(({ text }) => isNameWord(text));
    const name = start < 0 || start > 1 ? [] : nameIn(row.slice(start), glyph);
    if (name.filter(({ text }) => text.length > 3).length < 2) continue;
    const payee = written(name, 'name');
    return payee ? { PayeeName: payee } : {};
  }
  return {};
}

const register = /^(?:CPF|CNP[J)\]]?)[:.]?$/;

/** Words in capitals nearer than this behind a name, in glyphs, are its rest: letters between them were lost. */
const behindName = 6;

/** Farthest that the name stands above its number, and that two lines of it stand apart, in glyphs; both begin at one edge. */
const [overNumber, betweenLines, atEdge] = [2.5, 1.2, 2] as const;

/** The words of a text right above some print and set to its left edge. */
function textOver({ tokens, glyph }: Sheet, print: Edges, reach: number): readonly Token[] {
  const over = tokens.filter(
    (token) =>
      token.bottom < print.bottom - 0.5 * glyph &&
      print.top - token.bottom < reach * glyph &&
      token.left > print.left - atEdge * glyph,
  );
  return (
    rowsOf(over, glyph)
      .toReversed()
      .map((row) => runsApart(row, within * glyph)[0] ?? [])
      .find(([first]) => first !== undefined && first.left - print.left < atEdge * glyph) ?? []
  );
}

/** The name right above a number, over two lines where the upper one ends within it or the lower one is a single word. */
function nameOver(sheet: Sheet, label: Token): readonly Token[] {
  const { glyph } = sheet;
  const line = textOver(sheet, label, overNumber);
  const isName = (words: readonly Token[]): boolean =>
    words.length > 0 && nameIn(words, glyph).length === words.length;
  if (!isName(line)) return [];
  const above = textOver(sheet, edgesOf(line), betweenLines);
  const goesOn = isLink(above.at(-1)?.text ?? '');
  const isRest = (goesOn && isName(above.slice(0, -1))) || (line.length === 1 && isName(above));
  return isRest ? [...above, ...line] : line;
}

/** The holder's name, CPF or CNPJ, one below the other, most often in the right half; spaces may part the digits. */
function readHolder(sheet: Sheet): Data {
  const labels = sheet.rows.flatMap((row) =>
    row.flatMap((label) => (register.test(label.text) ? [{ row, label }] : [])),
  );
  const { row, label } = labels.find((each) => each.label.left > 1000 * ofHolder) ?? labels.at(-1) ?? {};
  if (row === undefined || label === undefined) return {};
  const data: Data = {};
  const behind = row.slice(row.indexOf(label) + 1);
  const end = behind.findIndex(({ text }) => /^\p{L}{3}/u.test(text));
  const figures = behind.slice(0, end < 0 ? undefined : end);
  const kind = label.text.startsWith('CPF') ? 'cpf' : 'cnpj';
  const reading = readWhole(
    printedOf(figures).replace(/(?<=\d) (?=[\d./-])|(?<=[./-]) /g, ''),
    kind,
    figures,
  );
  if (reading?.checks.every(({ ok }) => ok) === true)
    data[kind === 'cpf' ? 'CPF' : 'CNPJ'] = fieldOf({ ...reading, anchorFit: 1, placed: placed.typed });
  const name = nameOver(sheet, label);
  const last = name.at(-1);
  if (last === undefined || name.length === 1) return data;
  const isTorn = sheet.tokens.some(
    (token) =>
      /^\p{Lu}{3,}$/u.test(token.text) &&
      Math.abs(middleOf(token) - middleOf(last)) < 0.5 * sheet.glyph &&
      token.left > last.right &&
      token.left - last.right < behindName * sheet.glyph,
  );
  const value = printedOf(name);
  const doubts = isTorn ? (['torn'] as const) : [];
  data.Name = fieldOf({ value, tokens: name, anchorFit: 1, placed: placed.text, doubts });
  return data;
}

/** What stands on the lines of a cheque and below them, told by the bank's name and the holder's register between them. */
export function readLines(sheet: Sheet): Data {
  const [bank = []] = sheet.rows.flatMap((row) => {
    const named = bankNamed(row)?.tokens;
    return named ? [named] : [];
  });
  return {
    ...(bank.length > 0 ? { ...readIssue(sheet, bank), ...readPayee(sheet, bank) } : {}),
    ...readHolder(sheet),
  };
}
