import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { priceIndex } from './clauses.ts';
import { combined } from './wordings.ts';

const percent = String.raw`(\d{1,2}(?:,\d+)? ?%)`;
/** A fine and the interest beside it ("10% / 1% a.m."). */
const fineFirst = new RegExp(
  String.raw`^(?!juros)(?:multa:? (?:de )?)?${percent}[^\d%]{1,30}?${percent}.*$`,
  'iu',
);
/** The same the other way round ("juros de 1% a.m. e multa de 10%"). */
const interestFirst = new RegExp(String.raw`^juros[^\d%]{0,30}?${percent}[^\d%]{1,30}?${percent}.*$`, 'iu');

/** What a fine and interest are owed for. */
const whenLate = [
  ...combined(
    ['por', 'p/', 'de', 'pelo', 'no', 'em caso de', 'havendo', 'se houver'],
    ['atraso', 'atraso no pagamento', 'atraso de pagamento', 'atraso do aluguel'],
  ),
  ...combined(
    ['de', 'da', 'por', 'p/', 'em caso de'],
    ['mora', 'inadimplência', 'inadimplemento', 'impontualidade'],
  ),
  ...combined(['se', 'quando'], ['atrasar', 'atrasado', 'pagar atrasado', 'pagar com atraso']),
  'moratória',
  'moratórios',
];

const late = [
  ...combined(
    ['Multa / juros', 'Multa e juros', 'Multa + juros', 'Juros e multa', 'Juros / multa'],
    ['', 'por atraso', 'de mora', 'moratórios', 'moratória', '(atraso)'],
  ),
  ...combined(
    ['Encargos', 'Penalidades', 'Penalidade', 'Acréscimos', 'Mora'],
    ['por atraso', 'de mora', 'da mora', 'moratórios', 'em caso de atraso', 'no atraso'],
  ),
  ...combined(
    ['Atraso', 'Mora', 'Impontualidade', 'Em caso de atraso', 'Em caso de mora'],
    ['', 'no pagamento'],
  ),
  'Pagamento em atraso',
  'Atraso de pagamento',
];

/** A fine that is told in rents ("3 (três) aluguéis, proporcional ao tempo"). */
const inRents =
  /^(?:[Dd]e |[Aa]t[ée] )?(\d{1,2})(?: ?\([^)]*\))?(?: vez(?:es)?)?(?: o valor d[eo])?(?: \p{L}+){0,3}? alugu(?:el|[ée]is)(?!\p{L})/iu;

const breach = [
  ...combined(
    ['Multa', 'Penalidade', 'Pena', 'Cláusula penal', 'Sanção'],
    [
      'por infração',
      'p/ infração',
      'p/ infração contratual',
      'p/ rescisão',
      'p/ descumprimento',
      'por infração contratual',
      'por infração ao contrato',
      'por rescisão',
      'por rescisão antecipada',
      'por descumprimento',
      'por descumprimento contratual',
      'por descumprimento do contrato',
      'por quebra',
      'por quebra de contrato',
      'por violação do contrato',
      'por devolução antecipada',
      'por desocupação antecipada',
      'por inadimplemento contratual',
      'contratual',
      'rescisória',
      'compensatória',
      'convencional',
      'de rescisão',
      'de infração',
    ],
  ),
  'Multa penal',
  'Cláusula penal',
  'Pena',
  'Penalidade',
  'Infração contratual',
  'Rescisão antecipada',
  'Descumprimento do contrato',
];

/** What a tenant pays, and when, by a lease's summary. */
export const rent: readonly FormField<FieldName<'contract'>>[] = [
  {
    id: 'RentAmount',
    kind: 'money',
    labels: [
      ...combined(
        [
          'Aluguel',
          'Locativo',
          'Aluguer',
          'Valor do aluguel',
          'Valor do locativo',
          'Valor locativo',
          'Valor locatício',
        ],
        [
          '',
          'mensal',
          'inicial',
          'mensal inicial',
          'de cada mês',
          'atual',
          'contratado',
          'pactuado',
          'ajustado',
          'convencionado',
          'bruto',
          'base',
        ],
      ),
      ...combined(
        ['Valor', 'Preço', 'Mensalidade'],
        ['da locação', 'mensal da locação', 'mensal do aluguel', 'locatício mensal'],
      ),
      'Valor mensal',
      'Mensalidade',
      'Preço mensal',
      'Aluguel / mês',
      'Aluguel por mês',
      'Aluguel por mês R$',
      'Renda mensal',
      'Contraprestação mensal',
    ],
  },
  {
    id: 'DueDay',
    kind: 'integer',
    labels: [
      'Vence todo dia',
      'Pagável até o dia',
      'Pagável até dia',
      'A pagar até o dia',
      'A pagar no dia',
      'Pago até o dia',
      'Vence no dia',
      'Vence dia',
      ...combined(
        ['Dia', 'Data'],
        [
          'do vencimento',
          'de vencimento',
          'do pagamento',
          'de pagamento',
          'para pagamento',
          'do aluguel',
          'limite',
          'limite de pagamento',
          'limite para pagamento',
          'em que vence',
          'de vencimento do aluguel',
          'do vencimento do aluguel',
          'de pagamento do aluguel',
        ],
      ),
      ...combined(
        ['Vencimento', 'Pagamento'],
        [
          '',
          'do aluguel',
          'dos aluguéis',
          'mensal',
          'todo dia',
          'dia',
          '(dia)',
          'até o dia',
          'até dia',
          'no dia',
          'de cada mês',
          'do locativo',
          'até',
        ],
      ),
      ...combined(['Vence', 'Pagar', 'Pago'], ['todo dia', 'no dia', 'até o dia', 'dia']),
      'Todo dia',
      'Que dia se paga',
      'Quando se paga',
      'Em que dia se paga',
      'Dia do mês',
      'Dia vencimento',
      'Dia vencto.',
    ],
  },
  {
    id: 'AdjustmentIndex',
    kind: 'text',
    labels: [
      ...combined(
        ['Índice', 'Indexador'],
        [
          '',
          'anual',
          'de reajuste',
          'do reajuste',
          'de reajuste anual',
          'de reajuste do aluguel',
          'de correção',
          'de correção anual',
          'de correção monetária',
          'de atualização',
          'de atualização anual',
          'econômico',
          'pactuado',
          'adotado',
          'contratual',
        ],
      ),
      ...combined(
        ['Reajuste', 'Correção', 'Atualização', 'Correção monetária', 'Atualização monetária'],
        [
          '',
          'anual',
          'anual pelo',
          'anual por',
          'pelo',
          'pela variação do',
          'do aluguel',
          'anual do aluguel',
          '(índice)',
          '/ Índice',
        ],
      ),
      'Periodicidade / Índice',
      'Índice / Periodicidade',
      'Índice e periodicidade',
    ],
    splits: { pattern: priceIndex, into: ['AdjustmentIndex'] },
  },
  {
    id: 'FinePercent',
    kind: 'measure',
    labels: [
      'Multa (%)',
      ...combined(
        ['Multa'],
        whenLate.flatMap((when) => [when, `${when} (%)`]),
      ),
      'Cláusula penal moratória',
    ],
  },
  // A fine that is told in rents is that of a breach.
  { id: 'FinePercent', kind: 'measure', labels: ['Multa', 'Moratória'], shape: /%/ },
  {
    id: 'BreachFineMonths',
    kind: 'text',
    labels: ['Multa', 'Multas', ...breach],
    shape: inRents,
    splits: { pattern: inRents, into: ['BreachFineMonths'] },
  },
  {
    id: 'FinePercent',
    kind: 'text',
    labels: late,
    shape: fineFirst,
    splits: { pattern: fineFirst, into: ['FinePercent', 'InterestPercent'] },
  },
  {
    id: 'InterestPercent',
    kind: 'measure',
    labels: combined(
      ['Juros', 'Juros mora', ...whenLate.map((when) => `Juros ${when}`)],
      ['', 'ao mês', 'por mês', 'mensais', 'a.m.', '(ao mês)', '(% a.m.)', '% ao mês'],
    ),
  },
  {
    id: 'InterestPercent',
    kind: 'text',
    labels: late,
    shape: interestFirst,
    splits: { pattern: interestFirst, into: ['InterestPercent', 'FinePercent'] },
  },
  { id: 'BreachFineMonths', kind: 'integer', labels: breach },
  {
    id: 'CondominiumAmount',
    kind: 'money',
    labels: [
      ...combined(
        ['Condomínio'],
        [
          '',
          'mensal',
          'atual',
          'aproximado',
          'estimado',
          'em média',
          '(valor)',
          '(valor atual)',
          '(valor estimado)',
          '(valor aproximado)',
          '(valor mensal)',
          '(estimado)',
          '(estimativa)',
          '(R$)',
          '(na data)',
          'nesta data',
        ],
      ),
      ...combined(
        [
          'Taxa',
          'Taxas',
          'Quota',
          'Cota',
          'Encargo',
          'Encargos',
          'Despesa',
          'Despesas',
          'Valor',
          'Rateio',
          'Contribuição',
        ],
        [
          'de condomínio',
          'do condomínio',
          'condominial',
          'condominiais',
          'de condomínio (estimada)',
          'de condomínio (estimado)',
          'condominial (estimada)',
          'aprox. do condomínio',
          'de cond.',
          'mensal de condomínio',
          'condomínio',
        ],
      ),
    ],
  },
];
