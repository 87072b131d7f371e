import type * as z from 'zod/mini';

import type { Locale } from '../errors.ts';
import { eventExamples } from './event-examples.ts';
import { type GuideFacts, guideText } from './guide.ts';
import type { Json, Part } from './schemas.ts';
import { webhookEvents } from './webhook-event.ts';

const eventTexts: Record<keyof typeof webhookEvents, Record<Locale, string>> = {
  'job.done': { pt: 'Um job foi lido', en: 'A job was read' },
  'job.error': { pt: 'Um job terminou em erro', en: 'A job ended in error' },
  'batch.done': { pt: 'Todos os jobs de um lote terminaram', en: 'All jobs of a batch have ended' },
  'batch.error': { pt: 'Um lote não pôde ser aberto', en: 'A batch could not be opened' },
  'webhook.ping': { pt: 'O teste de um webhook', en: 'The test of a webhook' },
};

/** The webhooks section of the document, by event. */
export function webhooksOf({ schemas, locale }: Part, facts: GuideFacts): Json {
  const header = (name: string, pt: string, en: string, example: string): Json => ({
    name,
    in: 'header',
    required: true,
    description: { pt, en }[locale],
    schema: { type: 'string' },
    example,
  });
  const entries = Object.entries(webhookEvents) as [keyof typeof webhookEvents, z.core.$ZodType][];
  return Object.fromEntries(
    entries.map(([type, schema]) => [
      type,
      {
        post: {
          operationId: `on${type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
          summary: eventTexts[type][locale],
          description: guideText('webhooks', locale, facts),
          tags: ['webhooks'],
          security: [],
          parameters: [
            header(
              'webhook-id',
              'Id da mensagem, o mesmo em todas as tentativas.',
              'Id of the message, the same over all attempts.',
              'msg_3AkksRoz6NdiFuQRjHGwlu6bafh',
            ),
            header(
              'webhook-timestamp',
              'Segundos desde 1970, UTC.',
              'Seconds since 1970, UTC.',
              '1793621377',
            ),
            header(
              'webhook-signature',
              '`v1,` e base64; várias, separadas por espaço, durante a troca de segredo.',
              '`v1,` and base64; several, separated by blanks, while a secret rotates.',
              'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
            ),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemas.of(schema, 'output'), example: eventExamples[type] },
            },
          },
          responses: {
            '2XX': { description: { pt: 'Recebido', en: 'Received' }[locale] },
            410: {
              description: {
                pt: 'Não envie mais: o webhook é desativado',
                en: 'Send no more: the webhook is disabled',
              }[locale],
            },
          },
        },
      },
    ]),
  );
}
