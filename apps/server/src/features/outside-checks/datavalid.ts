import { isCpf, normaliseCpf } from '@lavra/brazil/cpf';
import { z } from 'zod';

import { type OutsideCheck, compared, notAnswered, theDocument, unknown, valueOf } from './outside-check.ts';

const same = z.boolean().optional();

/** Answer of Datavalid v3, `pf-basica`: whether each value sent matches the registered one; other fields are ignored. */
const Answer = z.object({
  cpf_disponivel: z.boolean(),
  nome: same,
  data_nascimento: same,
  situacao_cpf: same,
  cnh_disponivel: same,
  cnh: z.object({ numero_registro: same }).optional(),
  documento: z.object({ numero: same }).optional(),
});

/** Compares a driving licence and an identity card with the government's registers: only what is compared is sent. */
export const datavalid: OutsideCheck = {
  name: 'serpro_data_valid',
  questionOf(result) {
    const found = theDocument(result, 'CPF', isCpf);
    if ('status' in found) return found;
    const of = (name: string) => valueOf(found.data, name);
    const [name, birthDate, licence, identity] = [
      of('Name'),
      of('BirthDate'),
      of('RegistrationNumber'),
      of('DocumentNumber'),
    ];
    return {
      method: 'POST',
      path: '/validate/pf-basica',
      body: {
        key: { cpf: normaliseCpf(found.value) },
        answer: {
          situacao_cpf: 'regular',
          ...(name !== undefined && { nome: name }),
          ...(birthDate !== undefined && { data_nascimento: birthDate }),
          ...(licence !== undefined && { cnh: { numero_registro: licence.replaceAll(/\D/g, '') } }),
          // 1 is an identity card.
          ...(identity !== undefined && {
            documento: { tipo: 1, numero: identity.replaceAll(/[^\dA-Za-z]/g, '') },
          }),
        },
      },
      // DV001, DV002: a minor, or data too poor to compare.
      refusals: { 422: notAnswered },
      judge(answer) {
        const said = Answer.parse(answer);
        if (!said.cpf_disponivel) return unknown;
        if (said.situacao_cpf === false) return { status: 'rejected', reason: 'irregular' };
        const hasLicence = said.cnh_disponivel !== false;
        return compared({
          CPF: true,
          ...(name !== undefined && { Name: said.nome === true }),
          ...(birthDate !== undefined && { BirthDate: said.data_nascimento === true }),
          // A licence was read, but the person has none.
          ...(licence !== undefined && {
            RegistrationNumber: hasLicence && said.cnh?.numero_registro === true,
          }),
          // It knows identity cards only from licences.
          ...(identity !== undefined && hasLicence && { DocumentNumber: said.documento?.numero === true }),
        });
      },
    };
  },
};
