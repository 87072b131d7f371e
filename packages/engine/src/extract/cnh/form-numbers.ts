import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import { placedOnCard } from '../../evidence/confidence.ts';
import { fieldOf } from '../../evidence/field.ts';
import { edgesOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { runsApart } from '../reading/sheet/runs.ts';

/** Widest space between pieces of one number, in heights of a word. */
const within = 0.6;
/** The validation code begins above the form's number, within so many of its heights to the side and above it. */
const [beside, above] = [1.5, 2.5] as const;

/** A state and nine digits, of which a picture reads O and 0 for each other. */
const renach = /^([A-Z0]{2})([\dO]{9})$/;
const validation = /^\d{11}$/;

interface Piece {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Words of a row without a space between them. */
const piecesOf = (row: readonly Token[]): Piece[] =>
  runsApart(row, (_, next) => within * (next.bottom - next.top)).map((tokens) => ({
    text: tokens.map(({ text }) => text).join(''),
    tokens,
  }));

function renachOf({ text }: Piece): string | undefined {
  const [, state = '', digits = ''] = renach.exec(text) ?? [];
  const uf = state.replaceAll('0', 'O');
  return isUf(uf) ? uf + digits.replaceAll('O', '0') : undefined;
}

const fieldFrom = (value: string, { text, tokens }: Piece): Field =>
  fieldOf({ value, printed: text, tokens, anchorFit: 1, placed: placedOnCard });

/** The number of the form (RENACH) of a licence and the validation code above it, neither of which has a label. */
export function formNumbersOf({ rows }: Pick<Sheet, 'rows'>): {
  readonly Renach?: Field;
  readonly ValidationCode?: Field;
} {
  const pieces = rows.flatMap(piecesOf);
  const form = pieces.find((piece) => renachOf(piece) !== undefined);
  if (form === undefined) return {};
  const { left, top, bottom } = edgesOf(form.tokens);
  const height = bottom - top;
  const code = pieces.find(({ text, tokens }) => {
    const edges = edgesOf(tokens);
    return (
      validation.test(text) &&
      Math.abs(edges.left - left) < beside * height &&
      edges.bottom < bottom &&
      top - edges.bottom < above * height
    );
  });
  return {
    Renach: fieldFrom(renachOf(form) ?? '', form),
    ...(code === undefined ? {} : { ValidationCode: fieldFrom(code.text, code) }),
  };
}
