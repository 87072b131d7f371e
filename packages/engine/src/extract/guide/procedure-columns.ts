import type { ServiceForm } from '../reading/forms/form-spec.ts';

type Table = NonNullable<ServiceForm<'guide'>['tables']>[number];
type Columns<Id extends Table['id']> = Extract<Table, { readonly id: Id }>['columns'];

/** What the columns of procedures hold: a code may have a figure too few or too many in a picture; a row's own number ("1 -") is neither. */
export const [ofCode, ofTable] = [/^\d(?:[\d.-]{5,12})\d$/, /^[\dOoIl]{2}$/] as const;

/** Columns of what was done, with headings without the standard's numbers. */
export const plainColumns: Columns<'PerformedProcedures'> = [
  {
    id: 'Date',
    kind: 'date',
    labels: [
      'Data',
      'Dia',
      'Dt.',
      'Data da Realização',
      'Data de Realização',
      'Dt. Realiz.',
      'Data do Atendimento',
      'Data Execução',
      'Data da Execução',
      'Realizado em',
      'Feito em',
      'Executado em',
      'Feito no dia',
      'Realizado no dia',
      'Data feita',
    ],
  },
  { id: 'Table', kind: 'code', holds: ofTable, labels: ['Tabela', 'Tab', 'Tab.', 'Tb.', 'Cód. Tabela'] },
  {
    id: 'Code',
    kind: 'code',
    holds: ofCode,
    labels: [
      'Código',
      'Cód.',
      'TUSS',
      'Código TUSS',
      'Cód. TUSS',
      'Código do Procedimento',
      'Cód. Procedimento',
      'Cód. Proced.',
      'Procedimento (código)',
    ],
  },
  {
    id: 'Description',
    kind: 'text',
    labels: [
      'Descrição',
      'Descr.',
      'Procedimento',
      'Procedimentos',
      'Procedimento Realizado',
      'Exame',
      'Serviço',
      'Exame/Serviço',
      'Exame / serviço',
      'Descrição do Procedimento',
      'Procedimento / Item',
      'O quê',
      'O que foi feito',
    ],
  },
  {
    id: 'Quantity',
    kind: 'integer',
    labels: [
      'Qtde.',
      'Qtd.',
      'Quantidade',
      'Quant.',
      'Qt.',
      'Qtde. Realizada',
      'Qt. Real.',
      'Qtd. Exec.',
      'Qtde. Executada',
      'Qtde. Feita',
      'Qtd. Feita',
      'Quant. Feita',
      'Qt. Feita',
      'Quantidade Feita',
      'Feitos',
    ],
  },
  {
    id: 'UnitAmount',
    kind: 'money',
    labels: [
      'Valor Unitário',
      'Valor Unitário (R$)',
      'Vl. Unit.',
      'Valor Unit.',
      'Unitário',
      'Unit. R$',
      'Unit. (R$)',
      'Unitário R$',
      'Cada um',
      'Cada um (R$)',
      'Cada um R$',
      'Cada (R$)',
      'Preço de cada um',
      'Preço unitário',
    ],
  },
  {
    id: 'TotalAmount',
    kind: 'money',
    labels: [
      'Valor Total',
      'Valor Total (R$)',
      'Vl. Total',
      'Valor (R$)',
      'Valor',
      'Total',
      'Total R$',
      'Total (R$)',
      'Subtotal',
      'Subtotal R$',
      'Subtotal (R$)',
    ],
  },
];

/** Headings of what was asked for and of how much of it was granted. */
const [asked, granted] = [
  ['Solic.', 'Solicitada', 'Solicitado', 'Solicitados', 'Pedida', 'Pedido', 'Pedidos'],
  ['Aut.', 'Autoriz.', 'Autorizada', 'Autorizado', 'Liberada', 'Liberado', 'Liberados', 'Autorizados'],
] as const;
const countsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => [
    name,
    ...['Qtde.', 'Qtd.', 'Qt.', 'Quant.', 'Quantidade'].map((head) => `${head} ${name}`),
  ]);

/** Columns of what was asked for, with headings without the standard's numbers. */
export const askedColumns: Columns<'RequestedProcedures'> = [
  { id: 'Table', kind: 'code', holds: ofTable, labels: ['Tabela', 'Tab.', 'Tb.', 'Cód. Tabela'] },
  {
    id: 'Code',
    kind: 'code',
    holds: ofCode,
    labels: [
      'TUSS',
      'Código TUSS',
      'Código',
      'Cód.',
      'Código do Procedimento',
      'Código do Procedimento ou Item Assistencial',
      'Cód. Procedimento',
      'Cód. Proced.',
      'Procedimento (código)',
    ],
  },
  {
    id: 'Description',
    kind: 'text',
    labels: [
      'Descrição',
      'Descr.',
      'Procedimento',
      'Procedimentos',
      'Exame',
      'Exames',
      'Exame/Procedimento',
      'Serviço',
      'Descrição do Procedimento',
      'Descrição do Procedimento ou Item Assistencial',
      'Descrição do Exame',
      'Descrição do Exame/Procedimento',
      'Exames Solicitados',
      'O quê',
      'O que foi pedido',
      'Procedimento Solicitado',
    ],
  },
  { id: 'RequestedQuantity', kind: 'integer', labels: countsOf(asked) },
  { id: 'AuthorizedQuantity', kind: 'integer', labels: countsOf(granted) },
];
