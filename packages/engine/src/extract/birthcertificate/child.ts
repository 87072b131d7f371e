import { nameEnds, type Told } from '../reading/particulars/recorded-words.ts';
import { dayInDigits, dayWithMonth } from '../reading/phrases/days.ts';

/** A name behind the words that lead to it. */
const name = String.raw`(\p{L}[\p{L}'’. -]{3,70}?)${nameEnds}`;

/** What an entry tells of the child. */
export const childTold: readonly Told[] = [
  {
    pattern: String.raw`(?:posto|imposto|receb(?:eu|er[áa]|endo)|tom(?:ou|ar[áa])|dado|d[áa]|deu|deram|ter[áa]|tem|teve|p[ôo]s|p[ôo]s-se|puseram|p[õo]e|com|sob)(?: na pia batismal)?,?(?: [oa] )?(?: ?pr[eé]?)? ?nome(?:s)?(?: completo| e sobrenome)?(?: de|:)+ (?:ser )?${name}`,
    gives: [['Name', 'name']],
  },
  {
    pattern: String.raw`(?:se chama(?:r[áa])?|chamar-se(?:-[áa])?|chamad[oa]|chama-se|denominad[oa]|chamou-se) (?:de )?${name}`,
    gives: [['Name', 'name']],
  },
  {
    pattern: String.raw`(?:assento|registro|termo|nascimento)(?: d[eo] (?:nascimento|assento|registro))* (?:de|da crian[çc]a|d[ao] menor) (?!nascimento|n[º°o]|livro)${name}`,
    gives: [['Name', 'name']],
  },
  // Behind the day of the entry ("assento lavrado em …, de …").
  {
    pattern: String.raw`(?:assento|registro|termo)(?: de nascimento)?,? (?:lavrad|feit|registrad|inscrit)[oa],? (?:em|aos?|no dia)(?: data de)? (?:${dayWithMonth}|${dayInDigits}),? (?:o )?d[eoa] (?!livro|n[º°o]|f(?:ls|olha))${name}`,
    isAnywhere: true,
    gives: [['Name', 'name']],
  },
  { pattern: String.raw`registrou-se (?:o nascimento de )?${name}`, gives: [['Name', 'name']] },
  {
    pattern: String.raw`sexo:? (?:masculino|feminino)[^.;\d]{0,60}?CPF(?:\/MF)?(?: (?:sob )?(?:o )?n(?:[º°o.]+|[úu]mero))?:? (\d{3}\.?\d{3}\.?\d{3}-?\d{2})`,
    gives: [['CPF', 'cpf']],
  },
  // Right behind the name in the sentence that leads to the entry.
  {
    pattern: String.raw`(?:assento|registro|termo)(?: de nascimento)? de [\p{L}'’ -]{3,70},? (?:inscrit[oa]|portadora?)(?:\([ao]\))? (?:n[oa]|d[oe]) C\.?P\.?F\.?(?:\/MF)?(?: (?:sob )?(?:o )?n(?:[º°o.]+|[úu]mero))?:? (\d{3}\.?\d{3}\.?\d{3}-?\d{2})`,
    isAnywhere: true,
    gives: [['CPF', 'cpf']],
  },
  {
    pattern: String.raw`(?:parto gemelar|g[êe]meos?(?:\((?:a|s)\))?):? ?\(?(sim|n[ãa]o)(?!\p{L})`,
    gives: [['Twin', 'text']],
  },
  {
    pattern: String.raw`(?:g[êe]me[oa]|irm[ãa]o? g[êe]me[oa])(?:: sim,)? (?:de|com) ${name}`,
    gives: [['TwinNames', 'text']],
  },
  { pattern: String.raw`\bsexo:? (masculino|feminino)`, gives: [['Sex', 'sex']] },
  {
    pattern: String.raw`(?:\bcor|cor e ra[çc]a|ra[çc]a)(?: ou ra[çc]a)?:? (branca|preta|parda|amarela|ind[ií]gena|morena|negra|mulata)`,
    gives: [['SkinColor', 'text']],
  },
  {
    pattern: String.raw`(?:DNV|D\.N\.V\.?|nascid[oa] vivo)(?:[ ,(]*(?:DNV|DN|D\.N\.V\.?|sob|traz|tem|leva)\)?(?: o)?)?(?: ?n(?:[º°o.]+|[úu]mero))?:? ?(\d{2}[.-]?\d{8}[.-]?\d|\d{8,11}-?\d?)(?!\d)`,
    isAnywhere: true,
    gives: [['LiveBirthNumber', 'number']],
  },
];
