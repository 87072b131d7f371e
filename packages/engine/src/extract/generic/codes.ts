import type { Field } from '@lavra/contract/model/result';
import type { Code, Page } from '../../pages/page.ts';

type CodeRow = Record<'Format' | 'Text', Field> & { Bytes?: Field };

/** Decoded codes carry their own check characters: what was decoded is exact, hence 100. */
function decoded(value: string, code: Code, page: number): Field {
  return { value, conf: 100, page, box: code.box };
}

/** The barcodes, QR codes and machine-readable zones of a page as rows. */
export function codeRows(page: Page): CodeRow[] {
  return page.codes.map((code) => ({
    Format: decoded(code.format, code, page.number),
    Text: decoded(code.text, code, page.number),
    ...(code.bytes === undefined ? {} : { Bytes: decoded(code.bytes, code, page.number) }),
  }));
}
