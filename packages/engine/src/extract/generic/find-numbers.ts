import type { GenericField } from '@lavra/contract/fields/generic';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { findPrintedKeys, hasRightDigit } from '../reading/values/keys.ts';
import { labelOf } from '../reading/labels/near-label.ts';
import { edgesOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { finders, type Finder } from './finders.ts';

/** A number found on a page, with its label. */
export interface FoundNumber {
  readonly kind: string;
  readonly field: GenericField;
  readonly holds: boolean;
  readonly number: Field;
  readonly label?: Field;
}

interface Placed {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Matches of a pattern in a row, each with the words it covers. */
export function matchesIn(row: readonly Token[], pattern: RegExp): Placed[] {
  let text = '';
  const spans = row.map((token) => {
    const from = text.length + (text === '' ? 0 : 1);
    text += (text === '' ? '' : ' ') + token.text;
    return { token, from, to: text.length };
  });
  return [...text.matchAll(pattern)].map((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    return {
      text: match[0].trim(),
      tokens: spans.filter((span) => span.from < to && span.to > from).map((span) => span.token),
    };
  });
}

function nearby(sheet: Sheet, placed: Placed, label: Field | undefined): string {
  const [first] = placed.tokens;
  const row = first && sheet.rows.find((each) => each.includes(first));
  const before = row ? row.slice(0, row.indexOf(first) + 1).slice(-6) : [];
  return fold(`${label?.value ?? ''} ${before.map((token) => token.text).join(' ')}`);
}

function foundWith(finder: Finder, sheet: Sheet, placed: Placed): FoundNumber | undefined {
  const value = finder.normalise(placed.text);
  const label = labelOf(sheet, placed.tokens);
  const isLabelled = finder.label === undefined || finder.label.test(nearby(sheet, placed, label));
  const holds = finder.holds(value);
  const isPrintedSo = finder.isPrintedSo?.(placed.text) ?? false;
  // Bare digits pass a check by chance: one row of eleven digits in a hundred is a "CPF".
  const isSelfEvident = holds && (finder.label === undefined || (isPrintedSo && finder.kind === 'cpf'));
  if (!isSelfEvident && !(isLabelled && (holds || isPrintedSo)) && !(isPrintedSo && finder.kind === 'cpf'))
    return undefined;
  const number = fieldOf({
    value,
    printed: placed.text,
    tokens: placed.tokens,
    checks: [{ check: finder.check, ok: holds }],
  });
  return { kind: finder.kind, field: finder.field, holds, number, ...(label ? { label } : {}) };
}

function keysOf(sheet: Sheet): { found: FoundNumber[]; taken: Token[] } {
  const keys = findPrintedKeys(sheet);
  const found = keys.map(({ key, tokens }): FoundNumber => {
    const holds = hasRightDigit(key);
    const label = labelOf(sheet, tokens);
    const printed = tokens.map((token) => token.text).join(' ');
    const number = fieldOf({ value: key, printed, tokens, checks: [{ check: 'key_digits', ok: holds }] });
    return { kind: 'access-key', field: 'AccessKey', holds, number, ...(label ? { label } : {}) };
  });
  return { found, taken: keys.flatMap((key) => key.tokens) };
}

/** What a row of a slip's line holds and nothing else. */
const groupsOfLine = /^(?:\d[\d.-]*\d|\d)$/;

/** The rows, and as one those that hold nothing but figures, right below each other: a narrow paper parts the line of a slip. */
function withPartedLines(rows: Sheet['rows'], glyph: number): Sheet['rows'] {
  const parted: Token[][] = [];
  let last: readonly Token[] = [];
  for (const row of rows) {
    const isOfLine = row.every(({ text }) => groupsOfLine.test(text));
    const isNext = isOfLine && last.length > 0 && edgesOf(row).top - edgesOf(last).bottom < 2 * glyph;
    if (isNext) parted.at(-1)?.push(...row);
    else if (isOfLine) parted.push([...row]);
    last = isOfLine ? row : [];
  }
  return [
    ...rows,
    ...parted.filter((line) => !rows.some((row) => row.length === line.length && row[0] === line[0])),
  ];
}

/** Every number on the page that is known by its check digits, form or label; in reading order within each kind. */
export function findNumbers(sheet: Sheet): FoundNumber[] {
  const keys = keysOf(sheet);
  const found = [...keys.found];
  const taken = new Set<Token>(keys.taken);
  for (const finder of finders) {
    const isLine = finder.field === 'BoletoLine' || finder.field === 'CollectionLine';
    for (const row of isLine ? withPartedLines(sheet.rows, sheet.glyph) : sheet.rows) {
      const free = row.filter((token) => !taken.has(token));
      for (const placed of matchesIn(free, finder.pattern)) {
        const number = foundWith(finder, sheet, placed);
        if (!number) continue;
        found.push(number);
        // A CNPJ and its label may be one word ("CNPJ:00.112…"), but no two numbers share one.
        for (const token of placed.tokens) taken.add(token);
      }
    }
  }
  return found;
}
