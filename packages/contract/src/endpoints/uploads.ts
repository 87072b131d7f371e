import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Empty, text } from '../model/primitives.ts';

/** Presigned URLs of the disk object store; with S3 the URLs point at the bucket instead. */
export const uploadEndpoints = endpoints({
  putObject: {
    method: 'PUT',
    path: '/v2/storage/:token',
    access: 'presigned-url',
    summary: 'Store the bytes of a presigned URL; answers an ETag header',
    params: z.object({ token: text(2048) }),
    body: 'bytes',
    answer: Empty,
    errors: ['link_invalid', 'link_expired', 'file_too_large', 'file_already_received', 'base64_invalid'],
    callsPerMinute: 60_000,
  },
  getObject: {
    method: 'GET',
    path: '/v2/storage/:token',
    access: 'presigned-url',
    summary: 'The bytes of a presigned URL, as an attachment',
    params: z.object({ token: text(2048) }),
    answer: 'file',
    errors: ['link_invalid', 'link_expired', 'not_found'],
    callsPerMinute: 6000,
  },
}).described({
  putObject: {
    group: 'sending',
    pt: 'Enviar os bytes por um link assinado',
    more: {
      pt: 'Use o link de `urls` inteiro, sem token e com qualquer `Content-Type`. O link vale `exp` milissegundos. Se os arquivos ficam em um bucket S3, o link leva ao bucket. Numa parte, guarde o cabeçalho `ETag` da resposta.',
      en: 'Use the whole link of `urls`, with no token and any `Content-Type`. It lives `exp` milliseconds. Where files lie in an S3 bucket, the link leads to the bucket. Of a part, keep the header `ETag` of the answer.',
    },
    answer: {},
  },
  getObject: { group: 'results', pt: 'Os bytes de um link assinado, como anexo' },
});
