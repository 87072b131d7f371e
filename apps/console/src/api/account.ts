import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { mutationOptions } from '@tanstack/react-query';

import { updateSessionUser } from '../base/session.ts';
import { type BodyOf, managementClient } from './client/endpoint-clients.ts';

const identity = managementClient(identityEndpoints);

/** Changes the profile of the signed-in user. */
export function updateMeMutation() {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof identityEndpoints.updateMe>) => identity.updateMe({ body }),
  });
}

/** Fetches the user again, and with it the companies they belong to. */
export async function renewProfile(): Promise<void> {
  updateSessionUser(await identity.getMe());
}
