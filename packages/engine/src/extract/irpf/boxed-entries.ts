import type { ColumnName } from '@lavra/contract/services/fields';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { blockOf, field, isAmount, partsOfName, type ReadCards, taxpayer, withoutAmounts } from './cards.ts';
import { assets, dependents, others, payments, salaries } from './titles.ts';

/** How far the two lines of a box may begin from each other, in glyphs. */
const aligned = 1;
/** The number of who was paid, alone below the name. */
const numberAlone = new RegExp(`^(?:CNPJ|CPF)(?:/(?:CPF|CNPJ))?:? ?${taxpayer.source}`, 'iu');
/** What is said of a dependant below the name, in whichever order. */
const [ofCode, ofBirth, ofPerson] = [
  /(?:^|[^\p{L}])c[óo]d(?:igo|\.)?:? ?(\d{2})(?!\d)/iu,
  /(?<!\d)(\d{2}\/\d{2}\/\d{4})(?!\d)/u,
  /(?<!\d)(\d{3}\.\d{3}\.\d{3}-\d{2})(?!\d)/u,
] as const;
const saysDependent = /^(?:c[óo]d|nasc|CPF)/iu;
const isName = (printed: string): boolean => /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+)+$/u.test(printed);

/** The texts of each row of a block, and the one of the row above that begins where a text does. */
function overIn(rows: readonly (readonly Token[])[], glyph: number) {
  const texts = rows.map((row) =>
    runsOf(row, glyph)
      .flatMap(withoutAmounts)
      .filter(({ length }) => length > 0),
  );
  const over = (at: number, text: readonly Token[]): readonly Token[] | undefined =>
    texts[at - 1]?.find(
      ([first]) => Math.abs((first?.left ?? Infinity) - edgesOf(text).left) < aligned * glyph,
    );
  return { texts, over };
}

/** Dependants of whom each is a box, of which several may be side by side: the name over what is said of it. */
export function readBoxedDependents({
  rows: all,
  glyph,
}: Sheet): ReadCards<ColumnName<'irpf', 'Dependents'>> | undefined {
  const rows = blockOf(all, dependents, [...salaries, ...payments, ...assets, ...others]);
  const { texts, over } = overIn(rows, glyph);
  const used = new Set<Token>();
  const found = texts.flatMap((runs, at) =>
    runs.flatMap((run) => {
      const said = printedOf(run);
      const name = over(at, run) ?? [];
      const [code, birth, person] = [ofCode, ofBirth, ofPerson].map(
        (pattern) => pattern.exec(said)?.[1] ?? '',
      );
      if (!saysDependent.test(said) || !isName(printedOf(name)) || !(birth || person)) return [];
      for (const token of [...name, ...run]) used.add(token);
      const cells = {
        Code: field(code ?? '', 'code', run),
        Name: field(printedOf(name), 'name', name),
        BirthDate: field(birth ?? '', 'date', run),
        CPF: field(person ?? '', 'cpf', run),
      };
      return [Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined))];
    }),
  );
  return found.length === 0 ? undefined : { rows: found, totals: {}, used };
}

/** Those who were paid, of whom each is a box, of which several may be side by side: code and name with the amount at their right, over the number. */
export function readBoxedPayments({
  rows: all,
  glyph,
}: Sheet): ReadCards<ColumnName<'irpf', 'Payments'>> | undefined {
  const rows = blockOf(all, payments, [...salaries, ...assets, ...others]);
  const { texts, over } = overIn(rows, glyph);
  const used = new Set<Token>();
  const found = texts.flatMap((runs, at) => {
    const numbers = runs.filter((run) => numberAlone.test(printedOf(run)));
    return numbers.flatMap((run, index) => {
      const name = over(at, run) ?? [];
      const end = numbers[index + 1]?.[0]?.left ?? Infinity;
      const amounts = (rows[at - 1] ?? []).filter(
        (token) => isAmount(token) && token.left > edgesOf(name).right && token.left < end,
      );
      const { code, name: called } = partsOfName(printedOf(name));
      const [amount] = amounts;
      if (code === undefined || amount === undefined || amounts.length > 1) return [];
      for (const token of [...name, ...run, amount]) used.add(token);
      const cells = {
        Code: field(code, 'code', name),
        Name: field(called, 'name', name),
        CNPJ: field(taxpayer.exec(printedOf(run))?.[0] ?? '', 'taxpayer', run),
        Amount: field(amount.text.replace('R$', ''), 'money', [amount]),
      };
      return [Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined))];
    });
  });
  return found.length === 0 ? undefined : { rows: found, totals: {}, used };
}
