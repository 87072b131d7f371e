import type { FieldName } from '@lavra/contract/services/fields';
import type { Subject, SubjectValues } from '../reading/phrases/subjects.ts';

const date = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}º? (?:dias )?(?:do m[eê]s )?(?:de )?(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (?:do ano )?de \d{4}`;

const terms: readonly Subject<FieldName<'contract'>>[] = [
  { id: 'TermMonths', cue: /prazo|vig[eê]ncia|vig[eo]r\p{L}*|dura[cç][aã]o|per[ií]odo|loca[cç][aã]o/iu },
  {
    cue: /reajust\p{L}*|corre[cç][aã]o|corrigid\p{L}*|aviso|notifica\p{L}*|anteced\p{L}*|a cada|car[eê]ncia|cau[cç][aã]o|garantia|multa|m[ií]nim\p{L}*|equivale\p{L}*|prorroga\p{L}*|mora/iu,
  },
];

/** The subjects of a lease's clauses, by the shape of their values. */
export const clauses: readonly SubjectValues<FieldName<'contract'>>[] = [
  {
    kind: 'money',
    value: /R\$ ?(\d[\d.]*,\d{2})(?!\d)/,
    subjects: [
      { id: 'RentAmount', cue: /alugue(?:l|res|is)|loca[cç][aã]o mensal|valor mensal|quantia mensal/iu },
      { id: 'CondominiumAmount', cue: /condom[ií]ni\p{L}*|condominia\p{L}*/iu },
      { id: 'DepositAmount', cue: /cau[cç][aã]o|dep[oó]sito|garantia/iu },
      {
        cue: /IPTU|seguro|multa|total|[aá]gua|energia|luz|taxa|desconto|bonifica\p{L}*|abono|capital|comiss[aã]o|sinal/iu,
      },
    ],
  },
  {
    kind: 'measure',
    value: /(?<![\d,.])(\d{1,2}(?:,\d+)? ?%)/,
    subjects: [
      { id: 'FinePercent', cue: /multa|cl[aá]usula penal/iu },
      { id: 'InterestPercent', cue: /juros/iu },
      {
        cue: /honor[aá]ri\p{L}*|desconto|bonifica\p{L}*|corre[cç][aã]o|reajust\p{L}*|comiss[aã]o|taxa de adm\p{L}*/iu,
      },
    ],
  },
  {
    kind: 'integer',
    value: /(?<![\d.,/])(\d{1,3})(?: ?\([^)]{0,40}\))? mes(?:es)?\b(?! d[eo] alugu)/iu,
    subjects: terms,
  },
  {
    kind: 'integer',
    unit: 12,
    value: /(?<![\d.,/])(\d{1,2})(?: ?\([^)]{0,40}\))? anos?\b/iu,
    subjects: terms,
  },
  {
    kind: 'integer',
    value:
      /(?<![\d.,/])(\d{1,2})(?: ?\([^)]{0,30}\))? (?:vezes (?:o )?(?:valor )?(?:d[eo] )?|mes(?:es|alidades)? d[eo] (?:valor d[eo] )?|x (?:o )?(?:valor d[eo] )?)?(?:alug|loca[tç])/iu,
    subjects: [
      { id: 'BreachFineMonths', cue: /multa|pena(?:lidade)?|infra[cç][aã]o|rescis\p{L}*/iu },
      { cue: /cau[cç][aã]o|garantia|dep[oó]sito|atras\p{L}*|adiantad\p{L}*/iu },
    ],
  },
  {
    kind: 'integer',
    value:
      /\bdia (\d{1,2})º?(?!\d|[/.]\d| (?:do m[eê]s )?(?:de )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))/iu,
    subjects: [
      { id: 'DueDay', cue: /venc\p{L}*|pag[aou]\p{L}*|todo|at[eé]/iu },
      { cue: /in[ií]ci\p{L}*|t[eé]rmin\p{L}*|a partir|vistoria|chaves/iu },
    ],
  },
  {
    kind: 'integer',
    value: /(?:at[eé] o |no |todo )(\d{1,2})[º°o]? ?(?:\(\p{L}+\) )?dia [uú]til/iu,
    subjects: [{ id: 'DueDay', cue: /venc\p{L}*|pag[aou]\p{L}*|alugue\p{L}*|mensal\p{L}*/iu }],
  },
  {
    kind: 'date',
    value: new RegExp(`(?<![\\d/.])(${date})`, 'iu'),
    subjects: [
      {
        id: 'StartDate',
        cue: /in[ií]ci\p{L}*|come[cç]\p{L}*|a partir|per[ií]odo de|compreendido entre|meses,? (?:de|a contar de)/iu,
      },
      {
        id: 'EndDate',
        cue: /t[eé]rmin\p{L}*|fim|find\p{L}*|encerr\p{L}*|expir\p{L}*|at[eé]|(?<=\d{4},? )(?:e com )?a(?= (?:o dia )?$)/iu,
      },
      {
        cue: /nascid\p{L}*|nascimento|expedi\p{L}*|emiti\p{L}*|assin\p{L}*|lei|registr\p{L}*|vistoria|reajust\p{L}*|vencimento|arquiv\p{L}*/iu,
      },
    ],
  },
];
