import { accessKeyModels, completeAccessKey, parseAccessKey } from '@lavra/brazil/access-key';
import { ufOfIbgeCode } from '@lavra/brazil/states';
import type { Code } from '../../../pages/page.ts';
import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, middleOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';

const shape = /^\d{6}[0-9A-Z]{12}\d{26}$/;

/** Whether the check digit holds, and month, state and model are valid. */
export function hasRightDigit(key: string): boolean {
  return completeAccessKey(key.slice(0, 43)) === key && parseAccessKey(key) !== undefined;
}

/** Whether a text is a key with at most one invalid part: it is returned with a failed check, because without it no key would seem printed. */
function isNearlyKey(key: string): boolean {
  const month = key.slice(4, 6);
  const parts = [
    ufOfIbgeCode(key.slice(0, 2)) !== undefined,
    month >= '01' && month <= '12',
    Object.hasOwn(accessKeyModels, key.slice(20, 22)),
  ];
  return shape.test(key) && parts.filter(Boolean).length >= 2;
}

/** The second row of a key is among this many rows below its first. */
const rowsBetween = 2;

/** A printed key with its words. */
export interface PrintedKey {
  readonly key: string;
  readonly tokens: readonly Token[];
}

const plain = (text: string): string => text.replace(/[\s.:/-]/g, '').toUpperCase();

/** The text with letters and signs that resemble digits replaced by those digits. */
export function figuresOf(text: string): string {
  return text
    .replace(/[OQD]/g, '0')
    .replace(/[IL|!]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')
    .replace(/Z/g, '2');
}

/** A key whose digits were read as letters, restored; accepted only when the check digit then holds. */
function repaired(text: string): string | undefined {
  const key = figuresOf(text);
  return key !== text && /^\d{44}$/.test(key) && hasRightDigit(key) ? key : undefined;
}

function keyIn(text: string): string | undefined {
  return repaired(text) ?? (isNearlyKey(text) ? text : undefined);
}

const isOfKey = ({ text }: Token): boolean => /^(?=.*\d)[0-9A-Z]+$/.test(plain(text));

/** A space wider than this parts two texts of a row, in glyphs. */
const betweenTexts = 1.5;

/** The first word of the text that a key ends: its label, where one leads to it; the key's own word else. */
function leadOf(row: readonly Token[], from: number, glyph: number): Token {
  let at = from;
  while (at > 0 && (row[at]?.left ?? 0) - (row[at - 1]?.right ?? 0) < betweenTexts * glyph) at -= 1;
  const [lead, first] = [row[at], row[from]];
  const isLed = row.slice(at, from).some(({ text }) => text.endsWith(':'));
  if (first === undefined || lead === undefined) throw new RangeError(`no word ${from} in a row`);
  return isLed ? lead : first;
}

/** Groups of figures of one key are as near to each other, and those of two rows in the middle of one box as near to one middle, in glyphs. */
const [betweenGroups, offCentre] = [1.2, 1] as const;

/** The rest of a key below its first row where both are set in the middle of their box. */
function centredUnder(
  row: readonly Token[],
  below: readonly (readonly Token[])[],
  glyph: number,
): readonly Token[] | undefined {
  const [own] = runsApart(row, betweenGroups * glyph);
  if (own === undefined || !own.every(isOfKey)) return undefined;
  const length = (tokens: readonly Token[]): number => plain(printedOf(tokens)).length;
  return below
    .flatMap((other) => runsApart(other, betweenGroups * glyph))
    .find(
      (run) =>
        run.every(isOfKey) &&
        length(own) + length(run) === 44 &&
        Math.abs(centreOf(edgesOf(run)) - centreOf(edgesOf(own))) < offCentre * glyph,
    );
}

/** Every 44-character key printed on the sheet, in one run of words or over two rows, whether or not its check digit holds. */
export function findPrintedKeys(sheet: Sheet): PrintedKey[] {
  const all: PrintedKey[] = [];
  sheet.rows.forEach((row, index) => {
    const below = sheet.rows.slice(index + 1, index + 1 + rowsBetween);
    row.forEach((first, from) => {
      // The second row may begin below the label that leads to the key.
      const lead = leadOf(row, from, sheet.glyph);
      // Words of the next column may be half a row lower and come between the two rows of a key.
      const isUnder = (token: Token) =>
        [first, lead].some(({ left }) => Math.abs(token.left - left) < sheet.glyph);
      const centred = centredUnder(row.slice(from), below, sheet.glyph);
      const next =
        centred ??
        below.find((other) => other.some((token) => isUnder(token) && isOfKey(token))) ??
        below[0] ??
        [];
      const tokens: Token[] = [];
      let text = '';
      // The second row of a key is below its first, so the words of other columns are skipped.
      for (const token of [...row.slice(from), ...next]) {
        const piece = plain(token.text);
        if (!isOfKey(token)) {
          if (row.includes(token)) break;
          continue;
        }
        const isLeft = token.left < lead.left - sheet.glyph;
        if (!row.includes(token) && isLeft && centred === undefined) continue;
        tokens.push(token);
        text += piece;
        if (text.length >= 44) break;
      }
      const key = text.length === 44 ? keyIn(text) : undefined;
      if (key) all.push({ key, tokens });
    });
  });
  // Figures before a key may make another one with its first words, but for the digit.
  const sure = all.filter(({ key }) => hasRightDigit(key));
  const chosen = new Set(apartOf([...sure, ...all.filter((each) => !sure.includes(each))]));
  const found = all.filter((each) => chosen.has(each));
  if (found.some(({ key }) => hasRightDigit(key))) return found;
  const whole = [...keyOfGroups(sheet), ...keysOfLines(sheet)];
  const known = new Set(whole.flatMap(({ tokens }) => tokens));
  return [...whole, ...found.filter(({ tokens }) => !tokens.some((token) => known.has(token)))];
}

/** The keys that share no word with one before them. */
function apartOf(keys: readonly PrintedKey[]): PrintedKey[] {
  const known = new Set<Token>();
  return keys.filter(({ tokens }) => {
    const isFree = !tokens.some((token) => known.has(token));
    if (isFree) for (const token of tokens) known.add(token);
    return isFree;
  });
}

/** A key printed in eleven groups of four characters, which on bent paper may be in two rows; accepted when its check digit holds. */
function keyOfGroups({ tokens, glyph }: Sheet): PrintedKey[] {
  const groups = tokens
    .filter(({ text }) => /^[\dA-Z]{4}$/.test(text) && /\d/.test(text))
    .toSorted((a, b) => a.left - b.left);
  for (const first of groups) {
    const own = groups
      .filter((token) => token.left >= first.left && Math.abs(middleOf(token) - middleOf(first)) <= glyph)
      .slice(0, 11);
    const key = own.map(({ text }) => text).join('');
    if (key.length === 44 && hasRightDigit(key)) return [{ key, tokens: own }];
  }
  return [];
}

/** Space between two pieces of one line of a key, and between its lines, in glyphs. */
const [betweenPieces, betweenLines] = [2, 1.5] as const;

/** A key that a narrow column breaks into three lines or more, one below the other; accepted when its check digit holds. */
function keysOfLines({ tokens, rows, glyph }: Sheet): PrintedKey[] {
  const pieces = new Set(tokens.filter(isOfKey));
  const lineAt = (row: readonly Token[], left: number): Token[] => {
    const from = row.findIndex((token) => pieces.has(token) && Math.abs(token.left - left) < 0.5 * glyph);
    const rest = from < 0 ? [] : row.slice(from);
    const end = rest.findIndex(
      (token, at) =>
        !pieces.has(token) || token.left - (rest[at - 1]?.right ?? token.left) > betweenPieces * glyph,
    );
    return end < 0 ? rest : rest.slice(0, end);
  };
  for (const [index, row] of rows.entries())
    for (const first of row.filter((token) => pieces.has(token))) {
      const own = lineAt(row, first.left);
      let bottom = Math.max(...own.map((token) => token.bottom));
      for (const next of rows.slice(index + 1)) {
        const line = lineAt(next, first.left);
        // Rows of other columns come between.
        if (line.length === 0) continue;
        if (Math.min(...line.map(({ top }) => top)) - bottom > betweenLines * glyph) break;
        own.push(...line);
        bottom = Math.max(...line.map((token) => token.bottom));
        const key = plain(printedOf(own));
        if (key.length > 44) break;
        if (shape.test(key) && hasRightDigit(key)) return [{ key, tokens: own }];
      }
    }
  return [];
}

/** The key in a barcode or QR code of a fiscal document. */
export function keyOfCode(code: Code): string | undefined {
  const fromUrl = /(?:[?&](?:p|chNFe|chCTe|chMDFe)=)([0-9A-Z]{44})/i.exec(code.text)?.[1];
  const key = plain(fromUrl ?? code.text);
  return shape.test(key) && parseAccessKey(key) ? key : undefined;
}

/** The key of a sheet, and where it was read. */
export interface KeyOfSheet {
  readonly key: string;
  /** The code that contains it; absent when it was taken from print. */
  readonly code?: Code;
  /** The printed key, which may differ. */
  readonly printed?: PrintedKey;
}

/**
 * The key of a sheet, from a code or from the first printed key that `isWanted`. A photographed barcode's own check lets one misreading in a
 * hundred pass: when the key's check digit does not hold, print takes precedence.
 */
export function keyOfSheet(sheet: Sheet, isWanted = (_key: string) => true): KeyOfSheet | undefined {
  const printed = findPrintedKeys(sheet).find(({ key }) => isWanted(key));
  const decoded = sheet.codes.flatMap((code) => {
    const key = keyOfCode(code);
    return key === undefined ? [] : [{ key, code, ...(printed ? { printed } : {}) }];
  });
  const inPrint = printed && { key: printed.key, printed };
  const holds = decoded.find(({ key }) => hasRightDigit(key));
  return holds ?? inPrint ?? decoded[0];
}

/** Least groups of four digits in a row that belong to a key, or to its first half. */
const leastGroups = 5;

/** The words of keys printed in groups, even when the key was only partly read: none of them is a number of its own. */
export function figuresOfKeys({ rows, glyph }: Sheet): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const row of rows) {
    let run: Token[] = [];
    for (const token of [...row, undefined]) {
      const last = run.at(-1);
      const isNext = token !== undefined && (last === undefined || token.left - last.right < 2 * glyph);
      if (token !== undefined && isNext && /^\d{4}$/.test(token.text)) {
        run.push(token);
        continue;
      }
      if (run.length >= leastGroups) for (const each of run) found.add(each);
      run = token !== undefined && /^\d{4}$/.test(token.text) ? [token] : [];
    }
  }
  return found;
}

/** Fields that an access key contains as well. */
export interface KeyParts<Id extends string> {
  readonly issuer: Id;
  readonly number: Id;
  readonly series: Id;
  readonly model?: Id;
}
