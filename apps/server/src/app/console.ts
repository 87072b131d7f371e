import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import { ContractError } from '@lavra/contract/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Config } from '../config/config.ts';
import { answerError } from './http-errors.ts';

/** `apps/console/dist`, relative to the source or to the bundle in `apps/server/dist`. */
const isSource = import.meta.url.endsWith('.ts');
export const consoleFolder = fileURLToPath(
  new URL(isSource ? '../../../console/dist' : '../../console/dist', import.meta.url),
);

const Policy = z.object({ scriptHashes: z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/=]+'$/)) });

/** Serves the console under `/web/`: its built files with their compressed variants, and the page for each of its own routes. */
export async function mountConsole(
  app: FastifyInstance,
  config: Config,
  folder = consoleFolder,
): Promise<void> {
  app.get('/', async (_request, reply) => reply.redirect('/web/', 302));
  app.get('/web/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settingsOf(config)),
  );
  if (!existsSync(join(folder, 'index.html'))) return;

  const policy = pagePolicy(readHashes(folder), config);
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        preCompressed: true,
        allowedPath: (path) => !/^\/csp\.json\b/.test(path),
        cacheControl: false,
        // Names of built assets change with their content; the page itself must always be revalidated.
        setHeaders: (reply, path) => {
          const isAsset = path.startsWith(join(folder, 'assets'));
          reply.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
      scope.addHook('onSend', async (_request, reply) => {
        reply.header('content-security-policy', policy);
      });
      scope.setNotFoundHandler((request, reply) => {
        const [path = ''] = request.url.split('?');
        if (!['GET', 'HEAD'].includes(request.method) || /\.\w+$/.test(path))
          return answerError(new ContractError('not_found'), request, reply);
        return reply.sendFile('index.html');
      });
    },
    { prefix: '/web' },
  );
}

/** Settings that the console reads at start instead of at build time. */
function settingsOf({ links, limits }: Config) {
  return {
    // Empty means the page's own origin.
    authBase: '',
    documentsBase: '',
    documentationUrl: links.documentation,
    helpUrl: links.help,
    supportUrl: links.support,
    maxDocumentBytes: limits.documentBytes,
    maxArchiveBytes: limits.archiveBytes,
  };
}

function readHashes(folder: string): readonly string[] {
  const path = join(folder, 'csp.json');
  return existsSync(path) ? Policy.parse(JSON.parse(readFileSync(path, 'utf8'))).scriptHashes : [];
}

function pagePolicy(hashes: readonly string[], { objects }: Config): string {
  const bucket =
    objects.kind === 's3'
      ? [objects.endpoint ? new URL(objects.endpoint).origin : 'https://*.amazonaws.com']
      : [];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // Positions and sizes are written as style attributes; scripts are never inline.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${bucket.join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${bucket.join(' ')}`.trim(),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
