import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { readAmount } from './amount.ts';
import { arrangedCheque } from './arranged.ts';
import { bankCodeOf } from './banks.ts';
import { bankNames } from './bank-names.ts';
import { readMagneticLine } from './magnetic-line.ts';
import { payeeRows } from './payee.ts';
import { readPlaces } from './places.ts';
import { readKnownTown, readTown } from './town.ts';

/** A word of a town, which is none of a bank's name. */
const townWord =
  "(?!(?:BANCO|BRASIL|CAIXA|ECON[ÔO]MICA|FEDERAL|BRADESCO|SANTANDER|ITA[ÚU]|UNIBANCO|SICOOB|SICREDI|BANRISUL|SAFRA|INTER|SUA|ORDEM|ACIMA|CENTAVOS|S\\.?\\/?A)(?![\\p{L}'])|(?:Banco|Brasil|Caixa|Econ[ôo]mica|Federal|Bradesco|Santander|Ita[úu]|Unibanco|Sicoob|Sicredi|Banrisul|Safra)(?![\\p{L}']))\\p{Lu}[\\p{L}']+";
const town = `(?<![\\p{L}'])((?!D[AEO]S? )${townWord}(?: (?:[dD][aeoAEO][sS]? )?${townWord}){0,4}),? (?:\\p{Lu}{2},? )?`;
const months =
  '[Jj]aneiro|[Ff]evereiro|[Mm]ar[cç]o|[Aa]bril|[Mm]aio|[Jj]unho|[Jj]ulho|[Aa]gosto|[Ss]etembro|[Oo]utubro|[Nn]ovembro|[Dd]ezembro|JANEIRO|FEVEREIRO|MAR[CÇ]O|ABRIL|MAIO|JUNHO|JULHO|AGOSTO|SETEMBRO|OUTUBRO|NOVEMBRO|DEZEMBRO';

/** The model of a cheque (Resolução BCB 885/1983 and later): a row of boxes on top, the order to pay, then holder and bank. */
export const bankcheckForm: ServiceForm<'bankcheck'> = {
  arranged: arrangedCheque,
  prose: (running) => {
    const BankCode = bankCodeOf(running.tokens);
    return { ...(BankCode ? { BankCode } : {}), ...readMagneticLine(running) };
  },
  proven: (sheet) => ({ ...readAmount(sheet), ...readTown(sheet), ...readKnownTown(sheet) }),
  // The day for which it is post-dated is always written by hand.
  byHand: { fields: /^DepositDate$/, unless: /(?!)/ },
  places: readPlaces,
  card: {
    rows: [
      // Labels in a row with their boxes, whose small figures are read as one with them.
      { pattern: /-[\dXx] (?:[Cc] ?[1Il] ?|[1Il] ?)(\d) (?:Conta|C\/C|CONTA)/, gives: [['C1', 'digit']] },
      { pattern: /(?:^| )[Cc] ?2 ([\dOo])(?= |$)/, gives: [['C2', 'digit']] },
      { pattern: /(?:Conta|CONTA|C\/C|Cc) [\d.]+-[\dXx] 2([\dOo])(?= |$)/, gives: [['C2', 'digit']] },
      { pattern: /(?:^| )[Cc] ?3 ([\dOo])(?= |$)/, gives: [['C3', 'digit']] },
      {
        pattern: /(?:^| )S(?:[ÉE]RIE|[ée]rie) (?!C[1-3] )([A-Z][A-Z\d]{1,3}|\d{3})(?= |$)/,
        gives: [['Series', 'code']],
      },
      {
        pattern: new RegExp(`${town}(\\d{1,2} (?:[dD][eE] )?(?:${months}) (?:[dD][eE] )?\\d{4})`, 'u'),
        gives: [
          ['IssueCity', 'city'],
          ['IssueDate', 'date'],
        ],
        isWritten: true,
      },
      {
        pattern: new RegExp(`${town}\\W?(\\d{1,2} ?[/.-] ?\\d{1,2} ?[/.-] ?(?:19|20)\\d{2})(?!\\d)`, 'u'),
        gives: [
          ['IssueCity', 'city'],
          ['IssueDate', 'date'],
        ],
        isWritten: true,
      },
      // The day is written by hand, and the small printed words between are pale.
      {
        pattern: new RegExp(`${town}(?:\\d{1,2} )?(?:[dD][eE] )?(?:${months}) (?:[dD][eE] )?\\d{4}`, 'u'),
        gives: [['IssueCity', 'city']],
        isWritten: true,
      },
      // The amount is enclosed in marks, so that nobody can add digits to it.
      {
        pattern: /(?:R\$|\(|#|\*) ?[(#*HA]*((?:\d{1,3}\.)*\d{1,3},\d{2})(?!\d)/,
        gives: [['Amount', 'money']],
        isWritten: true,
      },
      ...payeeRows,
    ],
    holder: 'Name',
    cpf: 'CPF',
  },
  derives: [{ from: 'AmountInWords', to: 'Amount', kind: 'money-words' }],
  phrases: [
    // The amount is enclosed in marks, which make it no negative one.
    {
      pattern: /R[$S] ?[[(#*=]{1,3} ?((?:\d{1,3}\.)*\d{1,3},\d{2})(?!\d)/,
      gives: [['Amount', 'money']],
      isWritten: true,
    },
    // A name written by hand is not level with the print of its row.
    {
      pattern:
        /(?:acima|ACIMA) (?:[aàAÀ] )?([\p{Lu}][\p{L} '.&-]{5,60}?) (?:[aàAÀ] )?(?:[Oo]u [àa] sua|OU [ÀA] SUA)/u,
      gives: [['PayeeName', 'name']],
      isWritten: true,
    },
    {
      pattern:
        /(?<!\p{L})\p{L}{4,12}(?:\(a\))? (?:(?:\p{L}{2,4}[cç][aáà]rio|banc\.) )?desde:? ((?:\d{2}|\p{L}{3,9}\.?) ?\/ ?\d{4}|\p{L}{4,9} de \d{4})/iu,
      gives: [['CustomerSince', 'month']],
    },
    { pattern: /\bCPF:? ?(\d{3}\.?\d{3}\.?\d{3} ?-? ?\d{2})/, gives: [['CPF', 'cpf']] },
    {
      pattern: /\bCNPJ:? ?([\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2})/,
      gives: [['CNPJ', 'cnpj']],
    },
    {
      pattern:
        /\b(?:RG|R\.G\.|C\.I\.|I[Dd]\.|(?:DOC|[Dd]oc)\. ?(?:IDENT|[Ii]dent)\.)(?: n[º°o.]+)?:? ?((?:MG?-)?\d[\d.]*(?:-[\dX])? (?:[A-Z]{2,4}SP?|SSP|SESP|SJS|DETRAN|DIC|IFP|IIRGD|PC|PM|MD|CRM|CREA|OAB|SEJUSP|POLITEC)(?:[/ -]{1,3}[A-Z]{2})?)(?![\p{L}\d])/u,
      gives: [['IdentityNumber', 'text']],
    },
    // The office that issued it may be left out, and is none of the number where the label names that alone.
    {
      pattern:
        /\b(?:RG|R\.G\.|[Ii]dentidade|IDENTIDADE|[Ii]dent\.|IDENT\.|C\.I\.):? ?(?:n[º°o.]{1,2}:? ?)?(\d{1,2}\.\d{3}\.\d{3}(?: ?- ?[\dX])?)(?![\d.-])/,
      gives: [['IdentityNumber', 'text']],
    },
    // A pen bends the word before it.
    {
      pattern: /(?:bom (?:para|[pb]\/)|(?<= )[pbD6]\/):? ?(\d{2}\/\d{2}\/\d{2,4})/i,
      gives: [['DepositDate', 'date']],
      isWritten: true,
    },
    {
      pattern: new RegExp(`(?<!\\d)(\\d{1,2} (?:[dD][eE] )?(?:${months}) (?:[dD][eE] )?\\d{4})`, 'u'),
      gives: [['IssueDate', 'date']],
      isWritten: true,
    },
    ...bankNames,
  ],
  fields: [
    {
      id: 'Comp',
      kind: 'number',
      labels: [
        'Comp',
        'Compe',
        'Compensação',
        'Câmara',
        'Câmara (Comp)',
        'Câmara de compensação',
        'Cód. da câmara de compensação',
        'Código de compensação',
        'Praça de compensação',
        'Cód. comp.',
        'Câm. comp.',
      ],
      shape: /^\d{3}$/,
    },
    {
      id: 'BankCode',
      kind: 'number',
      labels: [
        'Banco',
        'Bco',
        'Nº do banco',
        'Número do banco',
        'Código do banco',
        'Cód. do banco',
        'Cód. banco',
      ],
      shape: /^\d{3}(?:-\d)?$/,
    },
    {
      id: 'Agency',
      kind: 'number',
      labels: [
        'Agência',
        'Ag.',
        'Coop./Ag.',
        'Cooperativa',
        'Coop.',
        'Agência nº',
        'Cód. agência',
        'Código da agência',
        'Nº da agência',
        'Número da agência',
        'Coop./Agência',
        'Cooperativa/Agência',
        'Agência-DV',
        'Ag./DV',
        'Agên.',
        'Posto',
      ],
      shape: /^\d{4}(?: ?- ?[\dXx]|\.\d{2})?$/,
    },
    { id: 'C1', kind: 'digit', labels: ['C1', 'DV1', 'Díg. 1', 'Controle 1'] },
    {
      id: 'AccountNumber',
      kind: 'number',
      labels: [
        'Conta',
        'Conta nº',
        'Nº da conta',
        'Número da conta',
        'Conta corrente',
        'C/C',
        'Conta corrente nº',
        'C. corrente',
        'Cta.',
        'Cta. corrente',
      ],
      shape: /^(?:\d{2}-)?[\d.]{3,13}(?: ?- ?[\dXx])?$/,
    },
    { id: 'C2', kind: 'digit', labels: ['C2', 'DV2', 'Díg. 2', 'Controle 2'] },
    {
      id: 'Series',
      kind: 'code',
      labels: ['Série', 'Séries', 'Série do talão', 'Nº de série'],
      shape: /^(?!C[1-3]$)(?:[A-Z][A-Z\d]{0,3}|\d{3}|\d{2}[A-Z])$/,
    },
    {
      id: 'CheckNumber',
      kind: 'number',
      labels: ['Cheque', 'Cheque N.º', 'Cheque nº', 'Nº do cheque', 'Número do cheque'],
      shape: /^\d{6}$/,
    },
    { id: 'C3', kind: 'digit', labels: ['C3', 'DV3', 'Díg. 3', 'Controle 3'] },
    {
      id: 'Amount',
      kind: 'money',
      labels: ['R$', 'Valor', 'Valor R$', 'Valor em R$', 'Valor do cheque', 'Importância R$', 'Quantia R$'],
    },
    {
      id: 'DepositDate',
      kind: 'date',
      labels: [
        'Bom para',
        'Bom p/',
        'Bom p/ dia',
        'Bom para o dia',
        'Pré-datado para',
        'Para o dia',
        'Depositar em',
        'Depositar dia',
        'Depositar a partir de',
        'A partir de',
        'Depositar só em',
        'Apresentar em',
        'B/P',
      ],
    },
  ],
};
