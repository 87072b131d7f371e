/** The typed messages of both catalogues: `m.nav_test()`. */
export { m } from './paraglide/messages.js';
