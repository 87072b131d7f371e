import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';
import { model, named, said } from './schema.ts';

/** The outside checks that a background validation may name. */
export const checkNames = ['serpro_cpf', 'serpro_nfe', 'serpro_data_valid'] as const;
export const CheckName = z.enum(checkNames);
export type CheckName = z.infer<typeof CheckName>;

/**
 * The outcome of an outside check, and of all of a job's together. `pending`: not answered yet. `approved`: the service
 * confirms what was read. `rejected`: it does not. `inconclusive`: the service could not be asked, or its answer
 * decides nothing. `failed`: it gave no usable answer. `not_configured`: this server has no access to it, so nothing
 * was checked.
 */
export const ValidationStatus = named(
  'ValidationStatus',
  z.enum(['pending', 'approved', 'rejected', 'inconclusive', 'failed', 'not_configured']),
);
export type ValidationStatus = z.infer<typeof ValidationStatus>;

/** Why a check did not approve; the sentences are in `check-sentences.ts`. */
export const CheckReason = named(
  'CheckReason',
  z.enum([
    'differs',
    'irregular',
    'unknown',
    'value_missing',
    'many_documents',
    'not_answered',
    'timeout',
    'unreachable',
    'overloaded',
    'unauthorized',
    'unpaid',
    'bad_answer',
    'broken_off',
  ]),
);
export type CheckReason = z.infer<typeof CheckReason>;

export const CheckOutcome = model('CheckOutcome', {
  status: said(
    ValidationStatus,
    'No que deu a consulta: `pending` (ainda sem resposta), `approved` (o serviço confirma), `rejected` (não confirma), `inconclusive` (não pôde ser feita), `failed` (o serviço não deu resposta que valha), `not_configured`.',
    'What the check came to: `pending` (no answer yet), `approved` (the service confirms), `rejected` (it does not), `inconclusive` (it could not be made), `failed` (the service gave no answer of use), `not_configured`.',
  ),
  reason: said(z.optional(CheckReason), 'Por que não confirmou.', 'Why it did not confirm.'),
  message: said(
    z.optional(z.string()),
    'O mesmo em uma frase, no idioma de quem chama.',
    'The same as a sentence, in the language of the caller.',
  ),
  fields: said(
    z.optional(z.record(z.string(), z.boolean())),
    'Por campo lido, se o serviço consultado tem o mesmo.',
    'By field that was read, whether the service holds the same.',
  ),
  situation: said(
    z.optional(z.string()),
    'Como o documento está no serviço consultado, nas palavras dele.',
    'How the document stands at the service, in its words.',
  ),
  checked_at: said(z.optional(Timestamp), 'Quando o serviço respondeu.', 'When the service answered.'),
});
export type CheckOutcome = z.infer<typeof CheckOutcome>;

/** Outcomes by the name of the check. */
export const Validation = named('Validation', z.partialRecord(CheckName, CheckOutcome));
export type Validation = z.infer<typeof Validation>;

/** How a service of an outside check answered in the last 24 hours. */
export const OutsideCheckState = model('OutsideCheckState', {
  check: said(CheckName, 'A consulta externa.', 'The outside check.'),
  state: said(
    z.enum(['not_configured', 'untested', 'active', 'failing']),
    '`not_configured`: sem contrato neste servidor. `untested`: sem chamadas. `failing`: a última chamada não deu resposta que valha.',
    '`not_configured`: no contract on this server. `untested`: no calls. `failing`: the last call gave no answer of use.',
  ),
  calls: said(z.int(), 'Chamadas nas últimas 24 horas.', 'Calls in the last 24 hours.'),
  failures: said(
    z.int(),
    'Quantas delas sem resposta que valha.',
    'How many of them without an answer of use.',
  ),
  /** Average of a call; null without calls. */
  average_ms: said(
    z.nullable(z.int()),
    'Milissegundos de uma chamada, em média.',
    'Milliseconds of a call, on average.',
  ),
  last_at: said(z.nullable(Timestamp), 'Quando foi a última.', 'When the last one was.'),
  last_failure: said(
    z.nullable(CheckReason),
    'Por que a última falhou; nulo se foi respondida.',
    'Why the last one failed; null where it was answered.',
  ),
});
export type OutsideCheckState = z.infer<typeof OutsideCheckState>;

/** The answer when an administrator tries a service; `ms` is null when the service was not called. */
export const OutsideCheckTrial = model('OutsideCheckTrial', {
  outcome: said(CheckOutcome, 'O que o serviço respondeu.', 'What the service answered.'),
  ms: said(
    z.nullable(z.int()),
    'Milissegundos da chamada; nulo se o serviço não foi consultado.',
    'Milliseconds of the call; null where the service was not asked.',
  ),
});
export type OutsideCheckTrial = z.infer<typeof OutsideCheckTrial>;
