import { isCmc7, normaliseCmc7, parseCmc7, type Cmc7Parts } from '@lavra/brazil/cmc7';
import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { tokensIn, type RunningText } from '../reading/phrases/phrases.ts';
import { middleOf, type Token } from '../reading/sheet/sheet.ts';

type Data = ServiceData<'bankcheck'>;

/** Thirty digits with the line's separators between them, from any position: a year may be printed right before them. */
const magneticLines = /(?<!\d)(?=([<>:⑆⑇⑈⑉]? ?(?:\d[<>:⑆⑇⑈⑉ ]{0,3}){29}\d(?!\d)))/gu;

/** The line with sevens read as strokes, which are none of its separators. */
const strokesInLine = /[<⑆⑇][\d/]{8}[<⑆⑇][\d/]{10}[>⑆⑈][\d/]{12}/gu;

interface MagneticLine {
  readonly line: string;
  readonly parts: Cmc7Parts;
  readonly tokens: readonly Token[];
}

/** The magnetic line in running text: one whose check digits hold, else the first. */
function magneticLineIn(running: RunningText): MagneticLine | undefined {
  const text = running.text.replace(strokesInLine, (line) => line.replaceAll('/', '7'));
  const lines = [...text.matchAll(magneticLines)].map(({ index, 1: printed = '' }) => ({
    index,
    printed,
    line: normaliseCmc7(printed),
  }));
  const found = lines.find(({ line }) => isCmc7(line)) ?? lines[0];
  const parts = found && parseCmc7(found.line);
  if (found === undefined || parts === undefined) return undefined;
  const { index, printed, line } = found;
  return { line, parts, tokens: tokensIn(running, index, index + printed.length) };
}

/** The magnetic line holds the cheque's bank, clearing district and number, with check digits of their own. */
export function readMagneticLine(running: RunningText): Data {
  const found = magneticLineIn(running);
  if (found === undefined) return {};
  const { line, parts, tokens } = found;
  const checks = [{ check: 'cmc7_digits' as const, ok: isCmc7(line) }];
  const of = (value: string): Field => fieldOf({ value, tokens, checks });
  if (!isCmc7(line)) return { CMC7: of(line), ...agencyTold(running.tokens, parts) };
  return {
    CMC7: of(line),
    BankCode: of(parts.bank),
    Comp: of(parts.clearing),
    CheckNumber: of(parts.number),
    ...agencyTold(running.tokens, parts),
    ...boxesTold(running.tokens, parts),
  };
}

/** Boxes at the top of a cheque, each where it was found. */
export interface Anchors {
  readonly agency: Token | undefined;
  readonly account: Token | undefined;
  readonly number: Token | undefined;
}

/** Boxes that the magnetic line repeats, and what it says of them. */
interface ToldBoxes extends Anchors {
  readonly parts: Cmc7Parts;
}

/** The boxes that a magnetic line whose check digits hold repeats; undefined without such a line. */
export function boxesOfLine(running: RunningText): ToldBoxes | undefined {
  const found = magneticLineIn(running);
  if (found === undefined || !isCmc7(found.line)) return undefined;
  const { parts } = found;
  const number = running.tokens.find(({ text }) => text === parts.number);
  return { parts, number, ...boxesOf(running.tokens, parts) };
}

/** An agency with its check digit, or with the two figures that some banks print behind a point. */
export const agencyPrint = /^\d{4}(?:-[\dXx]|\.\d{2})?$/;
const plainOf = (text: string): string => text.replace(/[./-]/g, '');

function boxesOf(
  tokens: readonly Token[],
  { agency, account }: Cmc7Parts,
): Pick<Anchors, 'agency' | 'account'> {
  const isAccount = ({ text }: Token): boolean =>
    /^\d[\d./-]*-?[\dXx]$/.test(text) &&
    plainOf(text).length >= leastOfAccount &&
    plainOf(text).padStart(account.length, '0') === account;
  // A figure of the box may be misread, as none of the line is whose check digits hold.
  const isLike = ({ text, conf }: Token): boolean =>
    conf < 100 &&
    /^\d[\d./]*-[\dXx]$/.test(text) &&
    plainOf(text).length >= leastOfAccount &&
    editsOf(plainOf(text).padStart(account.length, '0'), account) === 1;
  const exact = tokens.filter(isAccount);
  const accounts = exact.length > 0 ? exact : tokens.filter(isLike).slice(0, 1);
  const row = accounts[0];
  const inRow = tokens.filter(
    (token) =>
      row !== undefined &&
      agencyPrint.test(token.text) &&
      token.text.startsWith(agency) &&
      Math.abs(middleOf(token) - middleOf(row)) < level * (row.bottom - row.top),
  );
  const before = inRow.find((token) => row !== undefined && token.right < row.left);
  return { account: row, agency: before ?? (inRow.length === 1 ? inRow[0] : undefined) };
}

/** The boxes of agency and account that the magnetic line repeats, whatever stands beside them. */
function boxesTold(tokens: readonly Token[], parts: Cmc7Parts): Data {
  const { agency, account } = boxesOf(tokens, parts);
  const told = (token: Token | undefined, value = plainOf(token?.text ?? '')): Field | undefined =>
    token &&
    fieldOf({
      value,
      printed: token.text,
      tokens: [token],
      anchorFit: 1,
      ...(value === plainOf(token.text) ? {} : { placed: toldByLine, doubts: ['mended'] as const }),
    });
  const Agency = told(agency);
  const AccountNumber = told(account, parts.account.slice(-plainOf(account?.text ?? '').length));
  return { ...(Agency ? { Agency } : {}), ...(AccountNumber ? { AccountNumber } : {}) };
}
/** Fewer figures are of another box. */
const leastOfAccount = 5;

/** Farthest that boxes of one row stand above or below each other, in their heights. */
const level = 1.2;

/** In how many places two numbers of one length differ. */
const editsOf = (one: string, other: string): number =>
  one.length === other.length ? [...one].filter((figure, at) => figure !== other[at]).length : Infinity;

/** The agency of a magnetic line that tells the bank, the clearing district and the number of the boxes, where its own box was read as another one. */
function agencyTold(tokens: readonly Token[], { bank, clearing, number, agency }: Cmc7Parts): Data {
  const boxOf = (text: string): Token | undefined => tokens.find((token) => token.text === text);
  const [first, second, last] = [clearing, bank, number].map(boxOf);
  if (first === undefined || second === undefined) return {};
  const box = tokens.find(
    (token) =>
      /^\d{4}(?:-?[\dXx]|\.\d{2})?$/.test(token.text) &&
      token.left > second.right &&
      (last === undefined || token.right < last.left) &&
      Math.abs(middleOf(token) - middleOf(second)) < level * (second.bottom - second.top),
  );
  // A figure may be read twice, or one that is none.
  const isLonger =
    box !== undefined &&
    /^\d{5}$/.test(box.text) &&
    [...box.text].some((_, at) => box.text.slice(0, at) + box.text.slice(at + 1) === agency);
  if (box === undefined || (box.text.startsWith(agency) && !isLonger)) return {};
  if (last === undefined && !isLonger && editsOf(box.text.slice(0, 4), agency) > 1) return {};
  const value = isLonger ? agency : agency + box.text.slice(4).replace('-', '');
  return { Agency: fieldOf({ value, tokens: [box], anchorFit: 1, placed: toldByLine, doubts: ['mended'] }) };
}

/** Share of the agencies told by the line that are right: either print may be misread. */
const toldByLine = 0.8;
