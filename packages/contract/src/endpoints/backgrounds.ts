import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { BackgroundChoice, BackgroundValidation } from '../model/company.ts';
import { Empty, Id } from '../model/primitives.ts';
import { said } from '../model/schema.ts';
import * as example from '../reference/example-values.ts';

const background = z.object({ backgroundId: Id });

/** The background validations that the provider defines; a company's rule decides which of them it may use. */
export const backgroundEndpoints = endpoints({
  listBackgroundValidations: {
    method: 'GET',
    path: '/v2/background-check',
    access: 'user',
    summary: 'Background validations',
    answer: z.object({
      backgrounds: said(z.array(BackgroundValidation), 'As validações externas.', 'The outside validations.'),
    }),
  },
  createBackgroundValidation: {
    method: 'POST',
    path: '/v2/background-check',
    access: 'admin',
    summary: 'Create a background validation',
    body: BackgroundChoice,
    answer: BackgroundValidation,
    errors: ['invalid_input'],
  },
  updateBackgroundValidation: {
    method: 'PUT',
    path: '/v2/background-check/:backgroundId',
    access: 'admin',
    summary: 'Change a background validation: its name and its outside checks',
    params: background,
    body: BackgroundChoice,
    answer: BackgroundValidation,
    errors: ['not_found', 'invalid_input'],
  },
  deleteBackgroundValidation: {
    method: 'DELETE',
    path: '/v2/background-check/:backgroundId',
    access: 'admin',
    summary: 'Delete a background validation, and take it out of every company’s rule',
    params: background,
    answer: Empty,
    errors: ['not_found'],
  },
}).described({
  listBackgroundValidations: {
    group: 'companies',
    pt: 'Validações externas',
    answer: { backgrounds: [example.background] },
  },
  createBackgroundValidation: {
    group: 'administration',
    pt: 'Criar uma validação externa',
    body: example.backgroundChoice,
    answer: example.background,
  },
  updateBackgroundValidation: {
    group: 'administration',
    pt: 'Mudar uma validação externa: o seu nome e as suas consultas',
    body: example.backgroundChoice,
    answer: example.background,
  },
  deleteBackgroundValidation: {
    group: 'administration',
    pt: 'Excluir uma validação externa, e tirá-la da regra de toda empresa',
    answer: {},
  },
});
