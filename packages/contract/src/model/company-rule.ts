import * as z from 'zod/mini';

import { resetDays, ruleLimitMax } from '../constants.ts';
import { Id, Maker, Timestamp, text } from './primitives.ts';
import { model, said, strictModel } from './schema.ts';

/** The maximum documents per period of these services, or with these background validations; 0 is no limit. */
export const RuleLimit = strictModel('RuleLimit', {
  services: said(
    z.array(text(64)).check(z.maxLength(64)),
    'O que o limite conta: serviços, `all`, ou ids de validações.',
    'What the limit counts: services, `all`, or ids of validations.',
  ),
  limit: said(
    z.int().check(z.gte(0), z.lte(ruleLimitMax)),
    'Documentos por período; 0 não limita.',
    'Documents a period; 0 is no limit.',
  ),
});
export type RuleLimit = z.infer<typeof RuleLimit>;

/** What a company may send. In `validations_front_data`, `services` holds ids of background validations. */
export const CompanyRuleChoice = strictModel('CompanyRuleChoice', {
  scopes: z.array(text(64)).check(z.maxLength(64)),
  validations: z.array(Id).check(z.maxLength(200)),
  reset_day: said(
    z.int().check(z.gte(0), z.lte(resetDays)),
    'Dia do mês em que os limites recomeçam, 1 a 28; 0 é o dia 1.',
    'Day of the month on which limits reset, 1 to 28; 0 is the first.',
  ),
  front_data: said(z.array(RuleLimit).check(z.maxLength(64)), 'Limites por serviços.', 'Limits by services.'),
  validations_front_data: said(
    z.array(RuleLimit).check(z.maxLength(200)),
    'Limites por validações.',
    'Limits by validations.',
  ),
});
export type CompanyRuleChoice = z.infer<typeof CompanyRuleChoice>;

/** How much of a limit is used in the current period. */
export const LimitUse = model('LimitUse', {
  kind: said(
    z.enum(['services', 'validations']),
    'Se conta serviços ou validações.',
    'Whether it counts services or validations.',
  ),
  services: said(
    z.array(z.string()),
    'O que o limite conta: serviços, `all`, ou ids de validações.',
    'What the limit counts: services, `all`, or ids of validations.',
  ),
  /** Display names of `services`. */
  names: said(z.array(z.string()), 'O mesmo em palavras.', 'The same in words.'),
  limit: z.int(),
  used: said(z.int(), 'Quantos foram usados no período.', 'How many were used in the period.'),
  since: Timestamp,
  resets_at: Timestamp,
});
export type LimitUse = z.infer<typeof LimitUse>;

export const CompanyLimit = model('CompanyLimit', { company_id: z.string(), ...LimitUse.shape });
export type CompanyLimit = z.infer<typeof CompanyLimit>;

export const CompanyRule = model('CompanyRule', {
  ...CompanyRuleChoice.shape,
  rule: z.string(),
  limits: z.array(LimitUse),
  updated_at: z.nullable(Timestamp),
  updated_by: said(z.nullable(Maker), 'Quem mudou por último.', 'Who changed it last.'),
});
export type CompanyRule = z.infer<typeof CompanyRule>;

/** The rule after a change; null when it was cleared. */
export const CompanyRuleChange = model('CompanyRuleChange', {
  id: z.string(),
  changed_at: Timestamp,
  changed_by: said(z.nullable(Maker), 'Quem mudou.', 'Who changed it.'),
  rule: said(
    z.nullable(CompanyRuleChoice),
    'A regra depois da mudança; nula se foi limpa.',
    'The rule after the change; null where it was cleared.',
  ),
});
export type CompanyRuleChange = z.infer<typeof CompanyRuleChange>;
