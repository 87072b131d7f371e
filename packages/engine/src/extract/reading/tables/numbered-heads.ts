import type { Token } from '../sheet/sheet.ts';

/** The number of an entry, by itself or with what may stand behind it. */
const number = /^(?:n[º°o.]+)?\d{1,3}(?:[.)ªº°:–-]|\.º)?$/i;
/** What lists call one of their entries. */
const entry = /^(?:produto|prod\.?|item|artigo|mercadoria|servi[çc]o)$/i;
/** Signs before a text that say that it can be folded, or that it is an entry of a list. */
const sign = /^[^\p{L}\d]+$/u;

/** The text at the head of an entry, without the sign and the number of the entry before it ("▾ Produto 2: Caneta azul"). */
export function withoutEntryNumber(head: readonly Token[]): readonly Token[] {
  const from = Math.max(
    0,
    head.findIndex(({ text }) => !sign.test(text)),
  );
  const isCalled = entry.test(head[from]?.text ?? '') && number.test(head[from + 1]?.text ?? '');
  const isNumbered = isCalled || number.test(head[from]?.text ?? '');
  if (!isNumbered) return head.slice(from);
  const behind = from + (isCalled ? 2 : 1);
  const to = sign.test(head[behind]?.text ?? '') ? behind + 1 : behind;
  return to < head.length ? head.slice(to) : head.slice(from);
}
