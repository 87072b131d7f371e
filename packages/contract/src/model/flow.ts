import * as z from 'zod/mini';

import { flowMax } from '../constants.ts';
import { text } from './primitives.ts';
import { said, strictModel } from './schema.ts';

/**
 * Sends the jobs of a scope to human review: either the whole reading, or the validation of what was read. An empty
 * `client_id` means every app client of the company.
 */
export const Flow = strictModel('Flow', {
  scope: said(text(64).check(z.minLength(1)), 'O serviço, ou `all`.', 'The service, or `all`.'),
  client_id: said(text(64), 'API Client; vazio para todas.', 'App client; empty for all of them.'),
  backoffice_id: text(flowMax.name).check(z.minLength(1)),
  project: text(flowMax.name),
  rule: said(
    text(flowMax.rule),
    'Quando um job vai à revisão humana: um número é a confiança abaixo da qual qualquer campo a pede; uma condição (Common Expression Language) sobre `conf`, `fields`, `lowest` e `service`, como `conf.Name < 90 || lowest < 60`. O que a regra cita e não foi lido também a pede.',
    'When a job goes to human review: a number is the confidence below which any field asks for it; a condition (Common Expression Language) is about `conf`, `fields`, `lowest` and `service`, as `conf.Name < 90 || lowest < 60`. What a rule names and was not read asks for it too.',
  ),
  use_backoffice: said(z.boolean(), 'Pessoas fazem toda a leitura.', 'People do all of the reading.'),
  use_backoffice_validation: said(
    z.boolean(),
    'Pessoas validam o que foi lido.',
    'People validate what was read.',
  ),
  target_minutes: said(
    z.optional(z.int().check(z.minimum(1), z.maximum(flowMax.targetMinutes))),
    'Minutos até a tarefa atrasar; um dia se ausente.',
    'Minutes until a task is late; a day when absent.',
  ),
  second_review_percent: said(
    z.optional(z.int().check(z.minimum(0), z.maximum(flowMax.secondReviewPercent))),
    'Porcentagem das tarefas que duas pessoas decidem; 100 são todas, ausente é nenhuma.',
    'Percent of the tasks that two people decide; 100 is all of them, absent is none.',
  ),
});
export type Flow = z.infer<typeof Flow>;

export const FlowList = z.object({
  custom_flow: said(z.array(Flow), 'O que vai à revisão humana.', 'What goes to human review.'),
});
export type FlowList = z.infer<typeof FlowList>;
