export { activateAccount } from './accounts/activate-account.ts';
export { authenticateUser } from './sessions/authenticate-user.ts';
export { checkPassword } from './passwords/check-password.ts';
export { contactOf } from './accounts/contact-of.ts';
export { isPasswordCurrent, passwordMark } from './passwords/password-mark.ts';
export { grant, isFlag } from './accounts/grant.ts';
export { identityRoutes } from './identity.routes.ts';
export { identityWorkers } from './identity.worker.ts';
export { signUp } from './accounts/sign-up.ts';
