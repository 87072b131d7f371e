import { isCmc7, normaliseCmc7, parseCmc7, type Cmc7Parts } from '@lavra/brazil/cmc7';
import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { numberWord } from '../reading/phrases/money-words.ts';
import { tokensIn, type RunningText } from '../reading/phrases/phrases.ts';
import { middleOf, type Token } from '../reading/sheet/sheet.ts';
import { bankCodeOf } from './banks.ts';
import { bankNames } from './bank-names.ts';
import { readPlaces } from './places.ts';
import { readTown } from './town.ts';

type Data = ServiceData<'bankcheck'>;

/** Thirty digits with the line's separators between them, from any position: a year may be printed right before them. */
const magneticLines = /(?<!\d)(?=([<>:⑆⑇⑈⑉]? ?(?:\d[<>:⑆⑇⑈⑉ ]{0,3}){29}\d(?!\d)))/gu;

/** The line with sevens read as strokes, which are none of its separators. */
const strokesInLine = /[<⑆⑇][\d/]{8}[<⑆⑇][\d/]{10}[>⑆⑈][\d/]{12}/gu;

/** The magnetic line holds the cheque's bank, clearing district and number, with check digits of their own. */
function readMagneticLine(running: RunningText): Data {
  const text = running.text.replace(strokesInLine, (line) => line.replaceAll('/', '7'));
  const lines = [...text.matchAll(magneticLines)].map(({ index, 1: printed = '' }) => ({
    index,
    printed,
    line: normaliseCmc7(printed),
  }));
  const found = lines.find(({ line }) => isCmc7(line)) ?? lines[0];
  const parts = found && parseCmc7(found.line);
  if (found === undefined || parts === undefined) return {};
  const { index, printed, line } = found;
  const tokens = tokensIn(running, index, index + printed.length);
  const checks = [{ check: 'cmc7_digits' as const, ok: isCmc7(line) }];
  const of = (value: string): Field => fieldOf({ value, tokens, checks });
  if (!isCmc7(line)) return { CMC7: of(line), ...agencyTold(running.tokens, parts) };
  return {
    CMC7: of(line),
    BankCode: of(parts.bank),
    Comp: of(parts.clearing),
    CheckNumber: of(parts.number),
    ...agencyTold(running.tokens, parts),
    ...boxesTold(running.tokens, parts),
  };
}

/** The boxes of agency and account that the magnetic line repeats, whatever stands beside them. */
function boxesTold(tokens: readonly Token[], { agency, account }: Cmc7Parts): Data {
  const plainOf = (text: string): string => text.replace(/[./-]/g, '');
  const isAccount = ({ text }: Token): boolean =>
    /^\d[\d./]*-?[\dXx]$/.test(text) &&
    plainOf(text).length >= leastOfAccount &&
    plainOf(text).padStart(account.length, '0') === account;
  const accounts = tokens.filter(isAccount);
  const agencies = tokens.filter(({ text }) => /^\d{4}(?:-[\dXx])?$/.test(text) && text.startsWith(agency));
  const row = accounts[0];
  const agencyBox =
    row === undefined
      ? undefined
      : agencies.find(
          (token) =>
            token.right < row.left &&
            Math.abs(middleOf(token) - middleOf(row)) < level * (row.bottom - row.top),
        );
  const told = (token: Token | undefined): Field | undefined =>
    token && fieldOf({ value: plainOf(token.text), printed: token.text, tokens: [token], anchorFit: 1 });
  const [Agency, AccountNumber] = [told(agencyBox), told(row)];
  return { ...(Agency ? { Agency } : {}), ...(AccountNumber ? { AccountNumber } : {}) };
}
/** Fewer figures are of another box. */
const leastOfAccount = 5;

/** Farthest that boxes of one row stand above or below each other, in their heights. */
const level = 1.2;

/** The agency of a magnetic line that tells the bank, the clearing district and the number of the boxes, where its own box was read as another one. */
function agencyTold(tokens: readonly Token[], { bank, clearing, number, agency }: Cmc7Parts): Data {
  const boxOf = (text: string): Token | undefined => tokens.find((token) => token.text === text);
  const [first, second, last] = [clearing, bank, number].map(boxOf);
  if (first === undefined || second === undefined || last === undefined) return {};
  const box = tokens.find(
    (token) =>
      /^\d{4}(?:-?[\dXx])?$/.test(token.text) &&
      token.left > second.right &&
      token.right < last.left &&
      Math.abs(middleOf(token) - middleOf(second)) < level * (second.bottom - second.top),
  );
  if (box === undefined || box.text.startsWith(agency)) return {};
  const value = agency + box.text.slice(4).replace('-', '');
  return { Agency: fieldOf({ value, tokens: [box], anchorFit: 1, placed: told, doubts: ['mended'] }) };
}

/** Share of the agencies told by the line that are right: either print may be misread. */
const told = 0.8;

/** A word of a town, which is none of a bank's name. */
const townWord =
  "(?!(?:BANCO|BRASIL|CAIXA|ECON[ÔO]MICA|FEDERAL|BRADESCO|SANTANDER|ITA[ÚU]|UNIBANCO|SICOOB|SICREDI|BANRISUL|SAFRA|INTER|SUA|ORDEM|ACIMA|CENTAVOS|S\\.?\\/?A)(?![\\p{L}'])|(?:Banco|Brasil|Caixa|Econ[ôo]mica|Federal|Bradesco|Santander|Ita[úu]|Unibanco|Sicoob|Sicredi|Banrisul|Safra)(?![\\p{L}']))\\p{Lu}[\\p{L}']+";
const town = `(?<![\\p{L}'])((?!D[AEO]S? )${townWord}(?: (?:[dD][aeoAEO][sS]? )?${townWord}){0,4}),? (?:\\p{Lu}{2},? )?`;
const months =
  '[Jj]aneiro|[Ff]evereiro|[Mm]ar[cç]o|[Aa]bril|[Mm]aio|[Jj]unho|[Jj]ulho|[Aa]gosto|[Ss]etembro|[Oo]utubro|[Nn]ovembro|[Dd]ezembro|JANEIRO|FEVEREIRO|MAR[CÇ]O|ABRIL|MAIO|JUNHO|JULHO|AGOSTO|SETEMBRO|OUTUBRO|NOVEMBRO|DEZEMBRO';

/** The model of a cheque (Resolução BCB 885/1983 and later): a row of boxes on top, the order to pay, then holder and bank. */
export const bankcheckForm: ServiceForm<'bankcheck'> = {
  prose: (running) => {
    const BankCode = bankCodeOf(running.tokens);
    return { ...(BankCode ? { BankCode } : {}), ...readMagneticLine(running) };
  },
  proven: readTown,
  places: readPlaces,
  card: {
    rows: [
      {
        pattern: new RegExp(`${town}(\\d{1,2} (?:[dD][eE] )?(?:${months}) (?:[dD][eE] )?\\d{4})`, 'u'),
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
      {
        // Handwriting beside it bends the small print ("á tua").
        pattern: /^(?:[aàA] )?([\p{Lu}][\p{L} '.&-]{5,60}?)(?: \S{1,2})? [aàáÀÁ] [st]ua/u,
        gives: [['PayeeName', 'name']],
        isWritten: true,
      },
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
    {
      // No cheque is for centavos alone: when only they are read, the other words were lost.
      pattern: new RegExp(
        `quan\\w{2,3} de \\(?(.{3,160}?(?:reais|real)(?:,? (?:e )?(?!e |de )(?:${numberWord} )+centavos?)?)\\)?(?= e centavos acima| ou |[ )]|$)`,
        'iu',
      ),
      gives: [['AmountInWords', 'words-of-money']],
      isWritten: true,
    },
    // A name written by hand is not level with the print of its row.
    {
      pattern: /(?:acima|ACIMA) ([\p{Lu}][\p{L} '.&-]{5,60}?) (?:[aàAÀ] )?(?:[Oo]u [àa] sua|OU [ÀA] SUA)/u,
      gives: [['PayeeName', 'name']],
      isWritten: true,
    },
    {
      pattern: /(?<!\p{L})\p{L}{4,12}(?:\(a\))? (?:\p{L}{2,4}[cç][aáà]rio )?desde:? (\d{2}\/\d{4})/iu,
      gives: [['CustomerSince', 'month']],
    },
    { pattern: /\bCPF:? ?(\d{3}\.?\d{3}\.?\d{3} ?-? ?\d{2})/, gives: [['CPF', 'cpf']] },
    {
      pattern: /\bCNPJ:? ?([\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2})/,
      gives: [['CNPJ', 'cnpj']],
    },
    {
      pattern: /\bRG:? ?(\d[\d.]*(?:-[\dX])? [A-Z]{2,6}(?:[/ -]{1,3}[A-Z]{2})?)(?![\p{L}\d])/u,
      gives: [['IdentityNumber', 'text']],
    },
    // The office that issued it may be left out.
    {
      pattern: /\bRG:? ?(?:n[º°o.]{1,2} ?)?(\d{1,2}\.\d{3}\.\d{3}(?: ?- ?[\dX])?)(?![\d.-])/,
      gives: [['IdentityNumber', 'text']],
    },
    { pattern: /bom (?:para|[pb]\/):? ?(\d{2}\/\d{2}\/\d{2,4})/i, gives: [['DepositDate', 'date']] },
    {
      pattern: new RegExp(`(?<!\\d)(\\d{1,2} (?:[dD][eE] )?(?:${months}) (?:[dD][eE] )?\\d{4})`, 'u'),
      gives: [['IssueDate', 'date']],
      isWritten: true,
    },
    ...bankNames,
  ],
  fields: [
    { id: 'Comp', kind: 'number', labels: ['Comp', 'Compe', 'Compensação', 'Câmara'], shape: /^\d{3}$/ },
    { id: 'BankCode', kind: 'number', labels: ['Banco', 'Bco', 'Nº do banco'], shape: /^\d{3}(?:-\d)?$/ },
    {
      id: 'Agency',
      kind: 'number',
      labels: ['Agência', 'Ag.', 'Coop./Ag.', 'Cooperativa', 'Coop.', 'Agência nº', 'Cód. agência', 'Posto'],
      shape: /^\d{3,4}(?: ?- ?[\dXx])?$/,
    },
    { id: 'C1', kind: 'digit', labels: ['C1'] },
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
      ],
      shape: /^[\d.]{3,13}(?: ?- ?[\dXx])?$/,
    },
    { id: 'C2', kind: 'digit', labels: ['C2'] },
    { id: 'Series', kind: 'code', labels: ['Série'] },
    {
      id: 'CheckNumber',
      kind: 'number',
      labels: ['Cheque', 'Cheque N.º', 'Cheque nº', 'Nº do cheque', 'Número do cheque'],
      shape: /^\d{6}$/,
    },
    { id: 'C3', kind: 'digit', labels: ['C3'] },
    { id: 'Amount', kind: 'money', labels: ['R$', 'Valor', 'Valor R$'] },
    {
      id: 'DepositDate',
      kind: 'date',
      labels: ['Bom para', 'Bom p/', 'Bom p/ dia', 'Bom para o dia', 'Pré-datado para'],
    },
  ],
};
