import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { placed } from '../../found.ts';
import { sizeOfType } from '../../reading/sheet/size-of-type.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { foldWords } from '../../reading/sheet/text.ts';
import { hasLegalForm } from '../../reading/values/company-names.ts';
import { runsApart } from '../../reading/sheet/runs.ts';

/** The head of a page, as a share of its height, and how much larger than the page's print a shop's name is there. */
const [ofHead, larger] = [0.12, 1.3] as const;
/** A space wider than this parts two texts of a row, in glyphs of their own size. */
const betweenTexts = 1.5;

/** Words of titles and labels, of which no shop has its name. */
const ofTitles =
  /\b(?:DANFE|NF E|NFE|NOTA|FISCAL|DOCUMENTO|AUXILIAR|ELETRONICA|SERIE|NUMERO|CHAVE|ACESSO|EMITENTE|ENTRADA|SAIDA|FOLHA|PAGINA|PEDIDO|CNPJ)\b/;

const runsOf = (row: readonly Token[]): Token[][] =>
  runsApart(row, (last) => betweenTexts * (last.bottom - last.top));

/** Least letters of a word of the legal name that a shop on the web has within its own. */
const leastWithin = 4;

/** Whether a name is one word with a word of the legal name in it, as an address on the web has no spaces ("casaaurora"). */
const isOfAddress = (text: string, legal: ReadonlySet<string>): boolean =>
  !text.includes(' ') && [...legal].some((word) => word.length >= leastWithin && text.includes(word));

/** What a shop calls itself in large type at the head of its page, where its legal name with the same word is further down in a block of labels. */
export function shopNameOf(
  { rows, glyph, height, page }: Sheet,
  legal: Field | undefined,
): Field | undefined {
  const [, top = 0] = legal?.box ?? [];
  if (legal === undefined || legal.page !== page || top < ofHead) return undefined;
  const words = new Set(foldWords(legal.value).split(' '));
  const isShop = (run: readonly Token[]): boolean => {
    const text = foldWords(printedOf(run));
    return (
      sizeOfType(run) > larger * glyph &&
      !/\d/.test(text) &&
      !ofTitles.test(text) &&
      !hasLegalForm(printedOf(run)) &&
      (text.split(' ').some((word) => word.length > 2 && !/^D[AEO]S$/.test(word) && words.has(word)) ||
        isOfAddress(text, words))
    );
  };
  const run = rows
    .filter((row) => edgesOf(row).bottom < ofHead * height)
    .flatMap(runsOf)
    .find(isShop);
  return run && fieldOf({ value: printedOf(run), tokens: run, anchorFit: 1, placed: placed.text });
}
