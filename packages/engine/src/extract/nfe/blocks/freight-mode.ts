import type { Token } from '../../reading/sheet/sheet.ts';
import { distance, fold } from '../../reading/sheet/text.ts';

/** Words of the modes of freight that are printed with a stroke, which is read as a letter ("DesvRem"). */
const stroked = ['Dest/Rem', 'Prop/Rem', 'Prop/Dest'] as const;
const beginsMode = /^[0-49O](?=$|[-–—])/;

const isOfMode = ({ text }: Token): boolean =>
  /^(?:por|conta|do|de|emit\w*|dest\w*|rem\w*|prop\w*|pr[oó]prio|terceiros?|sem|frete|ocorr[eê]ncia|transporte)[.,/]?/i.test(
    text,
  );

function mended({ text, ...token }: Token): Token {
  const word = stroked.find((each) => fold(text).length >= 6 && distance(fold(text), fold(each), 1) <= 1);
  // The figure of the mode comes before a dash; "O-EMITENTE" has none.
  const own = text.replace(/^O(?=$|[-–—])/, '0');
  return { ...token, text: word !== undefined && !text.includes('/') ? word : own };
}

/** The words of a mode of freight in a picture: from its figure up to the next number, without labels above and the code beside it. */
export function modeOfFreight(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ text }) => beginsMode.test(text));
  // Without its figure the words of the mode are known, and those behind them are the carrier's.
  if (from < 0) return tokens[0] && isOfMode(tokens[0]) ? tokens.filter(isOfMode) : tokens;
  const own = tokens.slice(from);
  const end = own.findIndex(({ text }, index) => index > 0 && /\d{3}/.test(text));
  return (end < 0 ? own : own.slice(0, end)).map(mended);
}
