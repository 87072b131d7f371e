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
    answer: z.object({ changes: z.array(CompanyRuleChange) }),
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
});
