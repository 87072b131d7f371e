export { compileMessages as setup } from '../../build/compile-messages.ts';
