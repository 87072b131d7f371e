/** What a party may be called in the title of its block, each with what may stand before it. */
const titled = (names: readonly string[], more: readonly string[] = []): string[] => [
  ...names.flatMap((name) => [
    name,
    `DADOS DO ${name}`,
    `IDENTIFICAÇÃO DO ${name}`,
    `INFORMAÇÕES DO ${name}`,
  ]),
  ...more,
];

const ofServices = (party: string): string[] => [
  party,
  `${party} DE SERVIÇO`,
  `${party} DE SERVIÇOS`,
  `${party} DO SERVIÇO`,
  `${party} DOS SERVIÇOS`,
  `${party}(A) DE SERVIÇOS`,
  `${party}(A) DO SERVIÇO`,
];

/** Titles of the blocks of an invoice of services, as towns and the national form print them. */
export const titlesOfBlocks = {
  Provider: titled(
    [...ofServices('PRESTADOR'), 'EMITENTE', 'EMISSOR', 'FORNECEDOR'],
    [
      'EMITENTE DA NFS-E',
      'EMITENTE DA NFS-E PRESTADOR DO SERVIÇO',
      'PRESTADOR / FORNECEDOR',
      'PRESTADOR / EMITENTE',
      'EMITENTE / PRESTADOR',
      'EMPRESA PRESTADORA',
      'EMPRESA PRESTADORA DOS SERVIÇOS',
      'DADOS DA EMPRESA PRESTADORA',
      'PRESTADORA DE SERVIÇOS',
    ],
  ),
  Customer: titled(
    [...ofServices('TOMADOR'), 'CLIENTE', 'CONTRATANTE', 'ADQUIRENTE', 'USUÁRIO DO SERVIÇO'],
    [
      'PARA',
      'EMITIDA PARA',
      'FATURAR PARA',
      'FATURADO PARA',
      'COBRAR DE',
      'TOMADOR / ADQUIRENTE',
      'TOMADOR / CLIENTE',
      'CLIENTE / TOMADOR',
      'TOMADORA DE SERVIÇOS',
    ],
  ),
  Intermediary: titled(ofServices('INTERMEDIÁRIO'), ['INTERMEDIAÇÃO DO SERVIÇO']),
  // An amount of the tax itself below these is withheld.
  Withheld: ['RETENÇÕES', 'RETENÇÕES NA FONTE', 'TRIBUTOS RETIDOS', 'IMPOSTOS RETIDOS', 'VALORES RETIDOS'],
  // What is below these belongs to no party.
  Rest: [
    'SERVIÇO PRESTADO',
    'SERVIÇOS PRESTADOS',
    'DADOS DO SERVIÇO',
    'DADOS DOS SERVIÇOS',
    'DADOS DO SERVIÇO PRESTADO',
    'DETALHAMENTO DO SERVIÇO',
    'DETALHAMENTO DOS SERVIÇOS',
    'DETALHES DO SERVIÇO',
    'IDENTIFICAÇÃO DO SERVIÇO',
    'INFORMAÇÕES DO SERVIÇO',
    'INFORMAÇÕES DOS SERVIÇOS',
    'CLASSIFICAÇÃO DO SERVIÇO',
    'TRIBUTAÇÃO E VALORES',
    'VALORES E TRIBUTOS',
    'VALORES E TRIBUTAÇÃO',
    'VALORES E IMPOSTOS',
    'VALORES DA NOTA',
    'VALORES DA NFS-E',
    'VALORES DO SERVIÇO',
    'CÁLCULO DO ISS',
    'CÁLCULO DO ISSQN',
    'APURAÇÃO DO ISS',
    'APURAÇÃO DO ISSQN',
    'IMPOSTO SOBRE SERVIÇOS',
    'RETENÇÕES FEDERAIS',
    'RETENÇÃO DE TRIBUTOS FEDERAIS',
    'RETENÇÕES DE TRIBUTOS FEDERAIS',
    'TRIBUTOS FEDERAIS',
    'IMPOSTOS FEDERAIS',
    'TRIBUTAÇÃO IBS / CBS',
    'DESTINATÁRIO DA OPERAÇÃO',
    'CONSTRUÇÃO CIVIL',
    'DETALHAMENTO ESPECÍFICO DA CONSTRUÇÃO CIVIL',
    'OUTRAS INFORMAÇÕES',
    'INFORMAÇÕES ADICIONAIS',
    'OBSERVAÇÕES',
  ],
};
