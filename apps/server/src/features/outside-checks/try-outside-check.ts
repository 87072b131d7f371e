import { outsideCheckEndpoints } from '@lavra/contract/endpoints/outside-checks';
import { ContractError } from '@lavra/contract/errors';
import type { CheckName, CheckOutcome } from '@lavra/contract/model/validation';

import type { Context } from '../../platform/context.ts';
import { verb } from '../../platform/verb.ts';
import { presentValidation } from '../jobs/index.ts';
import { callService } from './gateway.ts';
import { isQuestion } from './outside-check.ts';
import { isConfigured, outsideChecks } from './plan-validation.ts';

/** The field without which a check is not asked. */
const fieldOf: Readonly<Record<CheckName, string>> = {
  serpro_cpf: 'CPF',
  serpro_nfe: 'AccessKey',
  serpro_data_valid: 'CPF',
};

/** Asks a service once through the same adapter as jobs, even while the breaker keeps jobs from asking. */
export const tryOutsideCheck = verb(
  outsideCheckEndpoints.tryOutsideCheck,
  ({ ctx, params, body }) => tryCheck(ctx, params.check, body.number.trim()),
  { isOutside: true },
);

async function tryCheck(ctx: Context, check: CheckName, number: string) {
  const data = { [fieldOf[check]]: { value: number } };
  const question = outsideChecks[check].questionOf({
    Time: '0.00',
    Quantity: 1,
    Document: [{ Page: 1, Data: data }],
  });
  if (!isQuestion(question))
    throw new ContractError('invalid_input', { details: [{ path: 'body.number', message: number }] });
  const present = (outcome: CheckOutcome) =>
    presentValidation({ [check]: outcome }, ctx.locale)[check] ?? outcome;
  if (!isConfigured(ctx.config, check)) return { outcome: present({ status: 'not_configured' }), ms: null };
  const { said, ms } = await callService(ctx, check, question);
  return { outcome: present('afterMs' in said ? { status: 'failed', reason: said.reason } : said), ms };
}
