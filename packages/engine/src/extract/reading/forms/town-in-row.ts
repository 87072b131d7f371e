import { isUf } from '@lavra/brazil/states';
import { isTown } from '@lavra/brazil/towns';
import { inRow } from '../labels/around-label.ts';
import { runsApart } from '../sheet/runs.ts';
import { printedOf, type Token } from '../sheet/sheet.ts';

/** Widest space between words of one text, in glyphs. */
const inText = 1.5;
const townFirst = /^(\p{Lu}[\p{L}'’ .-]{2,40}?)(?: ?[/–—-] ?| ?\()([A-Z]{2})\)?(?=$|[ ,;–—-])/u;

/** The town with its state that is set apart further on in the row of an address ("Rua do Sol, 20 – Centro     Lins / SP     CEP 16400-000"). */
export function townInRow(
  address: readonly Token[],
  tokens: readonly Token[],
  glyph: number,
): { readonly town: string; readonly uf: string; readonly tokens: readonly Token[] } | undefined {
  const end = address.at(-1);
  if (end === undefined) return undefined;
  const behind = tokens
    .filter((token) => token.left > end.right && inRow(token, end, glyph))
    .toSorted((a, b) => a.left - b.left);
  const [run = []] = runsApart(behind, inText * glyph);
  const [said, town = '', uf = ''] = townFirst.exec(printedOf(run)) ?? [];
  if (said === undefined || !isUf(uf) || !isTown(town, uf)) return undefined;
  const last = run.findIndex((_, at) => printedOf(run.slice(0, at + 1)).length >= said.length);
  return { town, uf, tokens: run.slice(0, last + 1) };
}
