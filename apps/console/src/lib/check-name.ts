import type { CheckName } from '@lavra/contract/model/validation';

import { m } from '../i18n/messages.ts';

/** Label of an outside check. */
export function checkName(check: CheckName): string {
  return {
    serpro_cpf: m.checks_serpro_cpf,
    serpro_nfe: m.checks_serpro_nfe,
    serpro_data_valid: m.checks_serpro_data_valid,
  }[check]();
}
