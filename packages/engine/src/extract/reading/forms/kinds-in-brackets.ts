import type { Sheet, Token } from '../sheet/sheet.ts';

/** What a form says of the kind of a box’s value behind its label. */
const kind = /^\((?:c[óo]d\.?|n[º°o]\.?|n[úu]m\.?|dd\/mm\/(?:aa)?aa|s\/n)\)(:?)$/iu;
/** Widest space before it, in glyphs. */
const before = 1;

/** The words of a page without such remarks ("Acidente (cód.)"), whose labels go on up to their end; the value stands behind. */
export function withoutKindsInBrackets({ tokens, rows, glyph }: Sheet): readonly Token[] {
  const told = new Map<Token, Token>();
  for (const row of rows)
    for (const [at, token] of row.entries()) {
      const label = row[at - 1];
      const isOfLabel =
        label !== undefined &&
        kind.test(token.text) &&
        /\p{L}{2}[.?]?$/u.test(label.text) &&
        token.left - label.right < before * glyph;
      if (isOfLabel) told.set(label, token);
    }
  if (told.size === 0) return tokens;
  const remarks = new Set(told.values());
  return tokens
    .filter((token) => !remarks.has(token))
    .map((token) => {
      const remark = told.get(token);
      const [, colon = ''] = kind.exec(remark?.text ?? '') ?? [];
      return remark === undefined ? token : { ...token, text: token.text + colon, right: remark.right };
    });
}
