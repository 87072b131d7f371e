import type { Token } from '../sheet/sheet.ts';

/** Other words with which the row below a list begins. */
const isEnd =
  /^DESCONTOS?TOTA|^DESCONTOS\d+KG$|^SEMINFORMACOES|^SOMA|^\d{1,3}(?:NOTAS?(?:FISCA(?:L|IS))?|NFS?E?|DOCUMENTOS?|ITE(?:M|NS))(?:\d|\P{L}|$)/u;
/** The amount of all the goods, alone in its row. */
const isWhole =
  /^VALOR(?:TOTAL)?D[AEO]S?(?:MERCADORIAS?|PRODUTOS|NOTAS?(?:FISCAIS)?|NFE?S?|CARGA)(?:RS?)?\d+$/;
/** What the sum below a list is called. */
export const isSum =
  /^(?:SUB|VALOR|FRETE|PRECO)?TOTA(?:L|IS)|^(?:VALOR|SALDO|LIQUIDO)?ARECEBER|^VALORLIQUIDO|^VALORAPAGAR/;

/** Whether a row is the word for sums, before or behind figures and nothing else. */
export function isOfSums(row: readonly Token[]): boolean {
  const words = row.filter(({ text }) => !/^(?:R\$)?[\d.,%-]+$|^R\$$/.test(text));
  return (
    words.length === 1 &&
    row.length > 1 &&
    (words[0] === row[0] || words[0] === row.at(-1)) &&
    /^(?:TOTA(?:L|IS)|SOMAS?)$/.test(words[0]?.folded ?? '')
  );
}

/** Whether a row is the one below a list: its sum, or words about the whole of it. */
export function endsList(row: readonly Token[]): boolean {
  const text = row.map(({ folded }) => folded).join('');
  return isEnd.test(text) || isWhole.test(text) || isSum.test(text) || isOfSums(row);
}
