import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

/** What a ticket calls itself, alone in its place. */
const title =
  /^(?:Romaneio|Ticket|T[ií]quete|Comprovante|Cupom|Certificado|Boletim|Nota|Guia)(?: d[eao] (?:pesagem|balan[çc]a|recebimento|entrega|entrada|sa[ií]da|descarga|carga|carregamento|expedi[çc][ãa]o))?(?: (?:rodovi[áa]ri[oa]|de (?:pesagem|balan[çc]a|gr[ãa]os|caminh[ãa]o)))?$/iu;
const number = /^(?:N(?:[º°o.]|[Rr][Oo]?\.?){0,2}:? ?)?0*(\d{3,}(?:-\d)?)$/;
/** Most space between the title and its number, in glyphs. */
const under = 4;

/** The number of a ticket that stands alone below the title. */
export function readNumberUnderTitle({ rows, glyph }: Sheet): ServiceData<'weighingticket'> {
  const runs = rows.flatMap((row) => runsOf(row, glyph)).map((run) => ({ run, ...edgesOf(run) }));
  for (const head of runs.filter(({ run }) => title.test(printedOf(run))))
    for (const { run, left, right, top } of runs) {
      const [, printed] = number.exec(printedOf(run)) ?? [];
      const isUnder =
        top > head.bottom && top - head.bottom < under * glyph && left < head.right && right > head.left;
      const reading = isUnder && printed !== undefined ? readWhole(printed, 'text', run) : undefined;
      if (reading) return { TicketNumber: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) };
    }
  return {};
}
