import type { ValidationStatus } from '@lavra/contract/model/job';

import type { Context } from '../../platform/context.ts';
import { presentBackground } from './backgrounds.presenter.ts';
import { findBackground } from './backgrounds.store.ts';

export interface Validation {
  readonly validationStatus: ValidationStatus;
  /** By the name of the check. */
  readonly validation: Readonly<Record<string, { readonly status: ValidationStatus }>>;
}

/**
 * What came of the outside checks of a background validation. There is no access to any of their services: each says
 * so, for who asked for a check must never take its absence for a pass.
 */
export async function validateResult(ctx: Context, backgroundId: string): Promise<Validation> {
  const background = await findBackground(ctx.db, backgroundId);
  const { serpro_cpf, serpro_nfe, serpro_data_valid } = background ? presentBackground(background) : none;
  const named = Object.entries({ serpro_cpf, serpro_nfe, serpro_data_valid }).filter(([, isOn]) => isOn);
  const status = 'not_configured';
  return {
    validationStatus: status,
    validation: Object.fromEntries(named.map(([check]) => [check, { status }])),
  };
}

/** One that was deleted while its job waited. */
const none = { serpro_cpf: false, serpro_nfe: false, serpro_data_valid: false };
