import { fold } from './text.ts';

interface Word {
  readonly text: string;
  readonly folded: string;
}

/** A comb in type, filled or not, and perhaps the number of its row before it, which is no value: "|0|5|/|0|9|/|2|0|2|3|", "1-|2|2|_|". */
const inType = /^(?:\d{1,2}[-.)])?(?:\|(?:[\p{L}\d_,.]?\|)+)(?:[/:.,-](?:\|(?:[\p{L}\d_,.]?\|)+))*$/u;
const rowNumber = /^\d{1,2}[-.)](?=.)/;
/** What a bar of a comb is read as, and those signs that no value has. */
const [bar, clearBar] = [/^[|/\\[\]1Il!]$/, /^[|[\]]$/] as const;
const figure = /^[\p{L}\d]$/u;
const separator = /^[/:,]$/;
/** Least clear bars, or figures with a bar behind each, of a word that is surely a comb, and least such words of a page with combs. */
const [leastBars, leastFigures, leastCombs] = [2, 5, 3] as const;
/** Bars without anything between them; a single one may be a figure between two. */
const empty = /^(?![|[/]1[|\]/]$)(?=.*[^\d])[|/\\[\]1Il!_LH]{2,}$/;

interface Comb {
  readonly text: string;
  /** False where it may be a word of its own: it is a comb on a page that has others. */
  readonly isSure: boolean;
}

/** Figures of a comb of which a bar here and there was not read ("27/1/8/3/2"). */
const lossy = /^\d{1,2}(?:[/|]\d{1,2}){3,}$/;

/** The characters of a comb, of which a few bars may be lost; undefined for other words. */
const combIn = (text: string): Comb | undefined =>
  wholeCombIn(text) ?? (lossy.test(text) ? { text: text.replace(/\D/g, ''), isSure: false } : undefined);

/** The characters of a comb whose bars were read, each behind one of them; undefined for other words. */
function wholeCombIn(text: string): Comb | undefined {
  const signs = [...text.replace(rowNumber, '')];
  const isBar = (at: number): boolean => bar.test(signs[at] ?? '');
  let [found, figures, bars] = ['', 0, 0];
  // A one with a bar behind it is a figure.
  let at = isBar(0) && !/^1[|/\]]/.test(signs.join('')) ? 1 : 0;
  if (at === 1 && clearBar.test(signs[0] ?? '')) bars += 1;
  while (at < signs.length) {
    const sign = signs[at] ?? '';
    if (separator.test(sign) && figures > 0 && isBar(at + 1)) {
      found += sign;
      at += 2;
    } else if (figure.test(sign)) {
      const isLast = at === signs.length - 1;
      if (!isLast && !isBar(at + 1)) return undefined;
      if (clearBar.test(signs[at + 1] ?? '')) bars += 1;
      found += sign;
      figures += 1;
      at += 2;
    } else if (isBar(at)) at += 1;
    else return undefined;
  }
  const isFramed = isBar(0) || bars > 0 || figures >= leastFigures;
  if (figures === 0 || !isFramed) return undefined;
  const digits = found.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
  const isNumber = /^[\d/:,]+$/.test(digits);
  return {
    text: isNumber ? digits : found,
    isSure: isNumber && figures > 1 && (bars >= leastBars || figures >= leastFigures),
  };
}

/** The words of a page with only the characters of those that are combs in type; without those that nobody filled in. */
export function withoutBars<T extends Word>(tokens: readonly T[]): T[] {
  const combs = tokens.map(({ text }) => combIn(text));
  const hasCombs = combs.filter((comb) => comb?.isSure === true).length >= leastCombs;
  return tokens.flatMap((token, at) => {
    const isExact = inType.test(token.text);
    if (!isExact && hasCombs && empty.test(token.text)) return [];
    const exact = isExact ? token.text.replace(rowNumber, '').replace(/[|_]/g, '') : undefined;
    const text = exact ?? (hasCombs ? combs[at]?.text : undefined) ?? token.text;
    if (text === token.text) return [token];
    return /[\p{L}\d]/u.test(text) ? [{ ...token, text, folded: fold(text) }] : [];
  });
}
