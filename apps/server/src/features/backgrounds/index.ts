export { backgroundNames } from './background-names.ts';
export { backgroundOf } from './background-of.ts';
export { checksOf } from './checks-of.ts';
export { insertBackground } from './backgrounds.store.ts';
export { backgroundRoutes } from './backgrounds.routes.ts';
