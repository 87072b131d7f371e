import { renderToString } from 'react-dom/server';

import { chooseLocale, type Locale } from '../i18n/locale.ts';
import { PublicProgram } from './program.tsx';

/**
 * The login as it stands in the page before any script has run; rendered at build time, where there is no window.
 *
 * @public The build imports it by its path.
 */
export function prerenderLogin(locale: Locale): string {
  chooseLocale(locale);
  // The program sets the title itself.
  return renderToString(<PublicProgram />).replace(/<title>[^<]*<\/title>/, '');
}
