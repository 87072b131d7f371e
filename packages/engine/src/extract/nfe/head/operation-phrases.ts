import type { FieldName } from '@lavra/contract/services/fields';
import type { Phrase, Sign } from '../../reading/phrases/phrases.ts';

const type = ['OperationType', 'digit'] as const;

/** The figure of the operation's type beside both options, or before its own name; options without a figure beside them say nothing. */
export const operationPhrases: readonly Phrase<FieldName<'nfe'>>[] = [
  {
    pattern:
      /(?<!\d|s[ée]r(?:ie|\.)?:? ?)([01])[\])]? ?\(?(?:0 ?[-–=:]? ?entrada ?[,;/|e-]* ?1 ?[-–=:]? ?sa[ií]da|1 ?[-–=:]? ?sa[ií]da ?[,;/|e-]* ?0 ?[-–=:]? ?entrada)\)?|\(?(?<!\d)0 ?[-–=:]? ?entrada ?[,;/|e-]* ?1 ?[-–=:]? ?sa[ií]da\)?:? ?[[(|]? ?([01])(?![\d/.,])|\(?(?<!\d)1 ?[-–=:]? ?sa[ií]da ?[,;/|e-]* ?0 ?[-–=:]? ?entrada\)?:? ?[[(|]? ?([01])(?![\d/.,])|entrada ?[=:] ?0 ?[,;/|e-]* ?sa[ií]da ?[=:] ?1:? ?[[(|]? ?([01])(?![\d/.,])|ent\p{L}*\.? ?\(0\) ?(?:ou|\/|,|e|-)? ?sa[ií]\p{L}*\.? ?\(1\):? ?([01])(?![\d/.,])|sa[ií]\p{L}*\.? ?\(1\) ?(?:ou|\/|,|e|-)? ?ent\p{L}*\.? ?\(0\):? ?([01])(?![\d/.,])/iu,
    gives: [type, type, type, type, type, type],
  },
  // Its two letters together are a state's.
  { pattern: /(?<![\p{L}\d/])E ?\/ ?S:? ?([01])(?![\d/.,])/u, gives: [type] },
  {
    // A kind of goods is no type of an operation ("Arroz tipo 1 fardo").
    pattern:
      /(?:(?<=\d{2}\/\d{2}\/\d{4} |s[ée]r(?:ie|\.):? \d{1,3} )|(?<!\d ))(?<![\d(])(?<!(?:entrada|sa[ií]da)[ /,;|e=:-]{0,3})([01]) ?[-–:=(]? ?(?:SA[IÍ]DA|ENTRADA)(?! ?[/,;|e]? ?[01](?: ?[-–:=]? ?[SE]|\D|$))|(?:TIPO d[ea] [^\d(]{1,18}|TIPO(?:: ?|[^\d(]{1,20}(?=[01] ?[-–:=(]? ?(?:SA[IÍ]|ENT)))|OPERA[CÇ][AÃ]O[^\d(]{1,20})([01])(?!\d)(?! ?[-–:=]? ?ENTRADA ?[/,;|e]? ?1)/i,
    gives: [type, type],
  },
];

/** The figure of an option in its brackets, where those of the other are empty ("[1] Saída [ ] Entrada"). */
const figured = (figure: string, own: string, other: string): string =>
  String.raw`\[ ?${figure} ?\] ?${own} ?[/|·]? ?\[ ?\] ?${other}|\[ ?\] ?${other} ?[/|·]? ?\[ ?${figure} ?\] ?${own}`;

const mark = '[([] ?[xX] ?[)\\]] ?(?:[01] ?[-–:=]? ?)?';

/** The option that is marked, or said in words. */
export const operationSigns: readonly Sign<FieldName<'nfe'>>[] = [
  {
    id: 'OperationType',
    value: '1',
    pattern: new RegExp(
      `${mark}sa[ií]da|s[ée]rie:? ?\\d{1,3},? ?\\(sa[ií]da\\)|tipo(?: d[ea] opera[cç][aã]o)?: sa[ií]da(?!\\p{L}|:)|[·•|] ?sa[ií]da \\(1\\)|${figured('1', 'sa[ií]da', 'entrada')}`,
      'iu',
    ),
  },
  {
    id: 'OperationType',
    value: '0',
    pattern: new RegExp(
      `${mark}entrada|s[ée]rie:? ?\\d{1,3},? ?\\(entrada\\)|tipo(?: d[ea] opera[cç][aã]o)?: entrada(?!\\p{L}|:)|[·•|] ?entrada \\(0\\)|${figured('0', 'entrada', 'sa[ií]da')}`,
      'iu',
    ),
  },
];
