import { runsApart } from '../../reading/sheet/runs.ts';
import { printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { fold } from '../../reading/sheet/text.ts';

/** Space between two captions of a row, in glyphs. */
const betweenCaptions = 1;
const ofPlate = /^PLACA(?:D[OE])?(?:VEIC(?:ULO)?)?$/;
const whole = 'UF da placa';

/** A sheet whose caption of a state right behind that of the plate says whose state it is: the carrier's own has the same caption in another row. */
export function withPlatesState(sheet: Sheet): Sheet {
  const named = new Map<Token, Token>();
  for (const row of sheet.rows) {
    const runs = runsApart(row, betweenCaptions * sheet.glyph);
    for (const [at, run] of runs.entries()) {
      const [state, ...others] = runs[at + 1] ?? [];
      const isPlates = ofPlate.test(fold(printedOf(run))) && state?.folded === 'UF' && others.length === 0;
      if (state !== undefined && isPlates) named.set(state, { ...state, text: whole, folded: fold(whole) });
    }
  }
  if (named.size === 0) return sheet;
  const of = (token: Token): Token => named.get(token) ?? token;
  return { ...sheet, tokens: sheet.tokens.map(of), rows: sheet.rows.map((row) => row.map(of)) };
}
