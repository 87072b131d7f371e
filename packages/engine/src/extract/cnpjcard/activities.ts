import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { isLevel } from '../reading/sheet/level.ts';
import type { Token } from '../reading/sheet/sheet.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';
import { withoutRanks } from './table-of-activities.ts';

/** The code of an activity: as the card has it ("62.01-5-01"), as registers of towns and traders do ("6201-5/01"), or its figures before a dash. */
export const printedCnae = String.raw`(?:(?<!\d)(?:\d{2}\. ?\d{2} ?- ?\d ?[-/] ?\d{2}|\d{4} ?- ?\d ?[-/] ?\d{2}|\d{7}(?= ?[-–—] ?\p{L}))(?![\d/]))`;

/** How the list of the other activities is headed. */
const heading = String.raw`(?:E?C ?ON[ÔO]MICAS SEC ?UND[ÁA]RIAS|(?:ATIVIDADES?|OCUPA[ÇC](?:[ÃA]O|[ÕO]ES)|CNAES?)(?:\(S\))?(?: FISCA(?:L|IS)| ECON[ÔO]MICAS?)? SECUND[ÁA]RI[AO](?:S|\(S\))?(?: \(CNAES?\))?|(?:OUTRAS|DEMAIS) (?:ATIVIDADES|CNAES)(?: ECON[ÔO]MICAS)?(?: EXERCIDAS)?|(?:OUTRAS|DEMAIS) S[ÃA]O SECUND[ÁA]RIAS|TAMB[ÉE]M (?:FAZ|EXERCE)(?!\p{L})|(?:OUTRAS|DEMAIS)(?= ${printedCnae}))`;
/** How the sentences below a card begin: what the print is worth, where it came from and when it was made. */
const footer = String.raw`(?: (?:EST[EA]|ESS[EA]) (?:DOCUMENTO|COMPROVANTE|CONSULTA|CERTID[ÃA]O|RELAT[ÓO]RIO|IMPRESS[ÃA]O|FICHA|CART[ÃA]O|ESPELHO)| (?:DOCUMENTO|COMPROVANTE|CONSULTA|RELAT[ÓO]RIO|FICHA|PESQUISA)(?: \p{L}+)? (?:EMITID|GERAD|IMPRESS|REALIZAD|EFETUAD|FEIT|OBTID|EXTRA[ÍI]D|SEM VALOR|V[ÁA]LID|CONSULTAD)| (?:EMITID|GERAD|IMPRESS|CONSULTAD|TIRAD|OBTID|EXTRA[ÍI]D|APROVAD|ATUALIZAD)[OA]S? (?:EM|NO|NA|PEL[OA]|POR|VIA|[ÀA]S)(?!\p{L})| (?:DADOS|INFORMA[ÇC][ÕO]ES) (?:EXTRA|OBTID|CONSTANTE|D[AO] RECEITA|P[ÚU]BLIC|CADASTRAIS|FORNECID)| FONTE ?:| P[ÁA]G(?:INA|\.)|(?: \(?\*\)?)? A DISPENSA DE)`;
/** What comes behind the list: the title of the next block, or the label of the next box. */
const behindList = String.raw`(?: \S{0,2} ?C ?[ÓO]DIGO E DESC ?RI ?[CÇ] ?[AÃ]O DA NATUREZA| NATUREZA JUR| ENTE FEDERATIVO| LOGRADOURO(?!\p{L})| (?:TIPO DE LOGRADOURO|ENDERE[ÇC]O|ONDE (?:FICA|EST[ÁA]|FUNCIONA)|LOCALIZA[ÇC][ÃA]O|CONTATO|E-?MAIL|TELEFONE|CAPITAL SOCIAL|QUADRO (?:DE|SOCIET)|S[ÓO]CIOS|PORTE|FORMA DE ATUA|TERMO DE|SITUA[ÇC][ÃA]O)(?!\p{L})| \d\. \p{Lu}{4}|${footer})`;

/** What some prints say of each activity before its code. */
const rank = String.raw`(?:PRINCIPAL|SECUND[ÁA]RI[AO]S?|[Pp]rincipal|[Ss]ecund[áa]ri[ao]s?)\W{0,2}`;

/** The second line of a heading beside the list, which stands behind the first code. */
const restOfHeading = String.raw`(?:atividades(?: econ[ôo]micas)?(?: secund[áa]rias)? (?=\p{Lu}))?`;

const headed = new RegExp(`${heading}:? .*?(?=${behindList}|$)`, 'iu');
const unheaded = new RegExp(`${printedCnae} [^]*?(?=${behindList}| \\d{3}-\\d ?[-–—]|$)`, 'iu');
const activity = new RegExp(
  String.raw`(?:(${printedCnae})(?: ?[-–—])? ?${restOfHeading}(?=\p{L})|(?<= )[-–—] (?=\p{Lu}))(.+?)(?= (?:\d{1,2}[).ªº]+ )?(?:${rank} )?${printedCnae}| (?:\d\S* )?[-–—] \p{Lu}|[;.] \p{Lu}\p{Ll}*(?: \p{Ll}|$)|; ?\p{Lu}?$| \*{3}|$)`,
  'gu',
);

/** An activity with its code in brackets behind it, and the heading with its other words for itself before a list of such. */
const activityBefore = new RegExp(
  String.raw`(?<![^\s])(\p{L}[^()]{5,}?) ?[(\[] ?(?:CNAE:? ?)?(${printedCnae})[)\]]`,
  'gu',
);
/** An activity with its bare code behind it. */
const bareBefore = new RegExp(String.raw`(?<![^\s])(\p{L}.{5,}?) (${printedCnae})(?=\s|$)`, 'gu');
/** A main activity that is called so behind its code. */
const behindCode = new RegExp(
  String.raw`${printedCnae}[)\]]?\W{0,4}(?:atividade )?principal(?!\p{L})[^\d]*$`,
  'iu',
);
/** The branch over activities of one kind ("Comércio"): within a description no capital follows its first word. */
const branch = /^\p{Lu}\p{Ll}+ (?=\p{Lu}\p{Ll}+ \p{Ll})/u;
const ownHeading = new RegExp(String.raw`^${heading}(?: ?\([^()\d]*\))?:? ?`, 'iu');

const ofCode = new RegExp(`^${printedCnae}`, 'u');
/** How far left of the codes a row begins that is none of their list, how far below the row above it, and least space before a code of a column, in heights of a word. */
const [leftOfCodes, belowList, besideCodes] = [1, 0.6, 0.9] as const;

/** Where the list of a text ends on the page: at the first row below its codes that begins left of them all, with a space above it. */
function endOfList({ tokens, starts }: RunningText, from: number, to: number): number {
  const within = tokens.flatMap((token, at) => {
    const start = starts[at] ?? 0;
    return start >= from && start < to ? [{ token, start }] : [];
  });
  const listed = within.flatMap(({ token }, at) =>
    ofCode.test(token.text) ? [{ code: token, before: within[at - 1]?.token }] : [],
  );
  const codes = listed.map(({ code }) => code);
  const [first] = codes;
  // In running text a code stands right behind other words.
  const isColumn = listed.every(
    ({ code, before }) =>
      before === undefined ||
      !isLevel(before, code) ||
      code.left - before.right > besideCodes * (code.bottom - code.top),
  );
  const left = Math.min(...codes.map((code) => code.left));
  // Codes behind descriptions have no edge in common.
  const atEdge = codes.filter((code) => code.left - left < code.bottom - code.top);
  if (first === undefined || !isColumn || 2 * atEdge.length <= codes.length) return to;
  const isOther = (token: Token, before: Token | undefined): boolean => {
    const height = token.bottom - token.top;
    return (
      before !== undefined &&
      token.page === first.page &&
      token.top > first.bottom &&
      token.top - before.bottom > belowList * height &&
      token.left < left - leftOfCodes * height &&
      !codes.some((code) => isLevel(code, token)) &&
      // Above more codes of the column it is a line of the heading beside them.
      !codes.some((code) => code.top > token.bottom && code.page === token.page && code.left - left < height)
    );
  };
  return within.find(({ token }, at) => isOther(token, within[at - 1]?.token))?.start ?? to;
}

/** Where a list ends whose codes stand behind their descriptions, bare: with the last code, if each ends its row and most have words before them there. */
function endOfCodesBehind({ tokens, starts }: RunningText, from: number, to: number): number {
  const codes = tokens.flatMap((token, at) => {
    const start = starts[at] ?? 0;
    if (start < from || start >= to || !ofCode.test(token.text)) return [];
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    return [
      {
        end: start + token.text.length,
        isLast: next === undefined || !isLevel(token, next),
        isLed: before !== undefined && isLevel(before, token) && /\p{L}/u.test(before.text),
      },
    ];
  });
  const isBehind =
    codes.every(({ isLast }) => isLast) && 2 * codes.filter(({ isLed }) => isLed).length > codes.length;
  return isBehind ? (codes.at(-1)?.end ?? to) : to;
}

type Row = NonNullable<ServiceData<'cnpjcard'>['SecondaryActivities']>[number];

interface Activity {
  readonly whole: string;
  readonly index: number;
  readonly code: string | undefined;
  readonly description: string | undefined;
}

/** The activities of a list, each with its code before it, or all with theirs behind them: in brackets, or bare from the first word to the end. */
function activitiesIn(box: string): Activity[] {
  const lead = ownHeading.exec(box)?.[0].length ?? 0;
  const list = box.slice(lead);
  const codes = list.match(new RegExp(printedCnae, 'gu')) ?? [];
  const isBare = new RegExp(`^\\p{L}.* ${printedCnae}$`, 'u').test(list);
  const behind = [activityBefore, ...(isBare ? [bareBefore] : [])]
    .map((pattern) => [...list.matchAll(pattern)])
    .find(({ length }) => length > 0 && length === codes.length);
  return behind === undefined
    ? [...box.matchAll(activity)].map(({ 0: whole, 1: code, 2: description, index }) => ({
        whole,
        index,
        code,
        description,
      }))
    : behind.map(({ 0: whole, 1: description, 2: code, index }) => ({
        whole,
        index: lead + index,
        code,
        description: description?.replace(branch, ''),
      }));
}

/**
 * The list of activities has no columns: a CNAE code, a dash and its description, one below the other. A capital after a dash begins the next
 * activity even if its code was misread, because within a CNAE description a dash is followed by a lower-case letter.
 */
function activitiesOf(whole: RunningText): Row[] {
  const running = withoutRanks(whole);
  const titled = headed.exec(running.text);
  // When the heading was not read: a card's first code is the main activity's, and all the others belong to the list.
  const told = titled?.[0] ?? unheaded.exec(running.text)?.[0];
  if (told === undefined) return [];
  const from = running.text.indexOf(told);
  const end = Math.min(
    endOfList(running, from, from + told.length),
    endOfCodesBehind(running, from, from + told.length),
  );
  const box = running.text.slice(from, end).trimEnd();
  // Both headings may come before both values; then the first is the main activity's too.
  const lead = running.text.slice(0, titled?.index);
  const main = titled && !behindCode.test(lead) && /PRINCIPAL([^]*)$/iu.exec(lead)?.[1];
  const holdsMain =
    !titled || (typeof main === 'string' && !/\d-\d{2}|\d\/\d{2}|[-–—] \p{Lu}\p{Ll}/u.test(main));
  return activitiesIn(box)
    .slice(holdsMain ? 1 : 0)
    .map(({ whole: entry, code, description, index }) => {
      const stretch = { from: from + index, to: from + index + entry.length };
      const [Code, Description] = [
        fieldIn(running, stretch, code, 'cnae'),
        // A table has the rank in its last column.
        fieldIn(running, stretch, description?.replace(new RegExp(` ${rank}$`, 'u'), ''), 'text'),
      ];
      return { ...(Code ? { Code } : {}), ...(Description ? { Description } : {}) };
    });
}

const lengthOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { Description }) => sum + (Description?.value.length ?? 0), 0);

/** The other activities, in the page's reading order or row by row: where one of the two parts the list, it has fewer entries or takes in others' words. */
export function readActivities(running: RunningText, inRows: RunningText): ServiceData<'cnpjcard'> {
  const [rows = []] = [running, inRows]
    .map(activitiesOf)
    .toSorted((a, b) => b.length - a.length || lengthOf(a) - lengthOf(b));
  return rows.length === 0 ? {} : { SecondaryActivities: rows };
}
