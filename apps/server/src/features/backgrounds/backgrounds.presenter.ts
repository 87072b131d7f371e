import type { BackgroundChoice, BackgroundValidation } from '@lavra/contract/model/company';

import type { Background } from './backgrounds.store.ts';

export function presentBackground(row: Background): BackgroundValidation {
  return {
    id: row.id,
    background_name: row.name,
    serpro_cpf: row.hasSerproCpf,
    serpro_nfe: row.hasSerproNfe,
    serpro_data_valid: row.hasSerproDataValid,
  };
}

/** The inverse: an administrator's choice as it is stored. */
export function chosenBackground({ background_name, validations }: BackgroundChoice) {
  return {
    name: background_name,
    hasSerproCpf: validations.serpro_cpf ?? false,
    hasSerproNfe: validations.serpro_nfe ?? false,
    hasSerproDataValid: validations.serpro_data_valid ?? false,
  };
}
