import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { readPhrases, runningTextOf, tokensIn } from '../phrases/phrases.ts';
import type { Token } from '../sheet/sheet.ts';
import type { TableSpec } from './table-spec.ts';

/** Signs between what a text says behind names, and at its end. */
const sign = /^[-–—|·•,;/()[\]]+$/;

/** Share of the values behind a name in a row's text that were its own. */
const placedBehindName = 0.96;

/** The cells of a row without what its text says behind names ("NCM 17019900" below a product's name), and that, for columns the row has no cell of. */
export function partNamed<C extends string>(
  { key, named }: Pick<TableSpec<string, C>, 'key' | 'named'>,
  cells: ReadonlyMap<C, readonly Token[]>,
  across: readonly Token[] = [],
): { readonly cells: ReadonlyMap<C, readonly Token[]>; readonly said: readonly (readonly [C, Field])[] } {
  const own = key === undefined ? [] : (cells.get(key) ?? []);
  const tokens = [...own, ...across];
  const isOwn = (id: C): boolean => (cells.get(id) ?? []).length > 0;
  const wanted = (named ?? []).filter(({ gives }) => !gives.some(([id]) => isOwn(id)));
  if (key === undefined || own.length === 0 || wanted.length === 0) return { cells, said: [] };
  const running = runningTextOf([{ tokens }]);
  const found = wanted.flatMap((phrase) => {
    const match = phrase.pattern.exec(running.text);
    // A text that begins with a name is no text with more behind it.
    return match === null || match.index === 0 ? [] : [{ phrase, match }];
  });
  const taken = new Set(
    found.flatMap(({ match }) => tokensIn(running, match.index, match.index + match[0].length)),
  );
  const left = own.filter((token) => !taken.has(token));
  const end = left.findLastIndex(({ text }) => !sign.test(text)) + 1;
  if (found.length === 0 || end === 0) return { cells, said: [] };
  const phrases = found.map(({ phrase }) => phrase);
  const said = readPhrases(running, phrases).map(
    ({ id, reading }) => [id, fieldOf({ ...reading, anchorFit: 1, placed: placedBehindName })] as const,
  );
  return { cells: new Map([...cells, [key, left.slice(0, end)]]), said };
}
