import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { runningTextOf } from '../reading/phrases/phrases.ts';
import { middleOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readAs } from '../reading/values/kinds.ts';
import { agencyPrint, boxesOfLine, type Anchors } from './magnetic-line.ts';

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

/** Whether a word follows close behind, in heights of the figure: the day of a written date may stand level with a box. */
const closeBehind = 1;
const isOfText = (token: Token, tokens: readonly Token[]): boolean =>
  tokens.some(
    (other) =>
      /^\p{Ll}{2}/u.test(other.text) &&
      isLevel(other, token) &&
      other.left >= token.right &&
      other.left - token.right < closeBehind * (token.bottom - token.top),
  );

/** The boxes right of one of its row; captions between them are passed over. */
const behind = (tokens: readonly Token[], anchor: Token | undefined): readonly Token[] =>
  anchor === undefined
    ? []
    : tokens
        .filter(
          (token) =>
            isBox(token.text) &&
            token.left >= anchor.right &&
            isLevel(token, anchor) &&
            !isOfText(token, tokens),
        )
        .toSorted((a, b) => a.left - b.left);

/** The control digits, each right behind the box that it controls; the digit that is left over is the one not found so. That of the account stands apart from it nowhere. */
function digitsOf(tokens: readonly Token[], { agency, account, number }: Anchors): ReadonlyMap<Digit, Token> {
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

/** The series, next to the cheque's number or behind that number's digit; `others` are boxes of three figures as well. */
function seriesOf(
  tokens: readonly Token[],
  number: Token | undefined,
  isOther: (text: string) => boolean,
): Token | undefined {
  const [first, second] = behind(tokens, number);
  const token = first !== undefined && isDigit(first.text) ? second : first;
  return token !== undefined && isSeries(token.text) && !isOther(token.text) ? token : undefined;
}

/** The boxes are in the upper part of a cheque. */
const upper = 0.4;
const accountPrint = /^(?:\d{2}-)?[\d.]{5,13}-[\dXx]$/;

/** The boxes whose print alone tells them, where no other one has it. */
function boxesByPrint({ tokens, height }: Sheet): Anchors {
  const top = tokens.filter((token) => middleOf(token) < upper * height);
  const only = (found: readonly Token[]): Token | undefined => (found.length === 1 ? found[0] : undefined);
  const account = only(top.filter(({ text }) => accountPrint.test(text)));
  const agency =
    account && only(top.filter((token) => agencyPrint.test(token.text) && isLevel(token, account)));
  return { account, agency, number: only(top.filter(({ text }) => /^\d{6}$/.test(text))) };
}

/**
 * Boxes at the top of a cheque in any order, by those that its magnetic line repeats, or whose print alone tells them: the digits of agency,
 * account and number, the series, and the day for which it is post-dated, which is the only one among them.
 */
export function readBoxesInAnyOrder(sheet: Sheet): Data {
  const { tokens } = sheet;
  const told = boxesOfLine(runningTextOf([sheet]));
  const anchors = told ?? boxesByPrint(sheet);
  const { account, agency, number } = anchors;
  // Bank and clearing district have three figures, too, and without the line nothing tells which they are.
  const isOther = (text: string): boolean =>
    told === undefined ? /^\d/.test(text) : text === told.parts.bank || text === told.parts.clearing;
  const series = seriesOf(tokens, number, isOther);
  const [day, ...days] = tokens.filter(
    (token) =>
      isDay(token.text) &&
      [account, number].some(
        (anchor) => anchor !== undefined && token.left > anchor.right && isLevel(token, anchor),
      ),
  );
  const of = (
    token: Token | undefined,
    kind: 'digit' | 'code' | 'date' | 'number' | 'figures',
  ): Field | undefined => {
    const reading = token && readAs(token.text, kind);
    return (
      reading &&
      fieldOf({
        value: reading.value,
        printed: token.text,
        tokens: [token],
        anchorFit: 1,
        placed: besideBox,
        doubts: told === undefined ? ['inRow'] : [],
      })
    );
  };
  const all: readonly (readonly [keyof Data, Field | undefined])[] = [
    ...(told === undefined
      ? ([
          ['Agency', of(agency, 'number')],
          ['AccountNumber', of(account, 'number')],
          ['CheckNumber', of(number, 'figures')],
        ] as const)
      : []),
    ...[...digitsOf(tokens, anchors)].map(([id, token]) => [id, of(token, 'digit')] as const),
    ['Series', of(series, 'code')],
    ['DepositDate', days.length === 0 ? of(day, 'date') : undefined],
  ];
  return Object.fromEntries(all.filter(([, field]) => field !== undefined));
}
