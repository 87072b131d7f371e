import { previousReceipt } from './receipts.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { irpfAmounts } from './amounts.ts';
import { declarantFields } from './declarant-fields.ts';
import { declarantIn } from './declarant.ts';
import { irpfPhrases, irpfSigns } from './phrases.ts';
import { paidIn } from './paid-in-lines.ts';
import { payersIn } from './payers.ts';
import { placesOfIrpf } from './places.ts';
import { situationsIn } from './situations.ts';
import { irpfTables } from './tables.ts';
import { assets, dependents, payments, salaries } from './titles.ts';

/** What a declaration is on its way to the tax office, and labels of the day on which it was, which may have the hour behind it. */
const sent = ['entrega', 'transmissão', 'recepção', 'recebimento', 'envio', 'apresentação'];
const delivered = [
  ...['Data', 'Data/hora', 'Data e hora', 'Data e horário'].flatMap((head) => [
    ...sent.flatMap((end) => [`${head} de ${end}`, `${head} da ${end}`]),
    `${head} do envio`,
    `${head} do recebimento`,
    `${head} de entrega da declaração`,
  ]),
  ...['Apresentada', 'Entregue', 'Recebida', 'Recepcionada', 'Transmitida', 'Enviada'].flatMap((way) => [
    `${way} em`,
    `${way} com sucesso em`,
    `Declaração ${way.toLowerCase()} com sucesso em`,
    `Declaração ${way} em`,
    `Declaração ${way.toLowerCase()} via internet em`,
    `Recibo ${way} em`,
  ]),
];
/** What a summary calls the delivery, with nothing else. */
const deliveries = ['Transmissão', 'Entrega', 'Envio', 'Recepção'];
const timesOfDelivery = [
  'Hora',
  'Horário',
  ...['Hora', 'Horário'].flatMap((head) => sent.flatMap((end) => [`${head} de ${end}`, `${head} da ${end}`])),
];

/** Labels as they are printed on the models in use. */
export const irpfForm: ServiceForm<'irpf'> = {
  sections: {
    Salaries: salaries,
    Taxable: ['RENDIMENTOS TRIBUTÁVEIS', 'RENDIMENTOS TRIBUTÁVEIS E DEDUÇÕES'],
    Deductions: ['DEDUÇÕES'],
    TaxDue: ['IMPOSTO DEVIDO'],
    TaxPaid: ['IMPOSTO PAGO'],
    Exempt: ['RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS'],
    Exclusive: [
      'RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA / DEFINITIVA',
      'RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA',
    ],
    Paid: ['IMPOSTO PAGO / RETIDO'],
    Payments: payments,
    Dependents: dependents,
    Assets: assets,
    Debts: ['DÍVIDAS E ÔNUS REAIS'],
    Summary: ['RESUMO', 'RESUMO DA TRIBUTAÇÃO', 'RESUMO DA DECLARAÇÃO'],
    Bank: ['INFORMAÇÕES BANCÁRIAS', 'DADOS BANCÁRIOS', 'CONTA BANCÁRIA', 'CONTA PARA RESTITUIÇÃO'],
    Wealth: ['EVOLUÇÃO PATRIMONIAL'],
    Other: ['OUTRAS INFORMAÇÕES'],
  },
  tables: irpfTables,
  prose: (running, inRows) => ({
    ...situationsIn(running),
    ...situationsIn(inRows),
    ...declarantIn(running),
    ...payersIn(running, inRows),
    ...paidIn(inRows),
  }),
  places: placesOfIrpf,
  passedOver: [
    // Titles of blocks that end with the word for the declarant.
    ...['contribuinte', 'declarante', 'titular'].flatMap((who) => [
      `Identificação do ${who}`,
      `Dados do ${who}`,
      `Dados pessoais do ${who}`,
    ]),
    'Rendimentos tributáveis - imposto com exigibilidade suspensa',
    'Rendimentos tributáveis de pessoa jurídica com exigibilidade suspensa',
    'Recebidos de pessoa jurídica pelo titular',
    'Recebidos de pessoa jurídica pelos dependentes',
    'Recebidos de pessoa física / exterior',
    'Resultado tributável da atividade rural',
    // Income of the year that was an earlier year's refund, as the list of what is exempt names it.
    ...[
      'Restituição do imposto',
      'Restituição do imposto sobre a renda',
      'Restituição de imposto de renda',
    ].flatMap((head) =>
      ['exercícios anteriores', 'exercício anterior', 'anos anteriores', 'ano anterior'].flatMap((when) => [
        `${head} de ${when}`,
        `${head} do ${when}`,
      ]),
    ),
    // What years of other income had taken off it.
    'Contribuição à previdência oficial (Rendimentos recebidos acumuladamente)',
    'Contribuição à previdência complementar, pública (acima do limite do patrocinador) ou privada, e Fapi',
    'Despesas com instrução',
    'Despesas médicas',
    'Pensão alimentícia judicial',
    'Livro caixa',
    'Alíquota efetiva (%)',
    'Imp. retido na fonte dos dependentes',
    'Imposto retido na fonte dos dependentes',
    'Carnê-Leão do titular',
    'Carnê-Leão dos dependentes',
    'Imposto complementar',
    'Imposto retido na fonte (Lei nº 11.033/2004)',
    'Depósitos judiciais do imposto',
    'Doações a partidos políticos e candidatos a cargos eletivos',
  ],
  phrases: irpfPhrases,
  signs: irpfSigns,
  fields: [
    {
      id: 'FiscalYear',
      kind: 'year',
      labels: [
        'EXERCÍCIO',
        'ANO-EXERCÍCIO',
        'ANO DO EXERCÍCIO',
        'EXERCÍCIO FINANCEIRO',
        'IRPF EXERCÍCIO',
        'DIRPF EXERCÍCIO',
        'DECLARAÇÃO DO EXERCÍCIO',
        'EXERC.',
      ],
    },
    {
      id: 'CalendarYear',
      kind: 'year',
      labels: [
        'ANO-CALENDÁRIO',
        'ANO-BASE',
        'ANO BASE',
        'ANO-CALENDÁRIO (BASE)',
        'ANO CALENDÁRIO',
        'ANO-CALENDÁRIO DE',
        'ANO DE APURAÇÃO',
        'ANO DOS RENDIMENTOS',
        'RENDIMENTOS DO ANO',
        'RENDIMENTOS DE',
        'RENDA DO ANO',
        'RENDA DO ANO-CALENDÁRIO',
        'ANO-CAL.',
        'ANO CALEND.',
      ],
    },
    // The question of a box, with its answer below.
    {
      id: 'DeclarationType',
      kind: 'text',
      labels: [
        'Esta declaração é retificadora?',
        'Declaração retificadora',
        'Declaração retificadora?',
        'É declaração retificadora?',
        'Retificadora?',
      ],
      oneOf: /^(?:sim|n[ãa]o)$/i,
      codes: [
        { code: 'original', said: /^n/i },
        { code: 'retificadora', said: /^s/i },
      ],
    },
    {
      id: 'DeclarationType',
      kind: 'text',
      labels: [
        'Tipo de declaração',
        'Tipo da declaração',
        'Natureza da declaração',
        'Espécie de declaração',
        'Espécie da declaração',
        'Situação da declaração',
        'Declaração',
        'Espécie',
        'Tipo',
      ],
      oneOf: /^(?:original|retificadora)$/i,
      codes: [
        { code: 'original', said: /^o/i },
        { code: 'retificadora', said: /^r/i },
      ],
    },
    {
      id: 'TaxationForm',
      kind: 'text',
      labels: [
        'Opção de tributação',
        'Opção pela tributação',
        'Forma de tributação',
        'Tipo de tributação',
        'Opção',
        'Modelo',
        ...['escolhida', 'adotada', 'usada', 'utilizada'].flatMap((which) => [
          `Opção ${which}`,
          `Forma ${which}`,
          `Modelo ${which.slice(0, -1)}o`,
        ]),
      ],
      oneOf: /^(?:(?:por|pel[oa]s?) )?(?:desconto simplificado|dedu[çc][õo]es legais)$/i,
      codes: [
        { code: 'desconto simplificado', said: /simplificado/i },
        { code: 'deduções legais', said: /legais/i },
      ],
    },
    ...declarantFields,
    {
      id: 'PreviousReceiptNumber',
      kind: 'number',
      labels: previousReceipt,
    },
    {
      id: 'ReceiptNumber',
      kind: 'number',
      labels: [
        'Nº do recibo',
        'Número do recibo',
        'Recibo nº',
        'Nº do recibo da declaração',
        'Número do recibo da declaração',
        'Recibo de entrega nº',
        'Nº do recibo de entrega',
        'Número do recibo de entrega',
        'Código do recibo',
        'Nº recibo',
        'Nr. recibo',
        'Nr. do recibo',
        'O número do recibo de sua declaração é',
        'O número de recibo de sua declaração é',
        'O número de recibo de sua declaração apresentada é',
      ],
    },
    {
      id: 'ReceiptNumber',
      kind: 'number',
      labels: ['Recibo'],
      alone: true,
      shape: /^\d{2}(?:[ .,-]{1,3}\d{2}){5}$/,
    },
    { id: 'DeliveryDate', kind: 'date', labels: delivered },
    { id: 'DeliveryDate', kind: 'date', labels: deliveries, alone: true },
    { id: 'DeliveryTime', kind: 'time', labels: [...delivered, ...timesOfDelivery] },
    { id: 'DeliveryTime', kind: 'time', labels: deliveries, alone: true },
    ...irpfAmounts,
  ],
};
