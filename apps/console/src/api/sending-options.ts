import { demoAppClientName } from '@lavra/contract/constants';
import type { AppClient } from '@lavra/contract/model/app-client';
import type { BackgroundValidation } from '@lavra/contract/model/company';
import { queryOptions } from '@tanstack/react-query';

import { appClientsQuery } from './app-clients.ts';
import { availableValidationsQuery } from './backgrounds.ts';
import { companyScopesQuery } from './rules.ts';

export interface SendingOptions {
  readonly clients: readonly AppClient[];
  /** Scopes of the company. */
  readonly scopes: readonly string[];
  /** Validations that the company may use. */
  readonly validations: readonly BackgroundValidation[];
}

/** The choices of the send dialog, fetched when it opens. */
export function sendingOptionsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['sending-options', companyId],
    queryFn: async ({ client }): Promise<SendingOptions> => {
      const [{ appclients }, { scopes }, { backgrounds }] = await Promise.all([
        client.fetchQuery({ ...appClientsQuery(companyId), staleTime: 0 }),
        client.fetchQuery({ ...companyScopesQuery(companyId), staleTime: 0 }),
        client.fetchQuery({ ...availableValidationsQuery(companyId), staleTime: 0 }),
      ]);
      return {
        clients: appclients.filter(({ ClientName }) => ClientName !== demoAppClientName),
        scopes,
        validations: backgrounds,
      };
    },
    staleTime: 0,
  });
}
