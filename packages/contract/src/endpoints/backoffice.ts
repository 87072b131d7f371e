import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import {
  Corrections,
  CorrectionsQuestion,
  ReviewMetrics,
  ReviewQuestion,
  TaskInfo,
  TaskOptions,
  TaskPage,
  TaskQuestion,
} from '../model/backoffice.ts';
import { Day, Id, text } from '../model/primitives.ts';
import { corrections, reviewMetrics, taskInfo, taskPage } from '../reference/backoffice-examples.ts';
import { companyId, email } from '../reference/example-values.ts';
import { filterLanguage } from '../reference/filter-language.ts';

const company = z.object({ companyId: Id });

/** For reviewers, within their own company, and for administrators. */
export const backofficeEndpoints = endpoints({
  listTasks: {
    method: 'POST',
    path: '/v2/companies/:companyId/tasks/filter',
    access: 'user',
    isReading: true,
    summary: 'Jobs of a company in human review, newest first, by a filter',
    params: company,
    body: TaskQuestion,
    answer: TaskPage,
    errors: ['not_found', 'forbidden', 'date_range_invalid', 'filter_invalid'],
  },
  getTaskInfo: {
    method: 'GET',
    path: '/v2/companies/:companyId/backoffice/info/:batchId/:jobId',
    access: 'user',
    summary: 'Everything about a job, with what human review did to it; a single job repeats its id',
    params: z.object({ companyId: Id, batchId: text(64), jobId: text(64) }),
    answer: TaskInfo,
    errors: ['not_found', 'forbidden'],
  },
  listTaskOptions: {
    method: 'GET',
    path: '/v2/companies/:companyId/options',
    access: 'user',
    summary: 'What a filter of tasks can name',
    params: company,
    query: z.object({ start_date: z.optional(Day), end_date: z.optional(Day) }),
    answer: TaskOptions,
    errors: ['not_found', 'forbidden', 'date_range_invalid'],
  },
  getReviewMetrics: {
    method: 'POST',
    path: '/v2/companies/:companyId/projects/filter',
    access: 'user',
    isReading: true,
    summary: 'Figures of human review over a range, of a company or of all',
    params: company,
    body: ReviewQuestion,
    answer: ReviewMetrics,
    errors: ['not_found', 'forbidden', 'date_range_invalid', 'filter_invalid'],
  },
  listProjects: {
    method: 'GET',
    path: '/v2/projects',
    access: 'admin',
    summary: 'Projects of all companies that sent jobs to human review',
    query: z.object({ 'start-date': z.optional(Day), 'end-date': z.optional(Day) }),
    answer: z.object({ projects: TaskOptions.shape.projects }),
    errors: ['date_range_invalid'],
  },
  getCorrections: {
    method: 'POST',
    path: '/v2/companies/:companyId/backoffice/corrections',
    access: 'user',
    isReading: true,
    summary: 'How often the engine was right, by field and by confidence, as reviews tell',
    params: company,
    body: CorrectionsQuestion,
    answer: Corrections,
    errors: ['not_found', 'forbidden', 'date_range_invalid', 'filter_invalid'],
  },
}).described({
  listTasks: {
    group: 'review',
    pt: 'Jobs de uma empresa na revisão humana, do mais novo ao mais antigo, por um filtro',
    more: filterLanguage,
    body: { filters: 'project|Cadastro; work_time>=30', page: 1, limit: 10 },
    answer: taskPage,
  },
  getTaskInfo: {
    group: 'review',
    pt: 'Tudo sobre um job, com o que a revisão humana fez; um job avulso repete o seu id',
    answer: taskInfo,
  },
  listTaskOptions: {
    group: 'review',
    pt: 'O que um filtro da revisão pode nomear',
    answer: {
      operators: [{ user_id: companyId, email }],
      projects: [{ name: 'Cadastro' }],
      metadata_fields: ['client_data.pedido'],
      result_fields: ['Name'],
    },
  },
  getReviewMetrics: {
    group: 'review',
    pt: 'Números da revisão humana em um intervalo, de uma empresa ou de todas',
    more: {
      pt: 'Dos jobs criados nesses dias. Taxa de aprovação: `total_completed` sobre as requisições do intervalo. Taxa de correção: (`total_completed` − `total_success`) sobre `total_completed`.',
      en: 'Of jobs created on these days. Approval rate: `total_completed` of the requests of the range. Correction rate: (`total_completed` − `total_success`) of `total_completed`.',
    },
    body: { start_date: '2026-11-01', end_date: '2026-11-02' },
    answer: reviewMetrics,
  },
  listProjects: {
    group: 'review',
    pt: 'Projetos de todas as empresas com jobs na revisão humana',
    answer: { projects: [{ name: 'Cadastro' }] },
  },
  getCorrections: {
    group: 'review',
    pt: 'Quanto o motor acertou, por campo e por confiança, segundo as revisões',
    more: {
      pt: 'Só de revisões concluídas. Com `service` e `field`, `points` é deles.',
      en: 'Of completed reviews alone. With `service` and `field`, `points` are theirs.',
    },
    body: { service: 'cnh', field: 'Name' },
    answer: corrections,
  },
});
