import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { mutationOptions } from '@tanstack/react-query';

import { updateSessionUser } from '../base/session.ts';
import { type BodyOf, managementClient } from './client/endpoint-clients.ts';

const identity = managementClient(identityEndpoints);

/** Changes the profile of the signed-in person. */
export function updateMeMutation() {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof identityEndpoints.updateMe>) => identity.updateMe({ body }),
  });
}

/** Asks again which companies the person belongs to. */
export async function renewProfile(): Promise<void> {
  updateSessionUser(await identity.getMe());
}
