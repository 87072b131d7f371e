import type { FieldName } from '@lavra/contract/services/fields';
import { dayWithMonth, months, shortMonths } from '../reading/phrases/days.ts';
import { inWordsAlone } from '../reading/phrases/in-words.ts';
import { numberWord } from '../reading/phrases/money-words.ts';
import type { Subject, SubjectValues } from '../reading/phrases/subjects.ts';

const date = String.raw`\d{1,2}º?[/.]\d{1,2}[/.]\d{4}|\d{1,2}º? (?:dias )?(?:do m[eê]s )?(?:de )?(?:${months}) (?:[dn]o ano )?de \d{4}|${dayWithMonth}`;

/** The names of the price indices by which rents are adjusted, with their institute. */
export const priceIndex =
  /(?<![\p{L}\d])((?:IGP ?[-–]? ?(?:M|DI)|IPCA(?: ?[-–] ?(?:E|15)| ?15| ?E(?! \p{Ll}))?|INPC|IPC(?: ?[-–]? ?(?:DI|S|C1))?|IVAR|INCC(?: ?[-–]? ?(?:M|DI))?|ICV|FIPEZAP|SELIC)(?: ?[-–/] ?(?:FGV|IBGE|FIPE|DIEESE)| d[ao] (?:FGV|IBGE|FIPE|DIEESE)| ?\((?:FGV|IBGE|FIPE|DIEESE)\))?)(?![\p{L}\d])/u;

/** The first and the last day of a term, named together. */
export const period = new RegExp(
  String.raw`(?<!\p{L})(?:(?:a |com )?(?:in[ií]cio|iniciar|iniciando(?:-se)?|come[çc]ar|come[çc]ando)|[Ii]n[ií]cio|contad[oa]s?|a contar|a partir|compreendid[oa]|vigorando|per[ií]odo|entre)(?: (?:em|de|do|no|a|o|dia|entre|partir))* (${date}),? (?:e )?(?:(?:a|com|at[ée]|em) )?(?:(?:t[ée]rmino|terminar|terminando|fim|findar|findando|encerrar|encerrando(?:-se)?|encerramento|final)(?: previsto)? )?(?:(?:em|de|do|no|a|o|dia|at[ée]) )*(${date})`,
  'u',
);

/** Two days that nothing but their order tells apart ("de 1/2/2020 até 31/7/2022"). */
export const fromTo = new RegExp(
  String.raw`(?<!\p{L})(?:[Dd]e|[Ee]ntre|[Dd]esde)(?: o dia)? (${date}),? (?:a|at[ée]|e)(?: o dia)? (${date})`,
  'u',
);

/** A number in words alone. */
const inWords = String.raw`(?<![\p{L}(])(?!(?:e|de) )(${numberWord}(?: ${numberWord})*)`;

const terms: readonly Subject<FieldName<'contract'>>[] = [
  {
    id: 'TermMonths',
    cue: /prazo|tempo da loca[cç][aã]o|quanto tempo|(?:pel[oa]|por|no) (?:espa[cç]o|tempo|lapso|interst[ií]cio)|vig[eê]ncia|vig[eo]r\p{L}*|dura\p{L}*|per[ií]odo|loca[cç][aã]o/giu,
  },
  {
    cue: /reajust\p{L}*|corre[cç][aã]o|corrigid\p{L}*|aviso|notifica\p{L}*|anteced\p{L}*|a cada|car[eê]ncia|cau[cç][aã]o|garantia|multa|m[ií]nim\p{L}*|equivale\p{L}*|prorroga\p{L}*|mora(?!d)/giu,
  },
];

/** Words around a term that name it less surely: a fine or a notice has some of them too. */
const vagueTerms: readonly Subject<FieldName<'contract'>>[] = [
  {
    cue: /(?:prorroga|reajust|renova|antecip|atras|multa|caren|mora(?!d)|cada)\p{L}*(?: \p{L}+){0,4}/giu,
  },
  { id: 'TermMonths', cue: /(?:por|durante|pelo|total de|de)(?= $)|ocup\p{L}*|uso/giu },
];

const breach: readonly Subject<FieldName<'contract'>>[] = [
  {
    id: 'BreachFineMonths',
    cue: /multa|pena(?:l|lidade)?|convencional|infra[cç][aã]o|infring\p{L}*|descumpri\p{L}*|rescis\p{L}*|rescind\p{L}*|romp\p{L}*|desist\p{L}*|desocup\p{L}*|devol\p{L}*|antes d[oe] (?:fim|t[eé]rmino|prazo|final)|quebr\p{L}*/giu,
  },
  { cue: /cau[cç][aã]o|garantia|dep[oó]sito|atras\p{L}*|adiantad\p{L}*/giu },
];

const dueDay: readonly Subject<FieldName<'contract'>>[] = [
  {
    id: 'DueDay',
    cue: /venc\p{L}*|pag[aou]\p{L}*|dev(?:id|er)\p{L}*|exig[ií]\p{L}*|quit\p{L}*|deposit\p{L}*|todo|cada|at[eé]/giu,
  },
  { cue: /in[ií]ci\p{L}*|t[eé]rmin\p{L}*|a partir|vistoria|chaves|prazo|notifica\p{L}*/giu },
];

/** The rent by its names; a count of rents is a measure of another sum ("caução de 3 aluguéis: R$ 4.950,00"). */
const rents = String.raw`(?<!(?<![\d.,])(?:\d{1,2}|(?<!\p{L})(?:um|dois|duas|tr[eê]s|quatro|cinco|seis|doze))\)? (?:\([^)]{0,20}\) )?(?:(?:m[eê]s|meses|vezes)(?: [do][eo]?)?(?: valor d[eo])? )?)alugu(?:el|[eé]is|er(?:es)?)|locativ\p{L}*|locat[ií]ci[oa]s?(?: mensa(?:l|is))?|loca[cç][aã]o mensal|(?:valor|quantia|import[aâ]ncia|pre[cç]o|renda) mensal(?: da loca[cç][aã]o)?`;

const amounts: readonly Subject<FieldName<'contract'>>[] = [
  {
    id: 'RentAmount',
    cue: new RegExp(rents, 'giu'),
  },
  { id: 'CondominiumAmount', cue: /condom[ií]ni\p{L}*|condominia\p{L}*/giu },
  {
    id: 'DepositAmount',
    cue: /cau[cç][aã]o|dep[oó]sito|deposita\p{L}*|garantia|t[ií]tulo de capitaliza[cç][aã]o/giu,
  },
  {
    cue: /IPTU|seguro|multa|total|[aá]gua|energia|luz|taxa|desconto|bonifica\p{L}*|abono|capital(?!iza)|comiss[aã]o|sinal/giu,
  },
];

const percents: readonly Subject<FieldName<'contract'>>[] = [
  { id: 'FinePercent', cue: /multa|cl[aá]usula penal|acr[eé]scimo/giu },
  { id: 'InterestPercent', cue: /juros/giu },
  {
    cue: /honor[aá]ri\p{L}*|desconto|bonifica\p{L}*|corre[cç][aã]o|reajust\p{L}*|comiss[aã]o|taxa de adm\p{L}*/giu,
  },
];

/** The subjects of a lease's clauses, by the shape of their values. */
export const clauses: readonly SubjectValues<FieldName<'contract'>>[] = [
  {
    kind: 'money',
    value: /R\$ ?(\d[\d.]*,\d{2})(?!\d)/g,
    subjects: amounts,
  },
  {
    kind: 'money',
    value: /R\$ ?(\d[\d.]*,\d{2})(?!\d)/g,
    subjects: [
      {
        id: 'RentAmount',
        cue: new RegExp(
          String.raw`mensalmente|mensa(?:l|is)|por m[eê]s|pre[cç]o|contrapresta[cç][aã]o|pel[oa] (?:uso|loca[cç][aã]o)|${rents}`,
          'giu',
        ),
      },
      { id: 'CondominiumAmount', cue: /condom[ií]ni\p{L}*|condominia\p{L}*/giu },
      { id: 'DepositAmount', cue: /cau[cç][aã]o|dep[oó]sito|garantia/giu },
      {
        cue: /IPTU|seguro|multa|total|[aá]gua|energia|luz|taxa|desconto|bonifica\p{L}*|abono|capital|comiss[aã]o|sinal/giu,
      },
    ],
  },
  {
    kind: 'money',
    value: new RegExp(`(${inWordsAlone.money})`, 'gu'),
    subjects: amounts,
  },
  {
    kind: 'measure',
    value: /(?<![\d,.])(\d{1,2}(?:,\d+)?(?: ?%|(?= por cento)))/g,
    subjects: percents,
  },
  {
    kind: 'measure',
    value: new RegExp(`(${inWordsAlone.percent})`, 'gu'),
    subjects: percents,
  },
  {
    kind: 'integer',
    unit: 12,
    isSummed: true,
    value:
      /(?<![\d.,/])(\d{1,2})\)?(?: ?\([^)]{0,40}\))? anos? e (\d{1,2})\)?(?: ?\([^)]{0,40}\))? mes(?:es)?\b/giu,
    subjects: terms,
  },
  {
    kind: 'integer',
    // A figure is looked for first: what may stand before it would be searched at each letter.
    value:
      /(?=\d)(?<![\d.,/]|(?:multa|pena|indeniza)[^.;]{0,80})(\d{1,3})\)?(?: ?\([^)]{0,40}\))? mes(?:es)?\b(?! d[eo] (?:valor d[eo] )?(?:alugu|locativ))/giu,
    subjects: terms,
  },
  {
    kind: 'integer',
    unit: 12,
    value: /(?<![\d.,/])(\d{1,2})\)?(?: ?\([^)]{0,40}\))? anos?\b/giu,
    subjects: terms,
  },
  {
    kind: 'integer',
    value:
      /(?<![\d.,/])(\d{1,2})\)?(?: ?\([^)]{0,30}\))? (?:vezes (?:o )?(?:valor )?(?:d[eo] )?|(?:m[eê]s|meses|mensalidades) d[eo] (?:valor d[eo] )?|x (?:o )?(?:valor d[eo] )?)?(?:alug|loca[tç]|arrend|(?:presta[çc][õo]es|rendas|parcelas) mensais|mensalidades(?!\p{L}))/giu,
    subjects: breach,
  },
  {
    kind: 'integer',
    value: new RegExp(String.raw`${inWords} meses\b(?! d[eo] alugu)`, 'giu'),
    subjects: terms,
  },
  {
    kind: 'integer',
    value:
      /(?=\d)(?<![\d.,/]|(?:multa|pena|indeniza)[^.;]{0,80})(\d{1,3})\)?(?: ?\([^)]{0,40}\))? mes(?:es)?\b(?! d[eo] (?:valor d[eo] )?(?:alugu|locativ))/giu,
    subjects: vagueTerms,
  },
  {
    kind: 'integer',
    value: new RegExp(
      String.raw`${inWords} (?:vezes (?:o )?(?:valor )?(?:d[eo] )?|(?:m[eê]s|meses|mensalidades) d[eo] (?:valor d[eo] )?)?alugu`,
      'giu',
    ),
    subjects: breach,
  },
  {
    kind: 'integer',
    value: new RegExp(
      String.raw`\bdia (\d{1,2})º?(?!\d|[/.]\d| (?:do m[eê]s )?(?:de )?(?:${shortMonths}))`,
      'giu',
    ),
    subjects: dueDay,
  },
  {
    kind: 'integer',
    value: /(?:at[eé] o |no |todo )(\d{1,2})[º°o]? ?(?:\(\p{L}+\) )?dia (?:[uú]til|(?:de cada|do) m[eê]s)/giu,
    subjects: [{ id: 'DueDay', cue: /venc\p{L}*|pag[aou]\p{L}*|alugue\p{L}*|mensal\p{L}*/giu }],
  },
  {
    kind: 'integer',
    value: new RegExp(String.raw`\bdia ((?!(?:e|de) )${numberWord}(?: e ${numberWord})?)(?!\p{L})`, 'giu'),
    subjects: dueDay,
  },
  {
    kind: 'ordinal',
    value:
      /(?<!\p{L})((?:primeir|segund|terceir|quart|quint|sext|s[eé]tim|oitav|non|d[eé]cim|vig[eé]sim)o(?: (?:primeir|segund|terceir|quart|quint|sext|s[eé]tim|oitav|non)o)?)\)? dia(?!s)/giu,
    subjects: dueDay,
  },
  {
    kind: 'date',
    value: new RegExp(`(?<![\\d/.])(${date})`, 'giu'),
    subjects: [
      {
        id: 'StartDate',
        cue: /in[ií]ci\p{L}*|termo inicial|data inicial|come[cç]\p{L}*|princip(?:i\p{L}*|ia)|vig[oe]r\p{L}*,? (?:de|desde|entre)|a partir(?! d[ao]s? \d)|entrada|(?<!\p{L})entra(?:r[áa])?(?= (?:em|no dia) $)|chegada|ingresso|check-in|chaves (?:passam|s[aã]o entregues|ser[aã]o entregues)(?= (?:em|no dia) $)|per[ií]odo de|compreendido entre|meses,? (?:de|a contar de)|contad\p{L}* (?:de|desde|do dia)|a contar|desde/giu,
      },
      {
        id: 'EndDate',
        cue: /t[eé]rmin\p{L}*|sa[ií]da|(?<!\p{L})sa(?:i|ir[áa])(?= (?:em|no dia) $)|desocupa\p{L}*|check-out|(?<!\p{L})(?:volta|devolv)\p{L}*(?= (?:em|no dia) $)|termo final|data final|final\p{L}*|fim|find\p{L}*|encerr\p{L}*|expir\p{L}*|exting\p{L}*|acab\p{L}*|cess[ae]\p{L}*|conclu\p{L}*|venc(?:e|er[aá]|endo)(?:-se)?(?!\p{L})|at[eé]|(?<=\d{4},? )(?:e com )?a(?= (?:o dia )?$)/giu,
      },
      {
        cue: /primeir[oa] (?:alugue\p{L}*|parcela|pagamento|presta[cç][aã]o)[^.;]{0,40}|nascid\p{L}*|nascimento|expedi\p{L}*|emiti\p{L}*|assin\p{L}*|lei|registr\p{L}*|vistoria|reajust\p{L}*|vencimento|arquiv\p{L}*/giu,
      },
    ],
  },
];
