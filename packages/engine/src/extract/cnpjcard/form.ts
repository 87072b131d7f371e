import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { printedCnae, readActivities } from './activities.ts';
import { companyInHeading } from './heading.ts';
import { ownNumberIn, statusAlone } from './own-number.ts';
import { seatInSentence } from './sentences.ts';
import { registryAddress } from '../reading/particulars/registry-address.ts';

const ofActivity = [
  'CNAE principal (código e descrição)',
  'Atividade principal (CNAE)',
  'CNAE - atividade principal',
  'Atividade econômica',
  'Ramo de atividade',
  'CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL',
  'Atividade econômica principal',
  'Atividade principal',
  'CNAE principal',
  'CNAE fiscal principal',
  'CNAE fiscal',
  'Código e descrição da atividade principal',
  'Atividade econômica principal (CNAE)',
];
const ofNature = [
  'Natureza jurídica (código e descrição)',
  'Nat. jurídica',
  'Código e descrição da natureza jurídica (NJ)',
  'CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA',
  'Natureza jurídica',
  'Código da natureza jurídica',
  'Código e descrição da natureza',
];

const ofSize = [
  'Porte empresarial',
  'Tamanho',
  'Porte do estabelecimento',
  'PORTE',
  'Porte da empresa',
  'Enquadramento de porte',
  'Classificação de porte',
  'Porte da empresa (RFB)',
  'Porte/Enquadramento',
  'Porte na Receita Federal',
];
const sizes =
  /^(?:ME|EPP|MEI|DEMAIS|GRANDE|M[ÉE]DIO|MICRO ?-?EMPRESA(?: \(ME\))?|EMPRESA DE (?:PEQUENO|M[ÉE]DIO|GRANDE) PORTE(?: \(EPP\))?|(?:PEQUENO|M[ÉE]DIO|GRANDE) PORTE|MICROEMPREENDEDOR INDIVIDUAL(?: \(MEI\)| - MEI)?|N[ÃA]O INFORMADO)$/i;

/** Labels of a box that holds a telephone number, an address for mail, or both. */
const ofContact = [
  'Contato',
  'Contatos',
  'Telefone / E-mail',
  'E-mail / Telefone',
  'Telefone e e-mail',
  'E-mail e telefone',
  'Fone / E-mail',
];

/** Labels as they are printed on the models in use. */
export const cnpjcardForm: ServiceForm<'cnpjcard'> = {
  prose: readActivities,
  proven: ownNumberIn,
  places: (sheet) => ({ ...companyInHeading(sheet), ...statusAlone(sheet), ...seatInSentence(sheet) }),
  passedOver: [
    'Atividades secundárias',
    'Atividades econômicas secundárias',
    'CNAE secundário',
    'CNAEs secundários',
    'CNAE secundário(s)',
    'Outras atividades',
    'Demais atividades',
    'Atividades secundárias (CNAE)',
    'Ocupações secundárias',
    'Ocupação principal',
    'Capital social',
    'Quadro de sócios e administradores',
    'Forma de atuação',
    'Nome do empresário',
    'Situação no Simples Nacional',
    'Opção pelo Simples',
    'Opção pelo MEI',
    'NIRE',
    'Inscrição estadual',
    'Inscrição municipal',
    'CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS',
  ],
  phrases: [
    {
      pattern:
        /\b\d{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/\d{4}-\d{2},? (?:\S+ ){0,8}?(MATRIZ|FILIAL|Matriz|Filial|(?<=, )matriz|(?<=, )filial)\b(?! ?(?:\/|ou ))/u,
      gives: [['EstablishmentType', 'text']],
    },
    // A heading with the number, the name and perhaps the trade name behind it.
    {
      pattern:
        /(?<![\d./-])(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}) ?[-–—|·] ?(\p{Lu}[\p{L}\d &.'-]{2,80}?(?:LTDA\.?|Ltda\.?|S\.A\.?|S\/A|EIRELI|Eireli|S\/S)(?: ?-? ?(?:ME|EPP))?)(?!\p{L})(?: \((\p{Lu}[^)]{2,60})\))?/u,
      gives: [
        ['CNPJ', 'cnpj'],
        ['CompanyName', 'text'],
        ['TradeName', 'text'],
      ],
    },
    // For labels that were not read: no box before the list of the other activities holds such a value.
    {
      pattern: new RegExp(
        String.raw`(?<!\bSEC ?UND[^]*)(${printedCnae}) ?[-–—] ?(.+?)(?= \S?[Cc] ?[ÓO]DIGO | (?:ATIVIDADES?|Atividades?|CNAES?|NATUREZA|Natureza|Outras|OUTRAS|Demais|DEMAIS|Ocupa\S+|OCUPA\S+|Secund[áa]ri[ao]s?|SECUND[ÁA]RI[AO]S?)(?:\(s\))?:? | \p{Lu}\p{L}+(?: \p{L}+){0,3}: | ${printedCnae})`,
        'u',
      ),
      gives: [
        ['MainActivityCode', 'cnae'],
        ['MainActivityDescription', 'text'],
      ],
    },
    {
      pattern:
        /(?<!\p{L})(?:ATIVA|SUSPENSA|INAPTA|BAIXADA|NULA),? ?[(–-]? ?(?:(?:desde|a partir de|em)(?: o dia)?:? )?(\d{2}\/\d{2}\/\d{4})/iu,
      gives: [['RegistrationStatusDate', 'date']],
    },
    { pattern: /(?<![\d.-])(\d{3}-\d) ?[-–—] ?\p{Lu}/u, gives: [['LegalNatureCode', 'code']] },
    // When the page was printed, in a sentence at its foot.
    {
      pattern:
        /(?<!\p{L})(?:realizad[oa]s?|efetuad[oa]s?|expedid[oa]s?|acessad[oa]s?|capturad[oa]s?|emitid[oa]s?|emiss[ãa]o|consulta(?: (?:realizada|efetuada|feita))?|consultad[oa]s?|impress[oa]s?|gerad[oa]s?|pesquisa(?: (?:realizada|efetuada))?|extra[íi]d[oa]s?|obtid[oa]s?|atualizad[oa]s?)(?: (?:no dia|em|aos|no site em))?:? (\d{2}[./]\d{2}[./]\d{4})(?:,? ?(?:[àa]s|[-–—]|hora:?)? ?(\d{2}:\d{2}(?::\d{2})?))?/iu,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
  ],
  fields: [
    {
      id: 'CNPJ',
      kind: 'cnpj',
      labels: [
        'CNPJ nº',
        'Nº do CNPJ',
        'Número do CNPJ',
        'Nº de inscrição',
        'Inscrição no CNPJ',
        'Nº de inscrição no CNPJ',
        'CNPJ/MF',
        'Inscrição CNPJ',
        'NÚMERO DE INSCRIÇÃO',
        'CNPJ',
        'CNPJ/CPF',
        'CPF/CNPJ',
      ],
    },
    {
      id: 'OpeningDate',
      kind: 'date',
      labels: [
        'Abertura',
        'Aberta em',
        'Data abertura',
        'Data de início',
        'Data início atividade',
        'Data de início de atividades',
        'Início das atividades',
        'Data de constituição',
        'Data da constituição',
        'Constituída em',
        'Data de fundação',
        'DATA DE ABERTURA',
        'Data da abertura',
        'Início de atividade',
        'Data de início de atividade',
        'Data de início das atividades',
      ],
    },
    // A word of companies' names as well.
    { id: 'OpeningDate', kind: 'date', labels: ['Fundação'], alone: true },
    {
      id: 'EstablishmentType',
      kind: 'text',
      labels: [
        'Tipo do estabelecimento',
        'Matriz ou filial',
        'Tipo de empresa',
        'TIPO',
        'Matriz/Filial',
        'Tipo de estabelecimento',
        'Tipo de unidade',
        'Estabelecimento',
      ],
      oneOf: /^(?:MATRIZ|FILIAL)$/i,
    },
    {
      id: 'CompanyName',
      kind: 'text',
      labels: [
        'Nome da empresa',
        'Nome do empresário individual',
        'Razão',
        'Denominação',
        'Nome empresarial do MEI',
        'Nome/Razão social',
        'NOME EMPRESARIAL',
        'Razão social',
        'Nome empresarial (razão social)',
        'Denominação social',
      ],
    },
    {
      id: 'TradeName',
      kind: 'text',
      labels: [
        'Título do estabelecimento (nome fantasia)',
        'Título de estabelecimento',
        'Fantasia',
        'Nome comercial',
        'TÍTULO DO ESTABELECIMENTO (NOME DE FANTASIA)',
        'Título do estabelecimento',
        'Nome de fantasia',
        'Nome fantasia',
      ],
    },
    // Its words are labels elsewhere.
    { id: 'CompanySize', kind: 'text', oneOf: sizes, labels: ofSize },
    { id: 'CompanySize', kind: 'text', labels: ofSize },
    { id: 'MainActivityCode', kind: 'code', shape: /\d/, labels: ofActivity },
    {
      id: 'MainActivityDescription',
      kind: 'text',
      labels: ofActivity,
    },
    { id: 'LegalNatureCode', kind: 'code', shape: /\d/, labels: ofNature },
    { id: 'LegalNatureDescription', kind: 'text', labels: ofNature },
    {
      id: 'Street',
      kind: 'street',
      labels: [
        'Rua',
        'Logradouro (rua, avenida etc.)',
        'Lograd.',
        'LOGRADOURO',
        'Endereço',
        'Logradouro / Endereço',
      ],
      address: registryAddress,
    },
    { id: 'Number', kind: 'text', labels: ['Nº', 'Núm.', 'NÚMERO'] },
    { id: 'Complement', kind: 'text', labels: ['Compl.', 'COMPLEMENTO'] },
    { id: 'District', kind: 'text', labels: ['Bairro ou distrito', 'Distrito', 'BAIRRO/DISTRITO', 'Bairro'] },
    {
      id: 'City',
      kind: 'city',
      labels: ['Município / Estado', 'Cidade / Estado', 'MUNICÍPIO', 'Cidade', 'Município/UF', 'Cidade/UF'],
    },
    {
      id: 'State',
      kind: 'uf',
      labels: ['Estado', 'Município / Estado', 'Cidade / Estado', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'PostalCode', kind: 'cep', labels: ['Código postal', 'CEP'] },
    {
      id: 'Email',
      kind: 'email',
      labels: ['Correio eletrônico', 'E-mail de contato', 'ENDEREÇO ELETRÔNICO', 'E-mail', ...ofContact],
    },
    {
      id: 'Phone',
      kind: 'phone',
      labels: [
        'Telefone(s)',
        'Telefones',
        'Telefone / Fax',
        'Telefone de contato',
        ...ofContact,
        'Celular',
        'TELEFONE',
        'Fone',
        'Fone/Fax',
        'Tel',
      ],
    },
    {
      id: 'ResponsibleFederativeEntity',
      kind: 'text',
      labels: ['EFR', 'Ente federativo', 'ENTE FEDERATIVO RESPONSÁVEL (EFR)', 'ENTE FEDERATIVO RESPONSÁVEL'],
      oneOf:
        /^(?:UNI[ÃA]O|DISTRITO FEDERAL|(?:MUNIC[ÍI]PIO|ESTADO) D[EAO] \p{L}.+|\p{L}[\p{L}' ]+ ?[-–/] ?[A-Z]{2})$/iu,
    },
    {
      id: 'RegistrationStatus',
      kind: 'text',
      labels: [
        'Situação cadastral vigente',
        'Status',
        'Situação da empresa',
        'Situação atual',
        'Situação na Receita Federal',
        'SITUAÇÃO CADASTRAL',
        'Situação',
        'Situação cadastral do CNPJ',
        'Situação do CNPJ',
        'Situação cadastral na RFB',
        'Status cadastral',
      ],
      oneOf: /^(?:ATIVA|SUSPENSA|INAPTA|BAIXADA|NULA)(?!\p{L})/iu,
    },
    {
      id: 'RegistrationStatusDate',
      kind: 'date',
      labels: [
        'Desde',
        'Situação desde',
        'Data da sit. cadastral',
        'Data sit. cadastral',
        'Data de início da situação cadastral',
        'Data início da situação cadastral',
        'Data da situação atual',
        'DATA DA SITUAÇÃO CADASTRAL',
        'Data situação cadastral',
        'Data da situação',
      ],
    },
    {
      id: 'RegistrationStatusReason',
      kind: 'text',
      labels: [
        'Motivo da situação',
        'Motivo sit. cadastral',
        'MOTIVO DE SITUAÇÃO CADASTRAL',
        'Motivo da situação cadastral',
        'Motivo situação cadastral',
        'Motivo',
      ],
    },
    { id: 'SpecialStatus', kind: 'text', labels: ['Sit. especial', 'SITUAÇÃO ESPECIAL'] },
    {
      id: 'SpecialStatusDate',
      kind: 'date',
      labels: [
        'Data situação especial',
        'Data sit. especial',
        'Data sit. esp.',
        'Data da sit. especial',
        'DATA DA SITUAÇÃO ESPECIAL',
      ],
    },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'Consulta realizada em',
        'Consultado em',
        'Consulta em',
        'Data da consulta',
        'Data e hora da consulta',
        'Data/hora da consulta',
        'Emitido em',
        'Emitido em (data e hora)',
        'Data e hora da emissão',
        'Data/hora da emissão',
        'Impresso em',
        'Gerado em',
        'Pesquisa realizada em',
        'Comprovante emitido em',
        'Emitido no dia',
        'Data de emissão',
        'Data da emissão',
        'Emissão',
        'Data emissão',
      ],
    },
    {
      id: 'IssueTime',
      kind: 'time',
      labels: [
        'Consulta realizada em',
        'Consultado em',
        'Consulta em',
        'Data da consulta',
        'Data e hora da consulta',
        'Data/hora da consulta',
        'Emitido em',
        'Emitido em (data e hora)',
        'Data e hora da emissão',
        'Data/hora da emissão',
        'Impresso em',
        'Gerado em',
        'Pesquisa realizada em',
        'Comprovante emitido em',
        'Emitido no dia',
      ],
    },
  ],
};
