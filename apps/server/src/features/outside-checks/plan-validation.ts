import type { Result } from '@lavra/contract/model/result';
import type { CheckName, CheckOutcome, Validation, ValidationStatus } from '@lavra/contract/model/validation';

import type { Config } from '../../config/config.ts';
import { datavalid } from './datavalid.ts';
import { type OutsideCheck, isQuestion } from './outside-check.ts';
import { serproCpf } from './serpro-cpf.ts';
import { serproNfe } from './serpro-nfe.ts';

export const outsideChecks: Readonly<Record<CheckName, OutsideCheck>> = {
  serpro_cpf: serproCpf,
  serpro_nfe: serproNfe,
  serpro_data_valid: datavalid,
};

/** Whether this server has a contract for the service. */
export function isConfigured({ checks }: Config, name: CheckName): boolean {
  return checks.services[name].key !== undefined;
}

/**
 * What is known of each check before a service is asked: a check that cannot be asked is never missing, which could be mistaken
 * for a pass.
 */
export function planValidation(config: Config, names: readonly CheckName[], result: Result): Validation {
  return Object.fromEntries(names.map((name) => [name, plan(config, name, result)]));
}

function plan(config: Config, name: CheckName, result: Result): CheckOutcome {
  if (!isConfigured(config, name)) return { status: 'not_configured' };
  const question = outsideChecks[name].questionOf(result);
  return isQuestion(question) ? { status: 'pending' } : question;
}

/** The validation's status is the first of these that a check has: approved only when all checks are. */
const worstFirst = ['pending', 'rejected', 'failed', 'not_configured', 'inconclusive', 'approved'] as const;

/** Without any check, nothing could approve. */
export function statusOf(validation: Validation): ValidationStatus {
  const statuses = Object.values(validation).map(({ status }) => status);
  return worstFirst.find((status) => statuses.includes(status)) ?? 'not_configured';
}
