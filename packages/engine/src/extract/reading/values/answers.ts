/** A mark of a choice: a cross or a tick in brackets or a box. */
const mark = String.raw`(?:[([{]\s*[xX✓✔•*]\s*[)\]}]|[☒☑■▣])`;
/** A place for one that is empty. */
const noMark = String.raw`(?:[([{][\s_]*[)\]}]|[☐□▢])`;
/** The words of one option. */
const option = String.raw`[^()[\]{}☒☑■▣☐□▢]+?`;

const anyPlace = new RegExp(`${mark}|${noMark}`, 'u');
const isLed = new RegExp(`^(?:${anyPlace.source})`, 'u');
const behindMark = new RegExp(String.raw`${mark}\s*(${option})\s*[/|;,]?\s*(?=${noMark}|$)`, 'u');
const beforeMark = new RegExp(String.raw`(?:^|${noMark}\s*[/|;,]?\s*)(${option})\s*${mark}`, 'u');

/**
 * The marked one of the options of a box ("( ) Sim (X) Não", "Sim [ ] Não [X]"): marks come before their options where the text begins with one.
 * Undefined where nothing is marked; a text without options is itself.
 */
function markedOption(text: string): string | undefined {
  if (!anyPlace.test(text)) return text;
  const [, words] = (isLed.test(text) ? behindMark : beforeMark).exec(text) ?? [];
  return words?.trim();
}

const yes =
  /^(?:\d ?[–-] ?)?(?:s|(?:sim|retid[oa]|sim,? retid[oa])(?:,? (?:pel[oa] (?:tomador|cliente|contratante|intermedi[aá]rio)|na fonte))?)$/i;
const no = /^(?:\d ?[–-] ?)?(?:n[aã]o|n|n[aã]o retid[oa]|sem reten[cç][aã]o)$/i;

/** A bracket of an empty mark whose other half was not read ("( Sim (X) Não"). */
const halfMark = /(?:^[)\]}]|[([{])\s*(?=(?:sim|n[aã]o)(?!\p{L}))/giu;

/** What a box with a question says ("1 - Sim", "( ) Sim (X) Não", "Retido pelo tomador"); undefined where it says neither. */
export function answerOf(text: string): boolean | undefined {
  const said = markedOption(text.trim().replace(halfMark, '( ) ')) ?? '';
  return yes.test(said) ? true : no.test(said) ? false : undefined;
}
