import type { ServiceData } from '@lavra/contract/services/fields';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

/**
 * The list of activities has no columns: a CNAE code, a dash and its description, one below the other. A capital after a dash begins the next
 * activity even if its code was misread, because within a CNAE description a dash is followed by a lower-case letter.
 */
function readActivities(running: RunningText): ServiceData<'cnpjcard'> {
  const headed =
    /(?:E?C ?ON[ÔO]MICAS SEC ?UND[ÁA]RIAS|ATIVIDADES? SECUND[ÁA]RIAS?|CNAES? SECUND[ÁA]RI[AO]S?) .*?(?= \S{0,2} ?C ?[ÓO]DIGO E DESC ?RI ?[CÇ] ?[AÃ]O DA NATUREZA| NATUREZA JUR[ÍI]DICA| ENTE FEDERATIVO| LOGRADOURO\b| ENDERE[ÇC]O\b| SITUA[ÇC][ÃA]O CADASTRAL|$)/iu.exec(
      running.text,
    );
  // When the heading was not read: a card's first code is the main activity's, and all the others belong to the list.
  const box =
    headed?.[0] ??
    /\d{2}\. ?\d{2} ?- ?\d ?- ?\d{2} [^]*?(?= C[ÓO]DIGO E \S+ DA NATUREZA| (?:NATUREZA JUR|Natureza jur)| \d{3}-\d ?[-–]|$)/u.exec(
      running.text,
    )?.[0];
  if (box === undefined) return {};
  const from = running.text.indexOf(box);
  // Both headings may come before both values; then the first is the main activity's too.
  const main = headed && /PRINCIPAL([^]*)$/iu.exec(running.text.slice(0, headed.index))?.[1];
  const holdsMain = !headed || (typeof main === 'string' && !/\d-\d{2}|[-–] \p{Lu}\p{Ll}/u.test(main));
  const rows = [
    ...box.matchAll(
      /(?:(\d{2}\. ?\d{2} ?- ?\d ?- ?\d{2})(?: ?[-–])? ?(?=\p{L})|(?<= )[-–] (?=\p{Lu}))(.+?)(?= \d{2}\. ?\d{2} ?- ?\d ?- ?\d{2}| (?:\d\S* )?[-–] \p{Lu}| \*{3}|$)/gu,
    ),
  ]
    .slice(holdsMain ? 1 : 0)
    .map(({ 0: whole, 1: code, 2: description, index }) => {
      const stretch = { from: from + index, to: from + index + whole.length };
      const [Code, Description] = [
        fieldIn(running, stretch, code, 'cnae'),
        fieldIn(running, stretch, description, 'text'),
      ];
      return { ...(Code ? { Code } : {}), ...(Description ? { Description } : {}) };
    });
  return rows.length === 0 ? {} : { SecondaryActivities: rows };
}

const ofActivity = [
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
  'CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA',
  'Natureza jurídica',
  'Código da natureza jurídica',
  'Código e descrição da natureza',
];

/** Labels as they are printed on the models in use. */
export const cnpjcardForm: ServiceForm<'cnpjcard'> = {
  prose: readActivities,
  passedOver: [
    'Atividades secundárias',
    'Atividades econômicas secundárias',
    'CNAE secundário',
    'CNAEs secundários',
    'CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS',
  ],
  phrases: [
    {
      pattern: /\b\d{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/\d{4}-\d{2} (?:\S+ ){0,8}?(MATRIZ|FILIAL)\b/u,
      gives: [['EstablishmentType', 'text']],
    },
    // For labels that were not read: no box before the list of the other activities holds such a value.
    {
      pattern:
        /(?<!\bSEC ?UND[^]*)\b(\d{2}\. ?\d{2} ?- ?\d ?- ?\d{2}) ?[-–] ?(.+?)(?= \S?[Cc] ?[ÓO]DIGO | (?:ATIVIDADES?|Atividades?|CNAES?|NATUREZA|Natureza|Outras|OUTRAS) | \d{2}\. ?\d{2} ?- ?\d ?- ?\d{2})/u,
      gives: [
        ['MainActivityCode', 'cnae'],
        ['MainActivityDescription', 'text'],
      ],
    },
    { pattern: /(?<![\d.-])(\d{3}-\d) ?[-–] ?\p{Lu}/u, gives: [['LegalNatureCode', 'code']] },
  ],
  fields: [
    { id: 'CNPJ', kind: 'cnpj', labels: ['NÚMERO DE INSCRIÇÃO', 'CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    {
      id: 'OpeningDate',
      kind: 'date',
      labels: [
        'DATA DE ABERTURA',
        'Data da abertura',
        'Início de atividade',
        'Data de início de atividade',
        'Data de início das atividades',
      ],
    },
    {
      id: 'EstablishmentType',
      kind: 'text',
      labels: ['TIPO', 'Matriz/Filial', 'Tipo de estabelecimento', 'Tipo de unidade', 'Estabelecimento'],
      oneOf: /^(?:MATRIZ|FILIAL)$/i,
    },
    {
      id: 'CompanyName',
      kind: 'text',
      labels: ['NOME EMPRESARIAL', 'Razão social', 'Nome empresarial (razão social)', 'Denominação social'],
    },
    {
      id: 'TradeName',
      kind: 'text',
      labels: [
        'TÍTULO DO ESTABELECIMENTO (NOME DE FANTASIA)',
        'Título do estabelecimento',
        'Nome de fantasia',
        'Nome fantasia',
      ],
    },
    {
      id: 'CompanySize',
      kind: 'text',
      labels: ['PORTE', 'Porte da empresa', 'Enquadramento de porte'],
    },
    { id: 'MainActivityCode', kind: 'code', labels: ofActivity },
    {
      id: 'MainActivityDescription',
      kind: 'text',
      labels: ofActivity,
    },
    { id: 'LegalNatureCode', kind: 'code', labels: ofNature },
    { id: 'LegalNatureDescription', kind: 'text', labels: ofNature },
    {
      id: 'Street',
      kind: 'street',
      labels: ['LOGRADOURO', 'Endereço', 'Logradouro / Endereço'],
      address: { district: 'District' },
    },
    { id: 'Number', kind: 'text', labels: ['NÚMERO'] },
    { id: 'Complement', kind: 'text', labels: ['COMPLEMENTO'] },
    { id: 'District', kind: 'text', labels: ['BAIRRO/DISTRITO', 'Bairro'] },
    { id: 'City', kind: 'city', labels: ['MUNICÍPIO', 'Cidade', 'Município/UF', 'Cidade/UF'] },
    { id: 'State', kind: 'uf', labels: ['UF', 'Município/UF', 'Cidade/UF'] },
    { id: 'PostalCode', kind: 'cep', labels: ['CEP'] },
    { id: 'Email', kind: 'email', labels: ['ENDEREÇO ELETRÔNICO', 'E-mail'] },
    { id: 'Phone', kind: 'phone', labels: ['TELEFONE', 'Fone', 'Fone/Fax', 'Tel'] },
    {
      id: 'ResponsibleFederativeEntity',
      kind: 'text',
      labels: ['ENTE FEDERATIVO RESPONSÁVEL (EFR)', 'ENTE FEDERATIVO RESPONSÁVEL'],
      oneOf:
        /^(?:UNI[ÃA]O|DISTRITO FEDERAL|(?:MUNIC[ÍI]PIO|ESTADO) D[EAO] \p{L}.+|\p{L}[\p{L}' ]+ ?[-–/] ?[A-Z]{2})$/iu,
    },
    {
      id: 'RegistrationStatus',
      kind: 'text',
      labels: ['SITUAÇÃO CADASTRAL', 'Situação', 'Situação cadastral do CNPJ'],
    },
    {
      id: 'RegistrationStatusDate',
      kind: 'date',
      labels: ['DATA DA SITUAÇÃO CADASTRAL', 'Data situação cadastral', 'Data da situação'],
    },
    {
      id: 'RegistrationStatusReason',
      kind: 'text',
      labels: [
        'MOTIVO DE SITUAÇÃO CADASTRAL',
        'Motivo da situação cadastral',
        'Motivo situação cadastral',
        'Motivo',
      ],
    },
    { id: 'SpecialStatus', kind: 'text', labels: ['SITUAÇÃO ESPECIAL'] },
    { id: 'SpecialStatusDate', kind: 'date', labels: ['DATA DA SITUAÇÃO ESPECIAL'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: ['Emitido no dia', 'Data de emissão', 'Data da emissão', 'Emissão', 'Data emissão'],
    },
    { id: 'IssueTime', kind: 'time', labels: ['Emitido no dia'] },
  ],
};
