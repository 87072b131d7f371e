import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { runningTextOf } from '../reading/phrases/phrases.ts';
import { middleOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readAs } from '../reading/values/kinds.ts';
import { boxesOfLine, type ToldBoxes } from './magnetic-line.ts';

type Data = ServiceData<'bankcheck'>;
type Digit = 'C1' | 'C2' | 'C3';

/** Farthest that boxes of one row stand above or below each other, in their heights. */
const level = 1.2;
/** Share of the boxes that are told by the one before them that are right: another box may not have been read. */
const besideBox = 0.8;

const isDigit = (text: string): boolean => /^\d$/.test(text);
/** Series of a book of cheques; captions of the control digits are none. */
const isSeries = (text: string): boolean => /^(?!C[1-3]$)(?:[A-Z]{2}|[A-Z]\d)$|^\d{3}$/.test(text);
const isBox = (text: string): boolean => isDigit(text) || isSeries(text) || /^\d[\d./-]*[\dXx]$/.test(text);
const isDay = (text: string): boolean => /^\d{2}\/\d{2}\/\d{4}$/.test(text);

const isLevel = (token: Token, anchor: Token): boolean =>
  Math.abs(middleOf(token) - middleOf(anchor)) < level * (anchor.bottom - anchor.top);

/** The boxes right of one of its row; captions between them are passed over. */
const behind = (tokens: readonly Token[], anchor: Token | undefined): readonly Token[] =>
  anchor === undefined
    ? []
    : tokens
        .filter((token) => isBox(token.text) && token.left >= anchor.right && isLevel(token, anchor))
        .toSorted((a, b) => a.left - b.left);

/** The control digits, each right behind the box that it controls; the digit that is left over is the one not found so. That of the account stands apart from it nowhere. */
function digitsOf(
  tokens: readonly Token[],
  { agency, account, number }: ToldBoxes,
): ReadonlyMap<Digit, Token> {
  const found = new Map<Digit, Token>();
  const put = (id: Digit, token: Token | undefined): void => {
    if (token !== undefined && isDigit(token.text)) found.set(id, token);
  };
  put('C1', behind(tokens, agency)[0]);
  put('C2', behind(tokens, account)[0]);
  // The series, and whatever else is of the number, may stand before its digit.
  const [first, second] = behind(tokens, number);
  put('C3', first !== undefined && isSeries(first.text) ? second : first);
  const taken = new Set(found.values());
  const [left, ...others] = [number, account, agency]
    .flatMap((anchor) => behind(tokens, anchor))
    .filter((token, at, all) => isDigit(token.text) && !taken.has(token) && all.indexOf(token) === at);
  const isOfAccount = left !== undefined && account !== undefined && isLevel(left, account);
  const missing = (['C1', 'C2', 'C3'] as const).filter(
    (id) => !found.has(id) && (id !== 'C2' || isOfAccount),
  );
  const [only] = missing;
  if (only !== undefined && missing.length === 1 && others.length === 0) put(only, left);
  return found;
}

/** The series, next to the cheque's number or behind that number's digit. */
function seriesOf(tokens: readonly Token[], { number, parts }: ToldBoxes): Token | undefined {
  const [first, second] = behind(tokens, number);
  const token = first !== undefined && isDigit(first.text) ? second : first;
  const isOther = token?.text === parts.bank || token?.text === parts.clearing;
  return token !== undefined && isSeries(token.text) && !isOther ? token : undefined;
}

/**
 * Boxes at the top of a cheque in any order, by those that its magnetic line repeats: the digits of agency, account and number, the series, and
 * the day for which it is post-dated, which is the only one among them.
 */
export function readBoxesByLine(sheet: Sheet): Data {
  const told = boxesOfLine(runningTextOf([sheet]));
  if (told === undefined) return {};
  const { tokens } = sheet;
  const series = seriesOf(tokens, told);
  const { account, number } = told;
  const [day, ...days] = tokens.filter(
    (token) =>
      isDay(token.text) &&
      [account, number].some(
        (anchor) => anchor !== undefined && token.left > anchor.right && isLevel(token, anchor),
      ),
  );
  const of = (token: Token, kind: 'digit' | 'code' | 'date'): Field | undefined => {
    const reading = readAs(token.text, kind);
    return (
      reading &&
      fieldOf({ value: reading.value, printed: token.text, tokens: [token], anchorFit: 1, placed: besideBox })
    );
  };
  const all: readonly (readonly [keyof Data, Field | undefined])[] = [
    ...[...digitsOf(tokens, told)].map(([id, token]) => [id, of(token, 'digit')] as const),
    ['Series', series && of(series, 'code')],
    ['DepositDate', day && days.length === 0 ? of(day, 'date') : undefined],
  ];
  return Object.fromEntries(all.filter(([, field]) => field !== undefined));
}
