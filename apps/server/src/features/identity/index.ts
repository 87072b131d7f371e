export { activateAccount } from './activate-account.ts';
export { authenticateUser } from './authenticate-user.ts';
export { checkPassword } from './check-password.ts';
export { contactOf } from './contact-of.ts';
export { grant, isFlag } from './grant.ts';
export { signUp } from './sign-up.ts';
