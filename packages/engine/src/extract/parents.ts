import type { Field } from '@lavra/contract/model/result';
import type { Found } from './found.ts';
import type { FormValue } from './reading/forms/form-values.ts';
import { edgesOf } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';

/** Words of labels that tell one parent, and the other. */
const [ofFather, ofMother] = [
  /PAI(?!S)|GENITOR(?!A|ES)|PATERN|FATHER|PADRE/,
  /MAE|GENITORA|MATERN|MOTHER|MADRE/,
] as const;

/** Whether a label says which parent it is of ("Mãe", "Filiação: pai"), unlike one of both ("Pais / Parents", "Pai e mãe") or of either ("Filiação 1"). */
export function tellsParent(label: string): boolean {
  const words = fold(label);
  return ofFather.test(words) !== ofMother.test(words);
}

/** With these words a name goes on, and none begins; "e" may lead to the other parent. */
const goesOn = /^D[AEO]S? /iu;

/** The first parent's name with the row below it, where that was taken for the other one: which parent's it is, it says itself. */
function withRestOfFirst<Id extends string>(
  values: readonly FormValue<Id>[],
  first: FormValue<Id>,
  rest: FormValue<Id>,
): readonly FormValue<Id>[] {
  const reading = {
    ...first.reading,
    value: `${first.reading.value} ${rest.reading.value}`,
    printed: `${first.reading.printed} ${rest.reading.printed}`,
    tokens: [...first.reading.tokens, ...rest.reading.tokens],
  };
  return values
    .filter((value) => value !== rest)
    .map((value) => (value === first ? { ...value, reading } : value));
}

/** Of two names at one label of both parents the upper, or the left one, is the first. */
export function parentsInOrder<Id extends string>(
  values: readonly FormValue<Id>[],
  parents: readonly [Id, Id] | undefined,
): readonly FormValue<Id>[] {
  const [first, second] = parents?.map((id) => values.find((value) => value.id === id)) ?? [];
  if (first?.heading === undefined || first.heading !== second?.heading) return values;
  const [one, other] = [edgesOf(first.reading.tokens), edgesOf(second.reading.tokens)];
  if (goesOn.test(second.reading.value) && other.top > one.top) return withRestOfFirst(values, first, second);
  const isBehind = one.top > other.bottom || (one.bottom > other.top && one.left > other.right);
  if (!isBehind) return values;
  const exchanged = new Map([
    [first, second],
    [second, first],
  ]);
  return values.map((value) => {
    const from = exchanged.get(value);
    return from === undefined ? value : { ...value, reading: from.reading };
  });
}

/** Women's names of devotion that end like men's. */
const devout =
  /CAO$|^(?:SOCORRO|ROSARIO|AMPARO|CARMO|DESTERRO|LIVRAMENTO|PATROCINIO|ROCIO|CONSUELO|CONSOLO|REMEDIO)$/;
/** How only women's given names end, and only men's; men's names that end like women's. */
const [womens, mens, exceptions] = [
  /(?:A|TRIZ|[AEI]NE|ELL?E|ICE|[AE]IDE|ETT?E)$/,
  /(?:O|OS|ON|VAN)$/,
  /^(?:(?:GIAN|PIER)?LUCC?A|JOSHUA|NOA|RENE|UBIRAJARA|UBIRATA|NICOLA|MATTIA|AKIRA|YUTAKA|KENTA|MUSTAFA|NIKITA|ILYA|MUSA|YAHYA)$/,
] as const;
/** How men's given names end in other countries, and women's names that end like them. */
const [mensAbroad, womensAbroad] = [
  /(?:[AEI]N|ER|EL|US|IO|AS|ED|R[DT]|CK|AD)$/,
  /^(?:CARMEN|ELLEN|HELEN|HELLEN|KAREN|GRETCHEN|ESTH?ER|JENNIFER|HEATHER|AMBER|I[ZS]ABEL|RAQUEL|RACHEL|MABEL|(?:AN|MAR|CHRIST)[AI]BEL|KARIN|KATRIN|YASMIN|JASMIN|LILIAN|VIVIAN|SUSAN|MEGAN|VENUS)$/,
] as const;
/** Japanese women's given names end like this (Michiko, Junko); men's names from elsewhere that do. */
const [japanese, notJapanese] = [/[AEIOUN]KO$/, /^(?:HEIKO|MIKKO|NIKO|FRANKO)$/] as const;

/** How sure it is which parent is which where only the endings of foreigners' names speak for it or against it: Nigerian men's end in A too. */
const byForeignNames = 0.88;

/**
 * Forms that print both parents without saying which is which begin with either: where the given name of only one says which it is, that
 * decides, unless a label told it (`areTold`). A parent alone with a woman's name is the mother. Names of foreigners end otherwise: with
 * them both must say so, and it stays a guess.
 */
export function sortParents<Id extends string>(
  data: Found<Id>,
  [father, mother]: readonly [Id, Id],
  {
    areForeigners = false,
    areTold = false,
  }: { readonly areForeigners?: boolean; readonly areTold?: boolean } = {},
): void {
  const [one, other] = [data[father], data[mother]];
  const given = (field: Field): string => fold(field.value.split(' ')[0] ?? '');
  const isJapanese = (name: string): boolean => japanese.test(name) && !notJapanese.test(name);
  const isMans = (name: string): boolean => mens.test(name) && !devout.test(name) && !isJapanese(name);
  const isWomans = (name: string): boolean =>
    (womens.test(name) && !exceptions.test(name)) || isJapanese(name);
  if (one !== undefined && other === undefined && isWomans(given(one))) {
    data[mother] = one;
    delete data[father];
  }
  if (one === undefined || other === undefined || areTold) return;
  const [first, second] = [given(one), given(other)];
  const isMansAbroad = (name: string): boolean =>
    isMans(name) || (mensAbroad.test(name) && !womensAbroad.test(name));
  const isSure = isMansAbroad(second) && isWomans(first);
  const isLikely =
    (isMans(second) && !isMans(first)) || (isWomans(first) && !isWomans(second) && !isMans(first));
  const isExchanged = areForeigners ? isSure : isLikely;
  const [ofOne, ofOther] = isExchanged ? [mother, father] : [father, mother];
  const share = areForeigners && (isSure || isLikely) ? byForeignNames : 1;
  const weighed = (field: Field): Field =>
    field.conf === undefined ? field : { ...field, conf: Math.round(share * field.conf * 10) / 10 };
  data[ofOne] = weighed(one);
  data[ofOther] = weighed(other);
}
