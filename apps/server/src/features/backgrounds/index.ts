export { backgroundNames } from './background-names.ts';
export { backgroundOf } from './background-of.ts';
export { insertBackground } from './backgrounds.store.ts';
export { listBackgroundValidations } from './list-background-validations.ts';
