export { compileMessages as setup } from '../../build/messages-plugin.ts';
