import { callUrl } from '@lavra/contract/client';
import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { BackgroundChoice } from '@lavra/contract/model/company';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';

const backgrounds = managementClient(backgroundEndpoints);
const { listBackgroundValidations } = managementClient(companyEndpoints);

const backgroundsKey = ['backgrounds'] as const;

/** Every background validation, by name; for administrators. */
export function backgroundsQuery() {
  return queryOptions({
    queryKey: backgroundsKey,
    queryFn: ({ signal }) => listBackgroundValidations({}, signal),
    staleTime: 0,
  });
}

/** Path of the call behind `backgroundsQuery`. */
export function backgroundsUrl(): string {
  return callUrl(companyEndpoints.listBackgroundValidations, {});
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
