import type { ServiceData } from '@lavra/contract/services/fields';
import { anyPrint } from '../reading/phrases/any-print.ts';
import {
  personFamilies,
  qualificationOfCells,
  type PersonFamily,
} from '../reading/particulars/person-cells.ts';
import { readPersonCards } from '../reading/particulars/person-cards.ts';
import { readStackedPersons } from '../reading/particulars/stacked-persons.ts';
import { runningTextOfPieces, type RunningText } from '../reading/phrases/phrases.ts';
import { printedCpf, readQualification } from '../reading/phrases/qualification.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import {
  readCellRows,
  type Cell,
  type CellRow,
  type CellTable,
  type Family,
} from '../reading/tables/cell-rows.ts';
import { readCellColumns } from '../reading/tables/cell-columns.ts';
import { readUnheadedCells, type UnheadedTable } from '../reading/tables/unheaded-cells.ts';
import { readBoxedRecords } from '../reading/tables/boxed-records.ts';
import { withSharesBelow } from './card-shares.ts';
import { listedIn, sharesIn } from './shares.ts';
import { sections } from './summary.ts';

export type Partner = NonNullable<ServiceData<'socialcontract'>['Partners']>[number];
type PartnerFamily = PersonFamily | 'held' | 'amount' | 'percent' | 'shares';

/** What the headings of a list of partners say, folded. */
const families: readonly Family<PartnerFamily>[] = [
  ...personFamilies,
  {
    family: 'held',
    heading:
      /^(?:(?:N[OR]?|NUMERO|QTDE?|QUANTIDADE|QUANT|TOTAL)?(?:DE|DAS)?(?:QUOTAS|COTAS|ACOES)(?:SOCIAIS|SUBSCRITAS|POSSUIDAS|INTEGRALIZADAS|DECAPITAL)?|QTDE?|QUANTIDADE)$/,
  },
  {
    family: 'amount',
    heading:
      /^(?:(?:VALOR(?:TOTAL|DASQUOTAS|DASCOTAS|SUBSCRITO|NOMINALTOTAL|DAPARTICIPACAO)?|CAPITAL(?:SOCIAL|SUBSCRITO|INTEGRALIZADO)?|SUBSCRITO|INTEGRALIZADO|MONTANTE|TOTAL)?(?:EM)?R?|(?:VALOR)(?:EM)?(?:R|REAIS)|EMREAIS)$/,
  },
  {
    family: 'percent',
    heading:
      /^(?:(?:PARTICIPACAO|PERCENTUAL|PART|PERC|FATIA|FRACAO|PARCELA)?(?:NOCAPITAL(?:SOCIAL)?)?(?:EM)?%|%DOCAPITAL(?:SOCIAL)?|PERCENTUAL|PERCENTAGEM|PORCENTAGEM|PERC|%PART(?:ICIPACAO)?|%CAPITAL(?:SOCIAL)?)$/,
  },
  {
    family: 'shares',
    heading:
      /^(?:PROPORCAO|PARTE?(?:(?:NO|DO)CAPITAL(?:SOCIAL)?)?|PARTICIPACAO(?:NOCAPITAL(?:SOCIAL)?|SOCIETARIA)?|QUOTASEVALOR|PERCENTUALDEPARTICIPACAO)$/,
  },
];

const isName =
  /^(?:\p{Lu}[\p{L}'’.&-]*)(?: (?:\p{Lu}[\p{L}'’.&-]*|&|e|d[aeo]s?))* (?:\p{Lu}[\p{L}'’.-]+[.,]?|d[aeo]s?|e)$/u;

const shareFamilies = new Set<PartnerFamily>(['held', 'amount', 'percent', 'shares']);

const ofShares = families.filter(({ family }) => shareFamilies.has(family));

const isOfPerson = (cell: Cell<PartnerFamily>): cell is Cell<PersonFamily> => !shareFamilies.has(cell.family);

/** One row of a table of partners: the sentence that it stands for, and the figures of the shares. */
function partnerOf({ cells }: CellRow<PartnerFamily>): Partner {
  const {
    Phone: _phone,
    Email: _email,
    CNPJ: _cnpj,
    ...own
  } = qualificationOfCells(cells.filter(isOfPerson));
  const figures = cells.flatMap(({ family, lines }) =>
    shareFamilies.has(family) ? lines.map((line) => ({ family, line })) : [],
  );
  const printed = {
    held: figureIn(figures, 'held'),
    amount: figureIn(figures, 'amount'),
    percent: figureIn(figures, 'percent'),
  };
  const ofList = listedIn(
    figures
      .filter(({ family }) => family === 'shares')
      .flatMap(({ line }) =>
        [
          ...line
            .map(({ text }) => text)
            .join(' ')
            .matchAll(/\d[\d.]*(?:,\d+)?(?: ?%)?/g),
        ].map(([figure]) => figure),
      ),
  );
  const text = runningTextOfPieces(figures.flatMap(({ line }) => [...line]));
  return {
    ...own,
    ...sharesIn(
      text,
      { from: 0, to: text.text.length },
      {
        held: printed.held ?? ofList.held,
        amount: printed.amount ?? ofList.amount,
        percent: printed.percent ?? ofList.percent,
      },
    ),
  };
}

/** The figure of a cell; one with the sign of a percentage is no number and no amount, under whichever heading it stands. */
function figureIn(
  figures: readonly { readonly family: PartnerFamily; readonly line: readonly Token[] }[],
  wanted: PartnerFamily,
): string | undefined {
  const printedOf = (cells: typeof figures): string[] => {
    const text = cells.flatMap(({ line }) => line.map((token) => token.text)).join(' ');
    return [...text.matchAll(/\d[\d.]*(?:,\d+)?(?: ?%)?/g)].map(([print]) => print);
  };
  const own = printedOf(figures.filter(({ family }) => family === wanted));
  if (wanted !== 'percent') return own.find((print) => !print.endsWith('%'));
  const part = own[0] ?? printedOf(figures).find((print) => print.endsWith('%'));
  return part?.replace(/ ?%$/, '');
}

/** Labels of a partner's particulars in a card, and the words that lead to them in running text. */
const labels: readonly (readonly [label: string, lead: string])[] = [
  [
    `${anyPrint('nome completo|nome do sócio|nome da sócia|nome')}|${anyPrint('(?:sócio|sócia|quotista|cotista|titular)')}(?:\\([aA]\\))?(?: ?(?:[nN][º°o.]+ ?)?\\d{1,2})?`,
    '',
  ],
  [
    anyPrint('nacionalidade / estado civil|nacionalidade/estado civil|nacionalidade e estado civil'),
    'nacionalidade ',
  ],
  [anyPrint('cpf/mf|cpf nº|cpf'), 'CPF '],
  [anyPrint('rg nº|rg|carteira de identidade|identidade'), 'RG '],
  [anyPrint('cnh nº|cnh'), 'CNH '],
  [anyPrint('órgão emissor|órgão expedidor|órgão exp.|emissor|expedidor'), ''],
  [anyPrint('nacionalidade'), 'nacionalidade '],
  [anyPrint('estado civil|est. civil'), 'estado civil '],
  [anyPrint('profissão|ocupação'), 'profissão '],
  [anyPrint('data de nascimento|data nasc.|nascimento|nascido em'), 'nascimento '],
  [
    anyPrint(
      'endereço residencial|endereço|residência|mora em|mora na|reside em|reside à|residente em|residente à|domicílio|domiciliado em|logradouro',
    ),
    'endereço: ',
  ],
  [anyPrint('número|nº'), 'nº '],
  [anyPrint('complemento'), 'Complemento: '],
  [anyPrint('bairro'), 'bairro '],
  [anyPrint('município/uf|cidade/uf|município|cidade'), 'cidade '],
  [anyPrint('uf|estado'), ''],
  [anyPrint('cep'), 'CEP '],
];
const shareLabels = anyPrint(
  'nº de quotas|quotas|cotas|valor das quotas|valor total|valor|participação|percentual',
);
const label = new RegExp(
  `(?<![\\p{L}\\d/])(?:${[...labels.map(([said]) => said), shareLabels].map((said) => `(${said})`).join('|')})(?: ?\\([sa%R$]+\\))?(?: ?:|(?= ))`,
  'gu',
);
const ofCpf = labels.findIndex(([, lead]) => lead === 'CPF ');
const fewestOfCard = 4;

/** A label of a card within the text, and which one it is. */
interface Found {
  readonly at: number;
  readonly from: number;
  readonly which: number;
}

/** Where the value of a card's last label ends: with its row, or with the rows that go on right below it. */
function endOfValue({ tokens, starts, text }: RunningText, label: Pick<Found, 'at' | 'from'>): number {
  const at = starts.findIndex((start) => start >= label.from);
  const [first] = tokens.slice(at);
  if (at < 0 || first === undefined) return text.length;
  const begin = tokens[starts.findLastIndex((start) => start <= label.at)] ?? first;
  const height = first.bottom - first.top;
  const edge = Math.max(...tokens.filter(({ page }) => page === first.page).map(({ right }) => right));
  let { bottom, right } = first;
  const end = tokens.findIndex((token, index) => {
    if (index <= at) return false;
    const isBelow = token.top >= bottom;
    // A line that had no room for the next word goes on below the label, too.
    const isFull = edge - right < token.right - token.left + height;
    const isUnder = [first, ...(isFull ? [begin] : [])].some(
      ({ left }) => Math.abs(token.left - left) < height,
    );
    const goesOn = isUnder && token.top - bottom < height;
    if (token.page !== first.page || token.bottom < first.top || (isBelow && !goesOn)) return true;
    ({ right } = token);
    bottom = Math.max(bottom, token.bottom);
    return false;
  });
  return end < 0 ? text.length : (starts[end] ?? text.length);
}

/** Widest space between words of one text, in heights of a word. */
const [beforeLabel, behindLabel] = [1.2, 0.8] as const;

/** Whether words of a text stand apart from those before and behind them, as a label without a colon does. */
function isApart({ tokens, starts }: RunningText, from: number, to: number): boolean {
  const first = starts.indexOf(from);
  const next = starts.findIndex((start) => start >= to);
  const gapBetween = (one: Token | undefined, other: Token | undefined): number => {
    if (one === undefined || other === undefined) return Infinity;
    const isOneRow = one.bottom > other.top && one.top < other.bottom && other.left >= one.right;
    return isOneRow ? (other.left - one.right) / Math.max(1, one.bottom - one.top) : Infinity;
  };
  return (
    first >= 0 &&
    next > first &&
    gapBetween(tokens[first - 1], tokens[first]) > beforeLabel &&
    gapBetween(tokens[next - 1], tokens[next]) > behindLabel
  );
}

/** Most words between the value of one label and the next label of its card. */
const mostBetween = 12;

/** Whether a text of its own stands between two labels. */
function isOther(inRows: RunningText, one: Found, other: Found): boolean {
  const between = inRows.text.slice(Math.min(endOfValue(inRows, one), other.at), other.at);
  return between.split(' ').filter((word) => word !== '').length > mostBetween;
}

/** Partners whose particulars stand behind labels, card by card, each card beginning with the name. */
function readCards(inRows: RunningText): { rows: Partner[]; used: Token[] } {
  const found = [...inRows.text.matchAll(label)]
    .map((match): Found => ({
      at: match.index,
      from: match.index + match[0].length,
      which: match.slice(1).findIndex((group) => group !== undefined),
    }))
    // Labels without a value are the headings of a table.
    .filter(
      ({ at, from }, index, all) =>
        inRows.text[from - 1] === ':' ||
        (isApart(inRows, at, from) && inRows.text.slice(from, all[index + 1]?.at).trim() !== ''),
    );
  const cards: Found[][] = [];
  let ended = false;
  for (const each of found) {
    const last = cards.at(-1)?.at(-1);
    // Labels behind other text are no more of the card ("Nº de quotas" of a list in a clause).
    ended = each.which !== 0 && (ended || (last !== undefined && isOther(inRows, last, each)));
    if (each.which === 0) cards.push([each]);
    else if (!ended) cards.at(-1)?.push(each);
  }
  const used: Token[] = [];
  const rows = cards.flatMap((card, order) => {
    if (card.length < fewestOfCard || !card.some(({ which }) => which === ofCpf)) return [];
    const end = Math.min(
      cards[order + 1]?.[0]?.at ?? Infinity,
      endOfValue(inRows, card.at(-1) ?? { at: 0, from: 0 }),
      inRows.text.length,
    );
    const begin = card[0]?.at ?? 0;
    used.push(
      ...inRows.tokens.filter((_, at) => (inRows.starts[at] ?? 0) >= begin && (inRows.starts[at] ?? 0) < end),
    );
    const pieces = (wanted: (which: number) => boolean): (Token | string)[] =>
      card.flatMap(({ from, which }, index) => {
        const to = card[index + 1]?.at ?? end;
        const words = inRows.tokens.filter(
          (_, at) => (inRows.starts[at] ?? 0) >= from && (inRows.starts[at] ?? 0) < to,
        );
        const said = words.map((word) => (/^[/·|•]$/.test(word.text) ? ',' : word));
        return wanted(which) ? [index === 0 ? '' : ', ', labels[which]?.[1] ?? '', ...said] : [];
      });
    const running = runningTextOfPieces([...pieces((which) => which < labels.length), ', ']);
    const {
      Phone: _phone,
      Email: _email,
      CNPJ: _cnpj,
      ...own
    } = readQualification(running, {
      from: 0,
      to: running.text.length,
    });
    const shares = runningTextOfPieces(pieces((which) => which >= labels.length));
    const printed = listedIn(
      [...shares.text.matchAll(/\d[\d.]*(?:,\d+)?(?: ?%)?/g)].map(([figure]) => figure),
    );
    return [{ ...own, ...sharesIn(shares, { from: 0, to: shares.text.length }, printed) }];
  });
  return { rows, used };
}

/** Partners in cells side by side below their title alone. */
const unheaded: UnheadedTable<PartnerFamily> = {
  title:
    /^(?:OS)?(?:SOCIOS|SOCIOSQUOTISTAS|SOCIOSCOTISTAS|QUADROSOCIETARIO|QUADROD[EO]S?SOCIOS|QUALIFICACAODOSSOCIOS|PARTES|QUOTISTAS|COTISTAS|CONTRATANTES)$/,
  end: /^(?:CL[ÁA]USULA|CAP[ÍI]TULO|ART(?:IGO)?\.? ?\d|§|T[ÍI]TULO)/iu,
  begins: isName,
  has: new RegExp(printedCpf),
  familyOf: (text, column) =>
    column === 0 ? 'name' : /(?<!\d)\d{5}-\d{3}(?!\d)/.test(text) ? 'place' : 'documents',
};

/** A title over a partner's column or card, by number perhaps, folded ("Sócio 1", "2ª sócia"). */
const titleOfPartner =
  /^(?:\d{1,2}[OA]?|PRIMEIR[OA]|SEGUND[OA]|TERCEIR[OA]|QUART[OA]|QUINT[OA])?(?:SOCI(?:O|A|OA)|QUOTISTA|COTISTA|ACIONISTA|TITULAR|PARTE)(?:N?O?\d{1,2}|[A-EIV])?$/;

/** A table whose columns are the partners, each below the name or below a title over it. */
function columnsOf(tokens: readonly Token[]): CellTable<PartnerFamily> {
  const isTitle = (said: string): boolean => titleOfPartner.test(fold(said));
  const { columns, used } = readCellColumns(tokens, families, (said) => isTitle(said) || isName.test(said));
  const rows = columns.map(({ head, cells }): CellRow<PartnerFamily> => ({
    cells: cells.some(({ family, lines }) => family === 'name' && lines.length > 0)
      ? cells
      : [{ family: 'name', lines: [head], edge: head.at(-1)?.right ?? 0 }, ...cells],
  }));
  return { rows, used };
}

const titlesOfPartner = new Set(sections['Partner']?.map(fold));

/** Cards of partners side by side, each below its title. */
function cardsOf(tokens: readonly Token[]): CellTable<PartnerFamily> {
  const { cards, used } = readPersonCards(tokens, {
    isPerson: (said) => titlesOfPartner.has(fold(said)),
    isUntitled: true,
  });
  return withSharesBelow(tokens, { rows: cards, used }, ofShares);
}

/** What a partner has of the capital, beside the particulars ("60%", "do capital", "30.000 quotas", "R$ 30.000,00"). */
const isOfShares = new RegExp(
  String.raw`^(?:(?:R\$ ?)?\d[\d.]*(?:,\d+)?(?: ?%)? ?)?(?:(?:${anyPrint('quotas|quota|cotas|cota|ações|do capital|no capital|do capital social|de participação|participação|em quotas|das quotas')})(?::? ?(?:R\$ ?)?\d[\d.,]*(?: ?%)?)?)?$`,
  'u',
);

/** The number of a partner within the list, as a card has it before the name. */
const isOrder = /^\d{1,2}[.)ªº°]?$/;

/** Partners below each other with their shares beside them. */
function stackOf(tokens: readonly Token[]): CellTable<PartnerFamily> {
  const { persons, used } = readStackedPersons(tokens, (run, name) => {
    const printed = printedOf(run);
    const isBefore = edgesOf(run).right < edgesOf(name).left;
    return isOfShares.test(printed) && !(isBefore && isOrder.test(printed));
  });
  const rows = persons.map(({ cells, beside }): CellRow<PartnerFamily> => ({
    cells: [...cells, { family: 'shares', lines: beside, edge: Infinity }],
  }));
  return { rows, used };
}

/** The tables of partners on a page. */
function tablesOn(tokens: readonly Token[]): readonly CellTable<PartnerFamily>[] {
  const tables: CellTable<PartnerFamily>[] = [];
  let left = tokens;
  for (const read of [
    columnsOf,
    cardsOf,
    stackOf,
    (words: readonly Token[]) => readBoxedRecords(words, families, { first: 'name', key: 'cpf' }),
    (words: readonly Token[]) =>
      readCellRows(words, families, { key: 'name', begins: isName, number: 'cpf' }),
    (words: readonly Token[]) => readUnheadedCells(words, unheaded),
  ]) {
    const table = read(left);
    tables.push(table);
    left = left.filter((token) => !table.used.has(token));
  }
  return tables;
}

/** The words of a page's tables of partners. */
export const wordsOfPartnerTables = ({ rows }: Pick<Sheet, 'rows'>): ReadonlySet<Token> =>
  new Set(tablesOn(rows.flat()).flatMap(({ used }) => [...used]));

/** The partners of tables and cards, and the words that these took. */
export function readPartnerRows(inRows: RunningText): { rows: readonly Partner[]; used: ReadonlySet<Token> } {
  const pages = [...new Set(inRows.tokens.map(({ page }) => page))];
  const tables = pages.flatMap((page) => tablesOn(inRows.tokens.filter((token) => token.page === page)));
  const rows = tables.flatMap((table) => table.rows.map(partnerOf));
  const cards = readCards(inRows);
  return {
    rows: [...rows, ...cards.rows].filter(({ Name }) => Name !== undefined),
    used: new Set([...tables.flatMap((table) => [...table.used]), ...cards.used]),
  };
}
