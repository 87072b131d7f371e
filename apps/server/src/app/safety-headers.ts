import type { IncomingMessage, ServerResponse } from 'node:http';

import helmet from 'helmet';

/** The headers of every answer that is not a page; the same each time. */
export const safetyHeaders = askHelmet();

function askHelmet(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error instanceof Error) throw error;
  });
  return headers;
}
