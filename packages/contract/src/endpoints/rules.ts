import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import {
  CompanyLimit,
  CompanyRule,
  CompanyRuleChange,
  CompanyRuleChoice,
  LimitUse,
} from '../model/company-rule.ts';
import { Empty, Id } from '../model/primitives.ts';
import { companyId, companyRule, created_at, limitUse, ruleChoice } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });

export const companyRuleEndpoints = endpoints({
  getCompanyRule: {
    method: 'GET',
    path: '/v2/companies/:companyId/rule',
    access: 'admin',
    summary: 'What a company may send, with its limits and their use',
    params: company,
    answer: CompanyRule,
    errors: ['not_found'],
  },
  createCompanyRule: {
    method: 'POST',
    path: '/v2/companies/:companyId/rule',
    access: 'admin',
    summary: 'Set what a company may send, in the place of what was set before',
    params: company,
    body: CompanyRuleChoice,
    answer: CompanyRule,
    errors: ['not_found', 'invalid_input'],
  },
  clearCompanyRule: {
    method: 'DELETE',
    path: '/v2/companies/:companyId/rule',
    access: 'admin',
    summary: 'Clear the rule: every service, no background validation, no limit',
    params: company,
    answer: Empty,
    isEmptyAnswer: true,
    errors: ['not_found'],
  },
  listCompanyRuleChanges: {
    method: 'GET',
    path: '/v2/companies/:companyId/rule/changes',
    access: 'admin',
    summary: 'Who changed the rule and when, newest first',
    params: company,
    answer: z.object({
      changes: said(
        z.array(CompanyRuleChange),
        'As mudanças, da mais nova à mais antiga.',
        'The changes, newest first.',
      ),
    }),
    errors: ['not_found'],
  },
  listCompanyLimits: {
    method: 'GET',
    path: '/v2/companies/:companyId/limits',
    access: 'user',
    summary: 'Limits of a company, how far they are used and when they reset',
    params: company,
    answer: z.object({ limits: z.array(LimitUse) }),
    errors: ['not_found'],
  },
  listTightestLimits: {
    method: 'GET',
    path: '/v2/companies/limits',
    access: 'admin',
    summary: 'Of each company with limits, the one that is nearest its end',
    answer: z.object({ limits: z.array(CompanyLimit) }),
  },
  listScopes: {
    method: 'GET',
    path: '/v2/scopes',
    access: 'admin',
    summary: 'Every service and background validation that a rule may name',
    answer: z.object({ scopes: z.array(z.string()), validations: z.array(z.string()) }),
  },
  getCompanyScopes: {
    method: 'GET',
    path: '/v2/companies/:companyId/scopes',
    access: 'user',
    summary: 'Services and background validations that the company may use',
    params: company,
    answer: z.object({ scopes: z.array(z.string()), validations: z.array(z.string()) }),
    errors: ['not_found'],
  },
}).described({
  getCompanyRule: {
    group: 'administration',
    pt: 'O que uma empresa pode enviar, com os limites e o seu uso',
    answer: companyRule,
  },
  createCompanyRule: {
    group: 'administration',
    pt: 'Definir o que uma empresa pode enviar, no lugar do que havia',
    more: {
      pt: 'Um serviço ou validação está em no máximo um limite; `all` num limite conta tudo junto. Limite 0 não limita. `reset_day` vai de 1 a 28; 0 é o dia 1.',
      en: 'A service or validation is in one limit at most; `all` in a limit counts everything together. A limit of 0 limits nothing. `reset_day` is 1 to 28; 0 is the first.',
    },
    body: ruleChoice,
    answer: companyRule,
  },
  clearCompanyRule: {
    group: 'administration',
    pt: 'Limpar a regra: todo serviço, nenhuma validação, nenhum limite',
    answer: {},
  },
  listCompanyRuleChanges: {
    group: 'administration',
    pt: 'Quem mudou a regra e quando',
    answer: {
      changes: [
        {
          id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
          changed_at: created_at,
          changed_by: companyRule.updated_by,
          rule: ruleChoice,
        },
      ],
    },
  },
  listCompanyLimits: {
    group: 'companies',
    pt: 'Limites de uma empresa, quanto deles foi usado e quando recomeçam',
    more: {
      pt: 'Contam documentos aceitos desde a meia-noite de São Paulo do dia em que o período começa. Um envio além do limite é recusado com 429 e `Retry-After`.',
      en: 'They count accepted documents since midnight in São Paulo of the day on which the period begins. A sending beyond a limit is refused with 429 and `Retry-After`.',
    },
    answer: { limits: [limitUse] },
  },
  listTightestLimits: {
    group: 'administration',
    pt: 'De cada empresa com limites, o que está mais perto do fim',
    answer: { limits: [{ company_id: companyId, ...limitUse }] },
  },
  listScopes: {
    group: 'administration',
    pt: 'Todo serviço e validação que uma regra pode nomear',
    answer: { scopes: ['nfe', 'cnh'], validations: ['serpro-cpf'] },
  },
  getCompanyScopes: {
    group: 'companies',
    pt: 'Serviços e validações externas que a empresa pode usar',
    answer: { scopes: ['nfe', 'cnh'], validations: [] },
  },
});
