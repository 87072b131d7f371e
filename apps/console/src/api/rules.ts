import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import type { CompanyRuleChoice } from '@lavra/contract/model/company-rule';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';

const rules = managementClient(companyRuleEndpoints);

const rulesKey = (companyId: string) => ['company-rules', companyId] as const;

/** The services and validations that a company may use, its limits and their use; for administrators. */
export function companyRuleQuery(companyId: string) {
  return queryOptions({
    queryKey: [...rulesKey(companyId), 'rule'],
    queryFn: ({ signal }) => rules.getCompanyRule({ params: { companyId } }, signal),
    staleTime: 0,
  });
}

/** Who changed the rule and when, newest first. */
export function companyRuleChangesQuery(companyId: string) {
  return queryOptions({
    queryKey: [...rulesKey(companyId), 'changes'],
    queryFn: ({ signal }) => rules.listCompanyRuleChanges({ params: { companyId } }, signal),
    staleTime: 0,
  });
}

/** The limits of a company, for its own members. */
export function companyLimitsQuery(companyId: string) {
  return queryOptions({
    queryKey: [...rulesKey(companyId), 'limits'],
    queryFn: ({ signal }) => rules.listCompanyLimits({ params: { companyId } }, signal),
    staleTime: 0,
  });
}

/** The most-used limit of each company that has limits, by company id; for administrators. */
export function tightestLimitsQuery() {
  return queryOptions({
    queryKey: ['company-rules', 'tightest'],
    queryFn: async ({ signal }) =>
      new Map((await rules.listTightestLimits({}, signal)).limits.map((limit) => [limit.company_id, limit])),
    staleTime: 0,
    // The list works without it, so a failure shows no message.
    meta: { quiet: true },
  });
}

/** What the company may use: services as scopes, background validations as ids. */
export function companyScopesQuery(companyId: string) {
  return queryOptions({
    queryKey: [...rulesKey(companyId), 'scopes'],
    queryFn: ({ signal }) => rules.getCompanyScopes({ params: { companyId } }, signal),
  });
}

/** Every scope that a rule may name. */
export function scopesQuery() {
  return queryOptions({
    queryKey: ['scopes'],
    queryFn: ({ signal }) => rules.listScopes({}, signal),
  });
}

export function createCompanyRuleMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: CompanyRuleChoice) => rules.createCompanyRule({ params: { companyId }, body }),
    meta: { changes: rulesKey(companyId) },
  });
}

export function clearCompanyRuleMutation(companyId: string) {
  return mutationOptions({
    mutationFn: () => rules.clearCompanyRule({ params: { companyId } }),
    meta: { changes: rulesKey(companyId) },
  });
}
