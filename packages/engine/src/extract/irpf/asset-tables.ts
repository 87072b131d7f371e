import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { readAssetCards } from './asset-cards.ts';
import { assets, others, payments, salaries } from './titles.ts';

type Tables = NonNullable<ServiceForm<'irpf'>['tables']>;

/** What the worth of an asset is called at the end of a year that is told by what it is to the declaration. */
const ofYear = (...years: readonly string[]): string[] =>
  years.flatMap((year) => [
    year,
    ...['Situação', 'Valor', 'Sit.'].flatMap((head) => [
      `${head} ${year}`,
      `${head} no ${year}`,
      `${head} em 31/12 do ${year}`,
      `${head} em 31/12 (${year})`,
    ]),
    `31/12 do ${year}`,
  ]);

/** Assets with two amounts each, which have the headings given: at the end of the year before, and of the year. */
const assetsUnder = (situations: readonly string[], earlier = situations): Tables[number] => ({
  id: 'Assets',
  title: assets,
  least: 3,
  key: 'CurrentAmount',
  totals: { PreviousAmount: 'PreviousAssetsAmount', CurrentAmount: 'AssetsAmount' },
  cards: (sheet) => readAssetCards(sheet, assets, [...salaries, ...payments, ...others]),
  // Below each description is the country of the asset.
  without: /^\d{3} - \p{L}/u,
  columns: [
    // Both codes in one cell ("01/11").
    {
      id: 'Group',
      kind: 'code',
      labels: [
        'GR./CÓD.',
        'GR.CÓD.',
        'GRUPO/CÓDIGO',
        'GRUPO E CÓDIGO',
        'GRP./CÓD.',
        'GR. / CÓDIGO',
        'GRUPO / CÓD.',
      ],
      // Two narrow columns whose headings are close to each other are read as one.
      splits: { pattern: /^(\d{2})\s*[/.–-]?\s*(\d{2})$/, into: ['Group', 'Code'] },
    },
    {
      id: 'Group',
      kind: 'code',
      labels: [
        'GRUPO',
        'GR.',
        'GRP.',
        'GRUPO DO BEM',
        'GRUPO DE BENS',
        'GRUPO DO BEM OU DIREITO',
        'CÓDIGO DO GRUPO',
        'CÓD. GRUPO',
      ],
    },
    {
      id: 'Code',
      kind: 'code',
      labels: [
        'CÓDIGO',
        'CÓD.',
        'CÓDIGO DO BEM',
        'CÓD. DO BEM',
        'CÓD. BEM',
        'CÓDIGO DO BEM OU DIREITO',
        'TIPO',
      ],
    },
    {
      id: 'Description',
      kind: 'text',
      labels: [
        'DISCRIMINAÇÃO',
        'DISCRIM.',
        'DISCRIMINAÇÃO DO BEM',
        'DISCRIMINAÇÃO DOS BENS',
        'DISCRIMINAÇÃO DOS BENS E DIREITOS',
        'DISCRIMINAÇÃO DO BEM OU DIREITO',
        'DESCRIÇÃO',
        'DESCRIÇÃO DO BEM',
        'DESCRIÇÃO DOS BENS',
        'DESCRIÇÃO DOS BENS E DIREITOS',
        'DESCRIÇÃO DO BEM OU DIREITO',
        'BEM OU DIREITO',
        'BEM / DIREITO',
        'BENS',
        'BENS E DIREITOS',
        'HISTÓRICO',
        'ESPECIFICAÇÃO',
        'O QUE É',
        'O QUE POSSUI',
        'BEM',
        'ITEM',
      ],
    },
    { id: 'PreviousAmount', kind: 'money', labels: earlier },
    { id: 'CurrentAmount', kind: 'money', labels: situations },
  ],
});

/** The list of what is owned, by how programs head its two amounts. */
export const assetTables: Tables = [
  assetsUnder(['SITUAÇÃO EM', 'VALOR EM', 'SITUAÇÃO EM R$']),
  // The day may be in one line with what it is the day of.
  assetsUnder(
    Array.from({ length: 30 }, (_, index) => `31/12/${2008 + index}`).flatMap((day) =>
      ['Situação em', 'Valor em', 'Saldo em', 'Em', 'Posição em', 'Sit. em'].map((head) => `${head} ${day}`),
    ),
  ),
  assetsUnder(
    ofYear('ano-calendário', 'ano atual', 'exercício atual'),
    ofYear('ano anterior', 'exercício anterior'),
  ),
  assetsUnder(Array.from({ length: 45 }, (_, index) => `31/12/${1995 + index}`)),
  assetsUnder(
    Array.from({ length: 45 }, (_, index) => 1995 + index).flatMap((year) =>
      ['Em', 'Fim de', 'Final de', 'No fim de'].map((head) => `${head} ${year}`),
    ),
  ),
  // Summaries of accountants have the years alone; where words stand before them the year is no heading.
  assetsUnder(Array.from({ length: 45 }, (_, index) => String(1995 + index))),
];
