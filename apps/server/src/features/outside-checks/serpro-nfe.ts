import { isAccessKey, normaliseAccessKey } from '@lavra/brazil/access-key';
import { z } from 'zod';

import { type OutsideCheck, compared, theDocument, unknown, valueOf } from './outside-check.ts';

const text = z.union([z.string(), z.number()]).transform(String);
const Event = z.object({ evento: z.object({ infEvento: z.object({ tpEvento: text }) }) });

/** The invoice as in its XML, with later events; other fields are ignored. */
const Answer = z.object({
  nfeProc: z.object({
    NFe: z.object({ infNFe: z.object({ total: z.object({ ICMSTot: z.object({ vNF: text }) }) }) }),
    protNFe: z.object({ infProt: z.object({ chNFe: text, cStat: text, xMotivo: z.string() }) }),
  }),
  procEventoNFe: z
    .union([Event.transform((event) => [event]), z.array(Event)])
    .optional()
    .default([]),
});

/** Authorised, in time or late. */
const authorised = new Set(['100', '150']);
/** Cancelled, by itself or in favour of a replacement. */
const cancelling = new Set(['110111', '110112']);

/** The invoice in the tax authorities' records. Only the access key is sent. */
export const serproNfe: OutsideCheck = {
  name: 'serpro_nfe',
  questionOf(result) {
    const found = theDocument(result, 'AccessKey', (key) => isAccessKey(key, 'nfe'));
    if ('status' in found) return found;
    const key = normaliseAccessKey(found.value);
    return {
      method: 'GET',
      path: `/nfe/${key}`,
      refusals: { 400: unknown, 404: unknown },
      judge(answer) {
        const { nfeProc, procEventoNFe } = Answer.parse(answer);
        const { chNFe, cStat, xMotivo } = nfeProc.protNFe.infProt;
        if (chNFe !== key) throw new Error('The answer is about another invoice');
        if (procEventoNFe.some(({ evento }) => cancelling.has(evento.infEvento.tpEvento)))
          return { status: 'rejected', reason: 'irregular', situation: 'Cancelamento homologado' };
        if (!authorised.has(cStat)) return { status: 'rejected', reason: 'irregular', situation: xMotivo };
        const total = valueOf(found.data, 'TotalAmount');
        return compared(
          {
            AccessKey: true,
            ...(total === undefined
              ? {}
              : { TotalAmount: Number(total) === Number(nfeProc.NFe.infNFe.total.ICMSTot.vNF) }),
          },
          xMotivo,
        );
      },
    };
  },
};
