export { flowsOf } from './flow.presenter.ts';
export { type FlowRow, findFlow } from './find-flow.ts';
export { evaluateCondition } from './flow-condition.ts';
export { flowRoutes } from './flows.routes.ts';
export { setFlows } from './set-flows.ts';
