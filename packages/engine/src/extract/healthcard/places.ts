import type { ServiceData } from '@lavra/contract/services/fields';
import { placedOnCard } from '../../evidence/confidence.ts';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { isLargerThan } from '../reading/sheet/size-of-type.ts';
import { findCompanyName } from '../reading/values/company-over-number.ts';
import { findLetterheads } from '../reading/values/letterhead.ts';
import { readAs } from '../reading/values/kinds.ts';
import { readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';
import { headOfCard } from './head-of-card.ts';
import { ofRegister } from './values-without-label.ts';

/** No card in use ended, and few contracts began, before this year. */
const latest = '2010';

/** Words of the names that plans have. */
const ofPlan =
  /(?<!\p{L})(?:ESSENCIAL|PLENO|B[ÁA]SICO|ESPECIAL|EXECUTIVO|MASTER|PREMIUM|PLUS|OURO|PRATA|BRONZE|STANDARD|CL[ÁA]SSICO|EMPRESARIAL|FLEX|DIAMANTE|IDEAL|SUPREMO|UNIVERSAL|APTO|ENF)(?!\p{L})/iu;
/** Least space before the name of a plan that has no label, in glyphs; it stands in the upper part of the card. */
const [beforePlan, ofUpper] = [2, 0.35] as const;

/** Words of a name in capitals only, and those that each begin with one. */
const [inCapitals, capitalised] = [
  /^\p{Lu}[\p{Lu}\d .+-]+$/u,
  /^\p{Lu}[\p{L}\d+-]*(?: (?:[\p{Lu}\d][\p{L}\d+.-]*|d[aeo]s?|e))+$/u,
] as const;

/** The name of the plan beside that of its company, or alone in capitals. */
function readPlan({ rows, glyph }: Sheet): ServiceData<'healthcard'> {
  const top = rows[0]?.[0]?.top ?? 0;
  const upper = top + ofUpper * ((rows.at(-1)?.[0]?.bottom ?? 0) - top);
  for (const row of rows.filter(([first]) => (first?.top ?? Infinity) < upper)) {
    const from = row.findLastIndex(
      (token, at) => at === 0 || token.left - (row[at - 1]?.right ?? 0) > beforePlan * glyph,
    );
    const tokens = row.slice(from);
    const text = printedOf(tokens);
    const isName = inCapitals.test(text) || (from > 0 && capitalised.test(text));
    if (tokens.length < 2 || !ofPlan.test(text) || !isName) continue;
    return { PlanName: fieldOf({ value: text, tokens, anchorFit: 1, placed: placed.text }) };
  }
  return {};
}

/** The word for who is covered, and what that one is to the contract, perhaps with a dependent's number. */
const [ofUser, typeOfUser] = [
  /^(?:usu[áa]ri[oa]|benefici[áa]ri[oa]|associad[oa]|segurad[oa])(?:\(a\))?:?$/iu,
  /^(titular|dependente|agregad[oa]|pensionista)(?: (\d{1,3}))?$/iu,
] as const;
/** Least size of the words below their caption, in sizes of it, and most space between two words of one text, in glyphs. */
const [overType, ofText] = [1.12, 1.6] as const;

/** What the person is to the contract, in larger type right below the word for the person. */
function readType({ rows, glyph }: Sheet): ServiceData<'healthcard'> {
  const texts = rows.map((row) => runsApart(row, ofText * glyph));
  for (const [at, row] of texts.entries())
    for (const caption of row.filter((each) => ofUser.test(printedOf(each)))) {
      const { left, bottom } = edgesOf(caption);
      const own = texts[at + 1]?.find((each) => Math.abs(edgesOf(each).left - left) < glyph) ?? [];
      const [word, number] = own;
      if (word === undefined || !typeOfUser.test(printedOf(own)) || word.top - bottom > glyph) continue;
      if (!isLargerThan(own, caption, overType)) continue;
      const of = (token: Token) =>
        fieldOf({ value: token.text, tokens: [token], anchorFit: 1, placed: placed.text });
      return { BeneficiaryType: of(word), ...(number && { DependentCode: of(number) }) };
    }
  return {};
}

/** A letterhead is in this share of a page. */
const topOfPage = 0.3;

/** The operator in the letterhead of a card that is printed on a page: above its number, or with an address. */
function readOperator(sheet: Sheet): ServiceData<'healthcard'> {
  const head = findLetterheads(sheet).find(
    ({ name, isCompany }) => isCompany && (name?.tokens[0]?.top ?? Infinity) < topOfPage * sheet.height,
  );
  const name = head?.name ?? findCompanyName(sheet);
  return name ? { OperatorName: fieldOf({ ...name, anchorFit: 1, placed: placed.text }) } : {};
}

/** The operator's register at the ANS, which stands on the edge of many cards, turned a quarter. */
function readRegister({ turned = [] }: Sheet): ServiceData<'healthcard'> {
  const [read] = readPhrases(runningTextOf([{ tokens: turned }]), [ofRegister]);
  return read ? { AnsNumber: fieldOf({ ...read.reading, anchorFit: 1, placed: placed.typed }) } : {};
}

/** What a card of health has without a label: its operator and plan, and the holder's birth. */
export const placesOfHealthcard = (sheet: Sheet): ServiceData<'healthcard'> => ({
  ...readRegister(sheet),
  ...readOperator(sheet),
  ...headOfCard(sheet),
  ...readPlan(sheet),
  ...readType(sheet),
  ...readBirth(sheet),
});

/** The earliest day on a card of health is the holder's birth. */
function readBirth({ tokens }: Sheet): ServiceData<'healthcard'> {
  const days = tokens.flatMap((token) => {
    const value = /^\d{2}\/\d{2}\/\d{4}$/.test(token.text) ? readAs(token.text, 'date')?.value : undefined;
    return value === undefined ? [] : [{ value, token }];
  });
  const [first] = days.toSorted((a, b) => a.value.localeCompare(b.value));
  if (first === undefined || first.value >= latest) return {};
  return {
    BirthDate: fieldOf({ value: first.value, tokens: [first.token], anchorFit: 1, placed: placedOnCard }),
  };
}
