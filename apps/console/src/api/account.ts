import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { mutationOptions } from '@tanstack/react-query';

import { type BodyOf, managementClient } from './clients.ts';

const identity = managementClient(identityEndpoints);

/** Changes the profile of the signed-in person. */
export function updateMeMutation() {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof identityEndpoints.updateMe>) => identity.updateMe({ body }),
  });
}
