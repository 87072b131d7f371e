import { uploadEndpoints } from '@lavra/contract/endpoints/uploads';

import { routeGroup } from '../../platform/http/route-group.ts';
import { getObject } from './get-object.ts';
import { receiveFile } from './receiving/receive-file.ts';
import { openRequestBody } from './receiving/request-body.ts';

export const uploadRoutes = routeGroup(uploadEndpoints, {
  putObject: async ({ ctx, params, http }) => {
    const body = openRequestBody(http.stream);
    try {
      const length = http.headers['content-length'];
      const declaredBytes = length === undefined ? undefined : Number(length);
      const { etag } = await receiveFile(ctx, { ...params, body: body.chunks(), declaredBytes });
      http.setHeader('etag', etag);
      return {};
    } catch (error) {
      // Not awaited, so that callers who listen while sending get the answer at once.
      body.discardRest();
      throw error;
    }
  },
  getObject,
});
