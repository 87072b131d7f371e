export { flowsOf } from './flow.presenter.ts';
export { flowRoutes } from './flows.routes.ts';
export { setFlows } from './set-flows.ts';
