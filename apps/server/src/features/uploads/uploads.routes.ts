import { uploadEndpoints } from '@lavra/contract/endpoints/uploads';

import { type Route, routeGroup } from '../../platform/http/route-group.ts';
import type { FilesArrived } from './accept-file.ts';
import { readObject } from './read-object.ts';
import { receiveFile } from './receive-file.ts';
import { openRequestBody } from './request-body.ts';

/** `filesArrived` comes from the feature that owns jobs: uploads know files, not what they are for. */
export function uploadRoutes(filesArrived: FilesArrived): Route[] {
  return routeGroup(uploadEndpoints, {
    putObject: async ({ ctx, params, http }) => {
      const body = openRequestBody(http.stream);
      try {
        const input = { token: params.token, body: body.chunks(), headers: http.headers };
        const { etag } = await receiveFile({ ctx, input, filesArrived });
        http.setHeader('etag', etag);
        return {};
      } catch (error) {
        if (!(await body.discardRest())) http.setHeader('connection', 'close');
        throw error;
      }
    },
    getObject: ({ ctx, params }) => readObject({ ctx, input: params }),
  });
}
