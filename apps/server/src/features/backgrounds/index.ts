export { backgroundNames } from './background-names.ts';
export { backgroundOf } from './background-of.ts';
export { type Validation, validateResult } from './validate-result.ts';
export { insertBackground } from './backgrounds.store.ts';
export { backgroundRoutes } from './backgrounds.routes.ts';
