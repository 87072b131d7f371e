import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { sizeOfType } from '../reading/sheet/size-of-type.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

/** What a ticket calls itself, alone in its place. */
const title =
  /^(?:Pesagem|Romaneio|Ticket|T[ií]quete|Comprovante|Cupom|Certificado|Boletim|Nota|Guia)(?: d[eao] (?:pesagem|balan[çc]a|recebimento|entrega|entrada|sa[ií]da|descarga|carga|carregamento|expedi[çc][ãa]o))?(?: (?:rodovi[áa]ri[oa]|de (?:pesagem|balan[çc]a|gr[ãa]os|caminh[ãa]o)))?$/iu;
/** The number alone, or behind its sign with more of the ticket behind it ("nº 000853 safra 2023/24"), perhaps with its year. */
const number =
  /^(?:N(?:[º°o.]|[Rr][Oo]?\.?){0,2}:? ?)?0*(\d{3,}(?:-\d|\/\d{2,4})?|\d{1,3}(?:\.\d{3})+)$|^N(?:[º°o.]|[Rr][Oo]?\.?){1,2}:? ?0*(\d{3,}(?:-\d|\/\d{2,4})?)(?= \p{L}{3})/iu;
/** The number behind what the ticket calls itself, with its year before it or alone ("Pesagem 2026-11873"), in the type of a title. */
const behindTitle =
  /^(?:Pesagem|Romaneio|Ticket|T[ií]quete)(?: d[eao] (?:pesagem|balan[çc]a))? (?:n[º°o.]+ ?)?((?:19|20)\d{2}[-/]\d{2,}|0*\d{3,}(?:-\d)?)$/iu;
/** Least size of a title compared with the page's print, and the part of the page in which it stands. */
const [ofTitle, ofHead] = [1.3, 0.25] as const;

/** Most space between the title and its number, in glyphs. */
const under = 4;

/** The words of a text that are the number. */
const ofNumber = (run: readonly Token[], printed: string): readonly Token[] => {
  const own = run.filter(({ text }) => text.includes(printed));
  return own.length > 0 ? own : run;
};

/** The number of a ticket that stands alone below the title, or behind it in large type. */
export function readNumberUnderTitle({ rows, glyph, height }: Sheet): ServiceData<'weighingticket'> {
  const runs = rows.flatMap((row) => runsOf(row, glyph)).map((run) => ({ run, ...edgesOf(run) }));
  for (const { run, bottom } of runs) {
    const [, printed] = behindTitle.exec(printedOf(run)) ?? [];
    if (printed === undefined || bottom > ofHead * height || sizeOfType(run) < ofTitle * glyph) continue;
    const reading = readWhole(printed.replace(/^0+/, ''), 'text', ofNumber(run, printed));
    if (reading) return { TicketNumber: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) };
  }
  for (const head of runs.filter(({ run }) => title.test(printedOf(run))))
    for (const { run, left, right, top } of runs) {
      const [, alone, led] = number.exec(printedOf(run)) ?? [];
      const printed = alone ?? led;
      const isUnder =
        top > head.bottom && top - head.bottom < under * glyph && left < head.right && right > head.left;
      const reading =
        isUnder && printed !== undefined
          ? readWhole(printed.replaceAll('.', ''), 'text', ofNumber(run, printed))
          : undefined;
      if (reading) return { TicketNumber: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) };
    }
  return {};
}
