import { demoAppClientName } from '@lavra/contract/constants';
import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { AppClient } from '@lavra/contract/model/app-client';
import type { BackgroundValidation } from '@lavra/contract/model/company';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';

const appClients = managementClient(appClientEndpoints);
const companies = managementClient(companyEndpoints);

export interface SendingOptions {
  readonly clients: readonly AppClient[];
  /** Scopes of the company. */
  readonly scopes: readonly string[];
  /** Validations that the company may use. */
  readonly validations: readonly BackgroundValidation[];
}

/** What the send dialog lets choose from. */
export function sendingOptionsQuery(companyId: string) {
  const params = { companyId };
  return queryOptions({
    queryKey: ['jobs', companyId, 'sending-options'],
    queryFn: async ({ signal }): Promise<SendingOptions> => {
      const [{ appclients }, { scopes, validations }, { backgrounds }] = await Promise.all([
        appClients.listAppClients({ params }, signal),
        companies.getCompanyScopes({ params }, signal),
        companies.listBackgroundValidations({}, signal),
      ]);
      return {
        clients: appclients.filter(({ ClientName }) => ClientName !== demoAppClientName),
        scopes,
        validations: backgrounds.filter(({ id }) => validations.includes(id)),
      };
    },
    staleTime: 0,
  });
}
