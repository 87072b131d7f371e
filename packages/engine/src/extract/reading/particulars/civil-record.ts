import { dayInDigits, dayWithMonth } from '../phrases/days.ts';
import type { RunningText } from '../phrases/phrases.ts';
import { putEvent, type RecordedEvent } from './recorded-event.ts';
import { named, put, putTold, type CivilRecord, type Told, type Writer } from './recorded-words.ts';

/** Words with which a declarant's account begins. */
const account =
  /(?:declar(?:ou|aram|ando)|disse(?:ram)?|diz|dizendo|particip(?:ou|ando)|comunic(?:ou|ando)|inform(?:ou|ando)|registra-se|foi(?:-me)? (?:declarado|dito|participado|comunicado))(?:(?!\p{L})[^.;]{0,160}?) que(?!\p{L})/iu;

const ofCouple = String.raw`(?:,? (?:e|E)(?: (?:de|DE|d[ae]|DE))? |, (?:(?!filh|av[óo]s|net[oa])[^;]){0,500}?,? e de )`;
const child = String.raw`filh[oa](?:\(a\))?(?: (?:leg[íi]tim[oa]|natural|reconhecid[oa]|adotiv[oa]|leg[íi]timad[oa]))?,?`;

const parents: readonly Told[] = [
  {
    pattern: String.raw`${child} (?:d[eoa]s?|de:)(?: casal| (?:finad|falecid)[oa]s?)? ${named('')}${ofCouple}${named()}`,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    pattern: String.raw`(?:consta que|casal(?: formado por)?|sendo pais|constando que|que) (?!n[ao]s? |em |aos )${named('')}${ofCouple}${named(' s[ãa]o (?:os )?pais ')}`,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    pattern: String.raw`(?:(?:\bpais|genitores|filia[çc][ãa]o)(?:: ?| (?:foram|s[ãa]o|eram) )|(?:sendo|tendo como|tendo por) (?:seus )?pais? )${named('')}${ofCouple}${named()}`,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
];
/** Of a child of the declarant, the other parent alone is named. */
const ofDeclarant = new RegExp(
  String.raw`${child} d(?:o|a|ele|ela)(?: pr[óo]pri[oa])?,?(?: declarante| comparecente)(?:(?!net[oa]|av[óo])[^.;]){0,200}?,? e (?:de )?${named()}`,
  'diu',
);
const ofMother = new RegExp(String.raw`${child} (?:de|da) ${named()}`, 'diu');
const isOfDeclarant = new RegExp(
  String.raw`${child} (d(?:o|a|ele|ela))(?: pr[óo]pri[oa])?,?(?: declarante| comparecente)`,
  'iu',
);

function putParents(writer: Writer, from: number): void {
  const { running, record } = writer;
  const text = running.text.slice(from);
  const own = isOfDeclarant.exec(text);
  if (own === null) {
    putTold(writer, { from, to: running.text.length }, parents);
    const alone = ofMother.exec(text);
    // A parent named alone is the mother.
    if (record.FatherName === undefined && record.MotherName === undefined && alone?.indices?.[1])
      put(writer, 'MotherName', 'name', alone[1], from + alone.indices[1][0]);
    return;
  }
  const isFather = /^d(?:o|ele)$/i.test(own[1] ?? '');
  const [one, other] = isFather
    ? (['FatherName', 'MotherName'] as const)
    : (['MotherName', 'FatherName'] as const);
  if (record.Declarant !== undefined) record[one] ??= record.Declarant;
  const match = ofDeclarant.exec(text);
  if (match?.indices?.[1]) put(writer, other, 'name', match[1], from + match.indices[1][0]);
}

const grandparent = (line: string): string =>
  String.raw`(?<!\p{L})${line}(?:\([ao]s?\))?:?,? (?:de |os |s[ãa]o |sendo )*${named('')}(?:,? (?:j[áa] )?falecid[oa],?)?,? e (?:de )?${named()}`;
const grandparents: readonly Told[] = [
  {
    pattern: grandparent(
      '(?:(?:linha |lado )?patern[oa]s?(?: [ée] net[oa])?|(?:por|pela) parte d[eo] pai|pais do pai)',
    ),
    gives: [
      ['PaternalGrandfather', 'name'],
      ['PaternalGrandmother', 'name'],
    ],
  },
  {
    pattern: grandparent(
      '(?:(?:linha |lado )?matern[oa]s?(?: [ée] net[oa])?|(?:por|pela) parte d[ea] m[ãa]e|pais da m[ãa]e)',
    ),
    gives: [
      ['MaternalGrandfather', 'name'],
      ['MaternalGrandmother', 'name'],
    ],
  },
];

const opening: readonly Told[] = [
  {
    pattern: String.raw`(?:${dayWithMonth}|${dayInDigits})?.{0,200}?comparec(?:eu|eram|ido)(?: (?:perante mim|em cart[óo]rio|n?est[ae] [^,;]{4,60}(?=,)|como declarante)[,.]?)*,? ${named()}`,
    gives: [['Declarant', 'name']],
  },
  {
    pattern: String.raw`(?:sendo|foi|foram|figurou como|serviu (?:de|como)|é|e|,|\.) declarantes?:?,? ${named()}`,
    gives: [['Declarant', 'name']],
  },
  {
    pattern: String.raw`(?:declarou|fez a declara[çc][ãa]o d|comunicou|participou) ?(?:est[ea] |d?o (?:referido )?)?(?:nascimento|[óo]bito|falecimento|registro(?! civil))(?: foi)? ${named()}`,
    gives: [['Declarant', 'name']],
  },
  {
    pattern: String.raw`(?:declara[çc][ãa]o|declarado|registro feito|assento feito|comunica[çc][ãa]o) (?:feit[oa] |prestad[oa] )?(?:por|pel[oa]|de) (?!que|nascid[oa]|[óo]bito)${named()}`,
    gives: [['Declarant', 'name']],
  },
];
const registered = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:aos?|em|no dia|a) )(?:(${dayWithMonth})|(${dayInDigits}))(?: ?\([^)]{6,90}\))?[^.;]{0,160}?(?:comparec|perante)`,
  'diu',
);
// The day of a note is another one's ("registro CPF incluído de ofício em …").
const entered = new RegExp(
  String.raw`(?:lavrad[oa]|registrad[oa]|feit[oa]|assentad[oa]|assento|registro)(?: (?![\p{L} ]{0,30}(?:inclu|averb|anot|retific))[\p{L} ]{0,30}?)? (?:aos?|em|no dia|a|na data de) (?:(${dayWithMonth})|(${dayInDigits}))`,
  'diu',
);

/** The day on which an entry was made: the one with which it begins, or on which it is said to have been made. */
function putRegistration(writer: Writer): void {
  const match = registered.exec(writer.running.text) ?? entered.exec(writer.running.text);
  const [words, digits] = [match?.indices?.[1], match?.indices?.[2]];
  if (words) put(writer, 'RegistrationDate', 'date-words', match?.[1], words[0]);
  else if (digits) put(writer, 'RegistrationDate', 'date', match?.[2], digits[0]);
}

/** Whether a text tells of an event in sentences. */
const isNarrative =
  /(?:nascimento|[óo]bito|falecimento)(?: deste?| d[aoe] (?:mesm|referid|falecid)[oa]\p{L}*)? (?:verificou-se|ocorreu|deu-se|se deu|aconteceu|teve lugar|foi (?:registrado|verificado))|comparec(?:eu|eram)|(?<!\p{L})foi declarante,? \p{L}|(?:nasceu|faleceu)(?!\p{L})|(?:nascid[oa]|falecid[oa]|ocorrid[oa]|ocorreu)(?:\([ao]\))?,? (?:aos?|a|em|no dia|[àa]s)(?!\p{L})/iu;

/** Reads an entry that a certificate tells in sentences: who declared what had happened to whom, when and where. */
export function readRecord(
  running: RunningText,
  event: RecordedEvent,
  particulars: readonly Told[],
): CivilRecord {
  const record: CivilRecord = {};
  const { text } = running;
  if (!isNarrative.test(text)) return record;
  const writer = { running, record };
  const to = text.length;
  const begins = account.exec(text);
  const from = begins === null ? 0 : begins.index;
  putTold(writer, { from: 0, to }, opening);
  putRegistration(writer);
  putEvent(writer, event, from);
  putTold(writer, { from, to }, particulars);
  if (from > 0)
    putTold(
      writer,
      { from: 0, to },
      particulars.filter(({ isAnywhere }) => isAnywhere === true),
    );
  putParents(writer, from);
  putTold(writer, { from, to }, grandparents);
  return record;
}
