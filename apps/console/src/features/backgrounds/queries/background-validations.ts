import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { BackgroundValidation } from '@lavra/contract/model/company';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';

const companies = managementClient(companyEndpoints);

export interface AvailableValidations {
  /** Those of all that there are which the company may use. */
  readonly backgrounds: readonly BackgroundValidation[];
  /** The company may use one at least, whether it is still there or not. */
  readonly hasAny: boolean;
}

/** The background validations that a company's clients have. */
export function availableValidationsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['background-validations', companyId],
    queryFn: async ({ signal }): Promise<AvailableValidations> => {
      const [{ backgrounds }, { validations }] = await Promise.all([
        companies.listBackgroundValidations({}, signal),
        companies.getCompanyScopes({ params: { companyId } }, signal),
      ]);
      return {
        backgrounds: backgrounds.filter(({ id }) => validations.includes(id)),
        hasAny: validations.length > 0,
      };
    },
  });
}
