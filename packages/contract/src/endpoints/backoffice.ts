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
import { Id, text } from '../model/primitives.ts';

const company = z.object({ companyId: Id });

/** For people who review, of their own company, and for administrators. */
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
    query: z.object({ start_date: z.optional(text(10)), end_date: z.optional(text(10)) }),
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
    query: z.object({ 'start-date': z.optional(text(10)), 'end-date': z.optional(text(10)) }),
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
});
