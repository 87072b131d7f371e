import { uploadEndpoints } from '@lavra/contract/endpoints/uploads';

import { type Route, routeGroup } from '../../platform/http/route-group.ts';
import type { FilesArrived } from './accept-file.ts';
import { readObject } from './read-object.ts';
import { receiveFile } from './receive-file.ts';

/** `filesArrived` comes from the feature that owns jobs: uploads know files, not what they are for. */
export function uploadRoutes(filesArrived: FilesArrived): Route[] {
  return routeGroup(uploadEndpoints, {
    putObject: async ({ ctx, params, http }) => {
      const input = { token: params.token, body: http.stream, headers: http.headers };
      const { etag } = await receiveFile({ ctx, input, filesArrived });
      http.setHeader('etag', etag);
      return {};
    },
    getObject: ({ ctx, params }) => readObject({ ctx, input: params }),
  });
}
