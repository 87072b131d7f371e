import { z } from 'zod';

import { link, variable, whole } from './variable.ts';

/** Variables of the services that outside checks ask. */
export const checkVariables = {
  SERPRO_TOKEN_URL: variable({
    part: 'checks',
    fallback: 'https://gateway.apiserpro.serpro.gov.br/token',
    schema: link,
    sentence: 'Where keys are changed for tokens (OAuth2, client credentials).',
  }),
  SERPRO_CPF_URL: variable({
    part: 'checks',
    fallback: 'https://gateway.apiserpro.serpro.gov.br/consulta-cpf-df/v2',
    schema: link,
    sentence: 'Address of Consulta CPF v2.',
  }),
  SERPRO_CPF_KEY: variable({
    part: 'checks',
    schema: z.string().min(1),
    sentence: 'Consumer key of the contract for it; the check is not configured when unset.',
  }),
  SERPRO_CPF_SECRET: variable({
    part: 'checks',
    schema: z.string().min(1),
    sentence: 'Consumer secret that goes with the key.',
  }),
  SERPRO_NFE_URL: variable({
    part: 'checks',
    fallback: 'https://gateway.apiserpro.serpro.gov.br/consulta-nfe-df/api/v1',
    schema: link,
    sentence: 'Address of Consulta NF-e v1.',
  }),
  SERPRO_NFE_KEY: variable({
    part: 'checks',
    schema: z.string().min(1),
    sentence: 'Consumer key of the contract for it; the check is not configured when unset.',
  }),
  SERPRO_NFE_SECRET: variable({
    part: 'checks',
    schema: z.string().min(1),
    sentence: 'Consumer secret that goes with the key.',
  }),
  SERPRO_DATAVALID_URL: variable({
    part: 'checks',
    fallback: 'https://gateway.apiserpro.serpro.gov.br/datavalid/v3',
    schema: link,
    sentence: 'Address of Datavalid v3.',
  }),
  SERPRO_DATAVALID_KEY: variable({
    part: 'checks',
    schema: z.string().min(1),
    sentence: 'Consumer key of the contract for it; the check is not configured when unset.',
  }),
  SERPRO_DATAVALID_SECRET: variable({
    part: 'checks',
    schema: z.string().min(1),
    sentence: 'Consumer secret that goes with the key.',
  }),
  CHECK_TIMEOUT_MS: variable({
    part: 'checks',
    fallback: '15000',
    schema: whole(50, 120_000),
    sentence: 'Milliseconds that one call to the service of an outside check may take.',
  }),
  CHECK_PATIENCE_MS: variable({
    part: 'checks',
    fallback: '600000',
    schema: whole(0, 86_400_000),
    sentence:
      'Milliseconds that a job waits for a service that is down or slow, asking again and again, before it ends without it.',
  }),
  CHECK_PAUSE_MS: variable({
    part: 'checks',
    fallback: '30000',
    schema: whole(0, 3_600_000),
    sentence:
      'Milliseconds that a service is left alone after five failures in a row; then one call tries it.',
  }),
} as const;
