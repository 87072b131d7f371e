import { outsideCheckEndpoints } from '@lavra/contract/endpoints/outside-checks';
import type { CheckName, CheckOutcome } from '@lavra/contract/model/validation';

import type { Context } from '../../platform/context.ts';
import { invalidInput } from '../../platform/invalid-input.ts';
import { verb } from '../../platform/verb.ts';
import { presentValidation } from '../jobs/index.ts';
import { callService } from './gateway.ts';
import { isQuestion } from './outside-check.ts';
import { isConfigured, outsideChecks } from './plan-validation.ts';

const cpf = { field: 'CPF', sentence: { pt: 'Deve ser um CPF válido.', en: 'Must be a valid CPF.' } };
const accessKey = {
  field: 'AccessKey',
  sentence: { pt: 'Deve ser uma chave de acesso válida.', en: 'Must be a valid access key.' },
};

/** The field without which a check is not asked. */
const askedOf = { serpro_cpf: cpf, serpro_nfe: accessKey, serpro_data_valid: cpf } satisfies Record<
  CheckName,
  unknown
>;

/** Asks a service once through the same adapter as jobs, even while the breaker keeps jobs from asking. */
export const tryOutsideCheck = verb(
  outsideCheckEndpoints.tryOutsideCheck,
  ({ ctx, params, body }) => tryCheck(ctx, params.check, body.number.trim()),
  { isOutside: true },
);

async function tryCheck(ctx: Context, check: CheckName, number: string) {
  const asked = askedOf[check];
  const data = { [asked.field]: { value: number } };
  const question = outsideChecks[check].questionOf({
    Time: '0.00',
    Quantity: 1,
    Document: [{ Page: 1, Data: data }],
  });
  if (!isQuestion(question)) throw invalidInput('body.number', asked.sentence);
  const present = (outcome: CheckOutcome) =>
    presentValidation({ [check]: outcome }, ctx.locale)[check] ?? outcome;
  if (!isConfigured(ctx.config, check)) return { outcome: present({ status: 'not_configured' }), ms: null };
  const { said, ms } = await callService(ctx, check, question);
  return { outcome: present('afterMs' in said ? { status: 'failed', reason: said.reason } : said), ms };
}
