import { locales, type Locale } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';

/** An invoice's PDF is stored in both languages; the row holds the key of the Portuguese one. */
export function pdfKeyIn(key: string, locale: Locale): string {
  return locale === 'pt' ? key : key.replace(/\.pdf$/, `.${locale}.pdf`);
}

export async function deleteInvoicePdf(ctx: Context, key: string): Promise<void> {
  for (const locale of locales) await ctx.objects.delete(pdfKeyIn(key, locale));
}
