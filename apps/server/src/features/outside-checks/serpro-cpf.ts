import { isCpf, normaliseCpf } from '@lavra/brazil/cpf';
import { z } from 'zod';

import {
  type OutsideCheck,
  compared,
  isSameName,
  notAnswered,
  theDocument,
  unknown,
  valueOf,
} from './outside-check.ts';

/** Answer of Consulta CPF v2; other fields are ignored. `nascimento` is DDMMYYYY. */
const Answer = z.object({
  ni: z.string(),
  nome: z.string(),
  nomeSocial: z.string().optional(),
  nascimento: z.string().regex(/^\d{8}$/),
  situacao: z.object({ codigo: z.string(), descricao: z.string() }),
});

const regular = '0';

/** The Receita Federal's register of persons. Only the CPF is sent; name and birth date are compared here. */
export const serproCpf: OutsideCheck = {
  name: 'serpro_cpf',
  questionOf(result) {
    const found = theDocument(result, 'CPF', isCpf);
    if ('status' in found) return found;
    const cpf = normaliseCpf(found.value);
    return {
      method: 'GET',
      path: `/cpf/${cpf}`,
      // By law a minor's data is withheld, with 422.
      refusals: { 400: unknown, 404: unknown, 422: notAnswered },
      judge(answer) {
        const { ni, nome, nomeSocial, nascimento, situacao } = Answer.parse(answer);
        if (ni !== cpf) throw new Error('The answer is about somebody else');
        if (situacao.codigo !== regular)
          return { status: 'rejected', reason: 'irregular', situation: situacao.descricao };
        const name = valueOf(found.data, 'Name');
        const birthDate = valueOf(found.data, 'BirthDate');
        const fields = {
          CPF: true,
          ...(name === undefined
            ? {}
            : { Name: [nome, nomeSocial ?? nome].some((held) => isSameName(held, name)) }),
          ...(birthDate === undefined
            ? {}
            : { BirthDate: birthDate === nascimento.replace(/^(..)(..)(....)$/, '$3-$2-$1') }),
        };
        return compared(fields, situacao.descricao);
      },
    };
  },
};
