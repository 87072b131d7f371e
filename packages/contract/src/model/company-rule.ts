import * as z from 'zod/mini';

import { resetDays, ruleLimitMax } from '../constants.ts';
import { Id, Maker, Timestamp, text } from './primitives.ts';

/** So many documents of these services, or with these background validations, a period; 0 is no limit. */
export const RuleLimit = z.strictObject({
  services: z.array(text(64)).check(z.maxLength(64)),
  limit: z.int().check(z.gte(0), z.lte(ruleLimitMax)),
});
export type RuleLimit = z.infer<typeof RuleLimit>;

/** What a company may send. `validations_front_data` holds ids of background validations as its `services`. */
export const CompanyRuleChoice = z.strictObject({
  scopes: z.array(text(64)).check(z.maxLength(64)),
  validations: z.array(Id).check(z.maxLength(200)),
  reset_day: z.int().check(z.gte(0), z.lte(resetDays)),
  front_data: z.array(RuleLimit).check(z.maxLength(64)),
  validations_front_data: z.array(RuleLimit).check(z.maxLength(200)),
});
export type CompanyRuleChoice = z.infer<typeof CompanyRuleChoice>;

/** How far a limit is used in the period that runs. */
export const LimitUse = z.object({
  kind: z.enum(['services', 'validations']),
  services: z.array(z.string()),
  /** What a person calls each of them. */
  names: z.array(z.string()),
  limit: z.int(),
  used: z.int(),
  since: Timestamp,
  resets_at: Timestamp,
});
export type LimitUse = z.infer<typeof LimitUse>;

export const CompanyLimit = z.object({ company_id: z.string(), ...LimitUse.shape });
export type CompanyLimit = z.infer<typeof CompanyLimit>;

export const CompanyRule = z.object({
  ...CompanyRuleChoice.shape,
  rule: z.string(),
  limits: z.array(LimitUse),
  updated_at: z.nullable(Timestamp),
  updated_by: z.nullable(Maker),
});
export type CompanyRule = z.infer<typeof CompanyRule>;

/** What a rule was changed to; null where it was cleared. */
export const CompanyRuleChange = z.object({
  id: z.string(),
  changed_at: Timestamp,
  changed_by: z.nullable(Maker),
  rule: z.nullable(CompanyRuleChoice),
});
export type CompanyRuleChange = z.infer<typeof CompanyRuleChange>;
