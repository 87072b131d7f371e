import type { ServiceData } from '@lavra/contract/services/fields';
import { anyPrint, clauseNumber, said } from '../reading/phrases/any-print.ts';
import { endOfLocation, kindOfStreet, readLocation } from '../reading/phrases/location.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';

const cue = new RegExp(
  [
    anyPrint('sede|domicílio social|endereço social'),
    `(?:${anyPrint('sociedade|empresa|companhia|estabelecimento|escritório')})(?!\\p{L})${said}{0,60}?(?:${anyPrint('estabelecida|sediada|instalada|localizada|localizado|situada|situado|domiciliada|endereço')})`,
    // A company that works where its seat is ("Funcionará na Rua …").
    `(?:${anyPrint('funcionará|funciona|instalar-se-á|terá por endereço|estabelecer-se-á')})(?=(?: ela)?(?:, (?:como|na qualidade de) \\p{L}+,)? (?:[nN][aAoO]|[àÀ]|[eE][mM]) )`,
    `(?:${anyPrint('acha-se|encontra-se|localiza-se|situa-se')}) (?:${anyPrint('estabelecida|sediada|instalada|localizada|situada')})`,
  ].join('|'),
  'gu',
);
/** The subject of a sentence behind a colon ("DA SEDE: A sociedade tem sede na …"), with which no address begins. */
const subject = String.raw`(?:[AO]|${anyPrint('esta|este|nossa|a sua|sua')}) (?:${anyPrint('sociedade|empresa|companhia|firma|sede|matriz|escritório|estabelecimento|domicílio|endereço|contratante|presente')})(?!\p{L})`;
/** Where the address begins: at its street, or at its town where that comes first. */
const begin = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?=${kindOfStreet})|(?=(?:${anyPrint('cidade|município')}) (?:${anyPrint('e comarca')} )?[Dd][AEOaeo] \p{Lu})|(?<=(?:em|EM) )(?=\p{Lu}[\p{L}' ]+?(?:[-/–(] ?[A-Z]{2}(?!\p{L})|, (?:${anyPrint('estado|capital')})))|(?<=(?:[àáÀ]|[Nn][ao]|:) )(?!${subject})(?=\p{Lu}[^,;]{3,50}, (?:[nN][º°o.]+ ?)?\d))`,
  'u',
);
const moved = new RegExp(
  String.raw`(?:${anyPrint('transfer|alter|mud|passa')})\p{L}*${said}{0,300}? ${anyPrint('para')} (?:(?:[ao]|${anyPrint('o endereço|o seguinte endereço')}:?) )?(?=${kindOfStreet})`,
  'u',
);
/** What stands before and behind the words where they are the title of a numbered clause. */
const [titled, endOfTitle] = [
  new RegExp(`${clauseNumber}$`, 'u'),
  /^(?: (?:social|SOCIAL))?\. (?!Cl[áa]usula|CL[ÁA]US)/u,
];
/** How far behind its words an address begins, in characters. */
const reach = 110;
const mostOfAddress = 260;

/** The current registered office: an amendment states the new one first. */
export function readSeat(running: RunningText): ServiceData<'socialcontract'> {
  const { text } = running;
  for (const { index, 0: words } of text.matchAll(cue)) {
    if (
      /filia[il]|s[oó]ci[oa] (?:pessoa )?jur[ií]dic|pessoa jur[ií]dica/iu.test(
        text.slice(Math.max(0, index - 70), index),
      )
    )
      continue;
    // A full stop ends the title of a clause, not what it says ("II – Sede. Rua …").
    const title = titled.test(text.slice(0, index))
      ? endOfTitle.exec(text.slice(index + words.length))?.[0]
      : '';
    const behind = index + words.length + (title?.length ?? 0);
    const sentence = new RegExp(`^${said}*`, 'u').exec(text.slice(behind, behind + 500))?.[0] ?? '';
    const move = moved.exec(text.slice(index, behind) + sentence);
    const to = move === null ? undefined : move.index + move[0].length;
    const at = begin.exec(sentence.slice(0, reach))?.index;
    const from = to === undefined ? (at === undefined ? undefined : behind + at) : index + to;
    if (from === undefined) continue;
    return readLocation(running, { from, to: from + endOfLocation(text.slice(from, from + mostOfAddress)) });
  }
  return {};
}
