export { backgroundNames } from './background-names.ts';
export { backgroundOf } from './background-of.ts';
export { listBackgroundValidations } from './list-background-validations.ts';
