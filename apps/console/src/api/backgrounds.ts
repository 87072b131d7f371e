import { callUrl } from '@lavra/contract/client';
import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import type { BackgroundChoice } from '@lavra/contract/model/company';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';

const backgrounds = managementClient(backgroundEndpoints);
const rules = managementClient(companyRuleEndpoints);

const backgroundsKey = ['backgrounds'] as const;

/** Every background validation, by name; for administrators. */
export function backgroundsQuery() {
  return queryOptions({
    queryKey: backgroundsKey,
    queryFn: ({ signal }) => backgrounds.listBackgroundValidations({}, signal),
    staleTime: 0,
  });
}

/** Path of the call behind `backgroundsQuery`. */
export function backgroundsUrl(): string {
  return callUrl(backgroundEndpoints.listBackgroundValidations, {});
}

/** Path of the call that lists the background validations a company may use. */
export function availableValidationsUrl(companyId: string): string {
  return callUrl(companyRuleEndpoints.getCompanyScopes, { params: { companyId } });
}

/** All background validations, and which of them the company may use. */
export function availableValidationsQuery(companyId: string) {
  return queryOptions({
    queryKey: [...backgroundsKey, companyId],
    queryFn: async ({ signal }) => {
      const [all, { validations }] = await Promise.all([
        backgrounds.listBackgroundValidations({}, signal),
        rules.getCompanyScopes({ params: { companyId } }, signal),
      ]);
      return {
        backgrounds: all.backgrounds.filter(({ id }) => validations.includes(id)),
        /** The company may use at least one, even if that one has been deleted. */
        hasAny: validations.length > 0,
      };
    },
  });
}

/** Creates a background validation, or updates the one with the given id. */
export function saveBackgroundMutation(backgroundId?: string) {
  return mutationOptions({
    mutationFn: (body: BackgroundChoice) =>
      backgroundId === undefined
        ? backgrounds.createBackgroundValidation({ body })
        : backgrounds.updateBackgroundValidation({ params: { backgroundId }, body }),
    meta: { changes: backgroundsKey },
  });
}

export function deleteBackgroundMutation(backgroundId: string) {
  return mutationOptions({
    mutationFn: () => backgrounds.deleteBackgroundValidation({ params: { backgroundId } }),
    meta: { changes: backgroundsKey },
  });
}
