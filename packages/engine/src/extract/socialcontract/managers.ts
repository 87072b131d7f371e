import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { anyPrint, clauseNumber, likeName, said } from '../reading/phrases/any-print.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

type Data = ServiceData<'socialcontract'>;

/** The title of a clause of its own, behind whose full stop it is said who administers ("VI – Administração. Compete ao sócio …"). */
const titleOfClause = String.raw`${clauseNumber}(?:${anyPrint('administração|gerência|diretoria')})(?: (?:${anyPrint('da sociedade|e gerência|e representação|social')}))*`;
/** A sentence that says who administers, whichever comes first. */
const sentences = new RegExp(
  String.raw`(${said}*?)((?<!\p{L}|${anyPrint('profissão')}:? )(?:${anyPrint('administra')}(?!\p{L}+ ${anyPrint('de')} |(?<=, \p{L}+)${anyPrint('dor')}\p{L}*,)|${anyPrint('gerênci|gerid|diretoria')})${said}*(?:(?<=${titleOfClause})\. ${said}*)?)`,
  'gu',
);
/** Those who will administer, behind the verb and before what else is said of them ("Gerirão os negócios Rui Lima e Ana Reis, que …"). */
const doers = new RegExp(
  String.raw`(?<!\p{L})(?:${anyPrint('gerirão|gerirá|dirigirão|dirigirá|administrarão|administrará')})(?!\p{L})(${said}{0,300}?)(?=, (?:que|com|os quais|aos quais|a quem)(?!\p{L})|[.;]|$)`,
  'u',
);
/** How far before the word its bearers are named, in characters. */
const reachBefore = 150;
const gives = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyPrint('exerc|caber|cabe|compet|incumb|administrad|administrar|gerid|nomead|design|eleit|investid|confiad|atribuíd|delegad')})\p{L}*|${anyPrint('fica|ficam|será|serão|são|por|pelo|pela|pelos|pelas|administra|administram|a cargo')}|é)(?!\p{L})`,
  'u',
);
/** What is said of those who administer, and names none of them. */
const notHere = new RegExp(
  anyPrint('declara|impedid|prestar|término|exercício social|condenad|substabelec|falecimento'),
  'u',
);
/** What is paid for it tells of no bearer either, unless the sentence names one first. */
const ofPay = new RegExp(anyPrint('pró-labore|pro labore|retirada'), 'u');
/** How far behind the word a sentence about pay comes to it, in characters. */
const reachOfPay = 90;
const word = String.raw`\p{Lu}[\p{L}'’-]+(?![\p{L}'’])`;
const person = new RegExp(String.raw`(?<![\p{L}\d])${word}(?: (?:d[aeo]s? |D[AEO]S? |[eE] )?${word})+`, 'gu');
const noPerson = new RegExp(
  `^(?:${anyPrint('cláusula|parágrafo|artigo|diretor|diretora|código|lei|capítulo|sociedade|administração|administrador|sócio|sócia|junta|da|do|a|conselho|contrato|companhia|rua|avenida|praça|cpf|bairro|estado|comarca')})(?!\\p{L})|(?:LTDA|Ltda|S\\.?A)`,
  'u',
);
const everyone = new RegExp(
  `(?:${anyPrint('ambos os sócios|todos os sócios|pelos sócios|aos sócios|sócio único|sócia única|único sócio|única sócia|pelo titular|pela titular')})`,
  'u',
);

/** What leads to an administrator who is no partner, in a sentence that names partners, too. */
const ofStranger = new RegExp(
  String.raw`(?:${anyPrint('não sóci')}[oaOA]|${anyPrint('não-sóci')}[oaOA]|${anyPrint('administradora|administrador')}),? (?:[oaOA] )?(?:[Ss][Rr][aA]?\.? )?$`,
  'u',
);

/** What says before a name that those named next administer, and nobody further on. */
const aloneBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${anyPrint('somente|apenas|só|unicamente|exclusivamente')}):? (?:(?:${anyPrint('a|o|ao|à|aos|às|por|pelo|pela|pelos|pelas|os|as')}) )?(?:${anyPrint('sóci')}\p{L}{1,2},? )?$`,
  'u',
);
/** What stands between names of one list. */
const betweenNames = /^,? ?(?:[eE] )?$/;

interface Named {
  readonly name: string;
  /** The range of the text in which the name stands. */
  readonly from: number;
  readonly to: number;
}

/** The names of a part of the text; where it says that those alone administer, without any behind their list. */
function listedAlone(part: string, at: number, all: readonly Named[]): readonly Named[] {
  const first = all.findIndex(({ from }) => aloneBefore.test(part.slice(0, from - at)));
  if (first < 0) return all;
  const named = all.slice(first);
  const end = named.findIndex(({ to }, index) => {
    const next = named[index + 1];
    return next === undefined || !betweenNames.test(part.slice(to - at, next.from - at));
  });
  return named.slice(0, end + 1);
}

/** Those who administer the company: partners by their names, all partners together, or other persons whom a sentence names. */
export function readManagers(running: RunningText, partners: readonly string[]): Data {
  const { text } = running;
  const known = partners.map((name) => new RegExp(likeName(name), 'u'));
  const ofPartners = (part: string, at: number): Named[] =>
    known
      .flatMap((name) => {
        const match = name.exec(part);
        return match === null
          ? []
          : [{ name: match[0], from: at + match.index, to: at + match.index + match[0].length }];
      })
      .toSorted((one, other) => one.from - other.from);
  const ofOthers = (part: string, at: number): Named[] =>
    // Words in capitals are no names where all are in capitals.
    /\p{Ll}{4}/u.test(part)
      ? [...part.matchAll(person)].flatMap(({ 0: name, index }) =>
          noPerson.test(name) ? [] : [{ name, from: at + index, to: at + index + name.length }],
        )
      : [];
  const withStrangers = (part: string, at: number): Named[] => {
    const own = ofPartners(part, at);
    const isOwn = ({ from }: Named): boolean => own.some((each) => from >= each.from && from < each.to);
    const strangers = ofOthers(part, at).filter(
      (each) => !isOwn(each) && ofStranger.test(part.slice(0, each.from - at)),
    );
    return own.length === 0 ? [] : [...own, ...strangers].toSorted((one, other) => one.from - other.from);
  };
  // What the bearers declare of themselves stands behind their names.
  const upToDeclaration = (behind: string): string => {
    const said = behind.slice(0, notHere.exec(behind)?.index);
    const isNamed = ofPartners(said, 0).length > 0 || ofOthers(said, 0).length > 0 || everyone.test(said);
    return isNamed ? said : behind;
  };
  const told = [...text.matchAll(sentences)]
    .map(({ index, 1: before = '', 2: whole = '' }) => {
      const behind = upToDeclaration(whole);
      const lead = before.slice(-reachBefore);
      const at = index + before.length;
      return {
        before,
        behind,
        lead,
        isCut: behind.length < whole.length,
        sentence: `${before}${behind}`,
        parts: [
          { part: behind, at },
          { part: lead, at: at - lead.length },
        ],
      };
    })
    // A list before a heading is of the sentence before it.
    .filter(
      ({ before, behind, lead, sentence }) =>
        gives.test(`${lead}${behind}`) &&
        !notHere.test(sentence) &&
        !ofPay.test(`${before}${behind.slice(0, reachOfPay)}`),
    )
    // One that says nothing else may name more of them.
    .toSorted((one, other) => Number(one.isCut) - Number(other.isCut));
  const rowsOf = (all: readonly Named[]): { Name: Field }[] =>
    all.flatMap(({ name, from, to }) => {
      const field = fieldIn(running, { from, to }, name, 'name');
      return field === undefined ? [] : [{ Name: field }];
    });
  const everyPartner = (): Named[] =>
    partners.map((name) => {
      const from = Math.max(0, text.indexOf(name));
      return { name, from, to: from + name.length };
    });
  const [whole, named = ''] = doers.exec(text) ?? [];
  if (whole !== undefined) {
    const rows = rowsOf(ofPartners(named, text.indexOf(whole) + whole.length - named.length));
    if (rows.length > 0) return { Managers: rows };
  }
  const ways: readonly ((sentence: (typeof told)[number]) => readonly Named[])[] = [
    ({ sentence, parts }) =>
      parts
        .map(({ part, at }) => listedAlone(part, at, withStrangers(part, at)))
        .find(({ length }) => length > 0) ?? (everyone.test(sentence) ? everyPartner() : []),
    ({ parts }) => parts.map(({ part, at }) => ofOthers(part, at)).find(({ length }) => length > 0) ?? [],
  ];
  for (const way of ways)
    for (const sentence of told) {
      const rows = rowsOf(way(sentence));
      if (rows.length > 0) return { Managers: rows };
    }
  return {};
}
