import { uploadEndpoints } from '@lavra/contract/endpoints/uploads';

import { routeGroup } from '../../platform/http/route-group.ts';
import { readObject } from './read-object.ts';
import { receiveFile } from './receiving/receive-file.ts';
import { openRequestBody } from './receiving/request-body.ts';

export const uploadRoutes = routeGroup(uploadEndpoints, {
  putObject: async ({ ctx, params, http }) => {
    const body = openRequestBody(http.stream);
    try {
      const input = { token: params.token, body: body.chunks(), headers: http.headers };
      const { etag } = await receiveFile({ ctx, input });
      http.setHeader('etag', etag);
      return {};
    } catch (error) {
      if (!(await body.discardRest())) http.setHeader('connection', 'close');
      throw error;
    }
  },
  getObject: ({ ctx, params }) => readObject({ ctx, input: params }),
});
