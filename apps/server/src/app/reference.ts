import { createHash } from 'node:crypto';

import scalar from '@scalar/fastify-api-reference';
import { openApiDocument } from '@lavra/contract/openapi';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config/config.ts';
import { routesByHeading } from './features.ts';

const version = '2.0';
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The API reference at `/docs`, drawn from the contract with nothing fetched from elsewhere. */
export async function mountReference(app: FastifyInstance, config: Config): Promise<void> {
  const groups = Object.entries(routesByHeading).map(([heading, routes]) => [
    heading,
    Object.fromEntries(routes.map(({ name, endpoint }) => [name, endpoint])),
  ]);
  const content = openApiDocument(Object.fromEntries(groups), { version, url: config.http.publicUrl });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const page =
        String(reply.getHeader('content-type')).startsWith('text/html') && typeof payload === 'string'
          ? payload
          : '';
      reply.header('content-security-policy', policyFor(page));
    });
    await scope.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        content,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        pageTitle: 'Lavra API',
      },
    });
  });
}

// The page that the library writes starts itself with one inline script: only that one may run.
function policyFor(page: string): string {
  const hashes = [...page.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
