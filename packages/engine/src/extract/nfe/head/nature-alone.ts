import type { ServiceData } from '@lavra/contract/services/fields';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { placed } from '../../found.ts';
import { runsApart } from '../../reading/sheet/runs.ts';
import { printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { readValue } from '../../reading/values/values.ts';

/** What an operation is called, from its first word on; its words have no figures and end no sentence. */
const operation =
  /^(?:(?:SIMPLES )?REMESSA|(?:RE)?VENDAS?|DEVOLU[ÇC][ÃA]O|TRANSFER[ÊE]NCIA|RETORNO|BONIFICA[ÇC][ÃA]O|INDUSTRIALIZA[ÇC][ÃA]O|COMPRA|DOA[ÇC][ÃA]O|CONSIGNA[ÇC][ÃA]O) (?:DE|D[AO]S?|P\/|PARA|EM|POR|[ÀA]|N[AO]|INTERESTADUAL)(?!\p{L})[^\d:;=]*[^\d:;=.,]$/iu;
/** Most words of such a name, a space that parts two texts of a row and one that parts two rows of one text, in glyphs. */
const [mostWords, apart, betweenRows] = [10, 1.5, 0.9] as const;

/** A row that says the document's number or a day is no row of a paragraph. */
const ofHead = /\d{2}[/.]\d{2}[/.]\d{4}|^NF-?e(?!\p{L})/iu;

/** Whether another text is right above or below this one, from the same edge on: then both are rows of a paragraph. */
function isOfParagraph(run: readonly Token[], others: readonly (readonly Token[])[], glyph: number): boolean {
  const [first] = run;
  return others.some((row) => {
    const [other] = row;
    if (first === undefined || other === undefined || other === first) return false;
    const space = Math.max(other.top - first.bottom, first.top - other.bottom);
    const isNear = Math.abs(other.left - first.left) < glyph && space < betweenRows * glyph;
    return isNear && !ofHead.test(printedOf(row));
  });
}

/** The nature of the operation where it stands in a line of its own without a label ("Venda de mercadoria"), and no other text looks so. */
export function readNatureAlone({ rows, glyph }: Sheet): ServiceData<'nfe'> {
  const runs = rows.flatMap((row) => runsApart(row, apart * glyph));
  const found = runs.filter(
    (run) => run.length <= mostWords && operation.test(printedOf(run)) && !isOfParagraph(run, runs, glyph),
  );
  const [run] = found;
  const reading = found.length === 1 && run !== undefined ? readValue(run, 'text', glyph) : undefined;
  if (reading === undefined) return {};
  return { OperationNature: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) };
}

/** What begins the sentence behind the operation's nature in running text. */
const nextSentence = /\. (?:autorizad[ao]|protocolo|emitid[ao]|chave|(?:a|esta|sua) nota)(?!\p{L}).*$/iu;

/** A day and what is told behind it, which are of other lines. */
const nextDay = / \d{2}[/.-]\d{2}[/.-]\d{4}(?!\d).*$/u;

/** The nature of the operation without the sentence that goes on behind it ("Natureza da operação: Venda. Autorizada pela Sefaz em …"). */
export function withoutNextSentence(nature: Field): Field {
  const value = nature.value.replace(nextSentence, '').replace(nextDay, '');
  return value === nature.value ? nature : { ...nature, value, printed: value };
}
