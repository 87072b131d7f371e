import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';

import { routeGroup } from '../../platform/http/route-group.ts';
import { getCorrections } from './get-corrections.ts';
import { getReviewMetrics } from './get-review-metrics.ts';
import { getTaskInfo } from './get-task-info.ts';
import { listProjects } from './list-projects.ts';
import { listTaskOptions } from './list-task-options.ts';
import { listTasks } from './list-tasks.ts';

export const backofficeRoutes = routeGroup(backofficeEndpoints, {
  listTasks,
  getTaskInfo,
  listTaskOptions,
  getReviewMetrics,
  listProjects,
  getCorrections,
});
