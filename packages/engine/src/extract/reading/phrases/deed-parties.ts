import type { Field } from '@lavra/contract/model/result';
import { isLevel } from '../sheet/level.ts';
import { kindOfStreet } from './location.ts';
import type { RunningText } from './phrases.ts';
import { nationalities, printedCpf, shortStatus } from './qualification.ts';
import { deedFieldIn, type Stretch } from './stretch.ts';

/** How deeds call a party. */
export interface Role<R extends string> {
  readonly role: R;
  /** The words for it, without anchors and groups that capture. */
  readonly words: string;
}

/** A party of a deed: where its own particulars stand, where its address may still stand, and who acts for it. */
export interface DeedParty<R extends string> extends Stretch {
  readonly role: R;
  /** The end of all that is said of the party, with its spouse. */
  readonly seatTo: number;
  readonly representative?: Stretch;
}

/** The longest particulars of a party, in characters. */
const mostOfParty = 1000;

const word = String.raw`(?!(?:S[Rr]a?s?|D[Rr]a?)\.? )\p{Lu}[\p{L}\d'’.&-]*(?![\p{L}\d])`;
/** The name of a person or company: two words at least. */
const name = String.raw`${word}(?: (?:${word}|&|[de]|d[aeo]s?|D[AEO]S?|E))*? (?:${word})`;

/** What follows a name in its party's particulars, directly or behind one particular more. */
const eitherCase = (words: string): string =>
  words.replaceAll(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const qualifier = String.raw`(?:${eitherCase(`${nationalities}|nacionalidade|solteir|casad|divorc|vi[uú]v|separad`)}|${shortStatus}|C\.?P\.?F|C\.?N\.?P\.?J|RG\b|R\.G|C\.I|CI\b|identidade|c[eé]dula|inscrit|portador|residente|domicili|pessoa jur|(?<!d[ae] )(?:empresa|sociedade)|com sede|estabelecid|sediad|endere[çc]o|estado civil|data de nasc|nascid|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/)`;
const qualified = String.raw`(?=\s*(?:[,;(–:-]\s*)?(?:[^.;:]{0,60}?[\s,(])??${qualifier})`;

/** What a guarantor is besides. */
const asGuarantor = String.raw`(?:[Ee],? )?(?:[Pp]rincipa(?:l|is) [Pp]agador(?:a|es|as)?|PRINCIPA(?:L|IS) PAGADOR(?:A|ES|AS)?|(?:[Dd]evedor(?:a|es|as)? |[Gg]arantidor(?:a|es|as)? )?[Ss]olid[áa]ri[oa]s?|[Ss]olidariamente [Rr]espons[áa]ve(?:l|is)|DEVEDOR(?:A|ES|AS)? SOLID[ÁA]RI[OA]S?|SOLID[ÁA]RI[OA]S?)(?!\p{L})`;

/** What a guarantor gives up, said between the role and the name. */
const renouncing = String.raw`[Cc]om (?:expressa )?ren[úu]ncia (?:expressa )?a(?:os?)? [^;:]{4,140}?(?=, \p{Lu})`;

/** Words between a role and the name: articles, titles, the "I" of who speaks, and the labels of a table of particulars. */
const lead = String.raw`(?:[\s:;,.?–)("“”'-]|\(?[Ss]\)?(?!\p{L})|\(?[AEOaeo]+[Ss]?\)|[oa]s?(?!\p{L})|[Ss]r[as]*\.?(?:\(a\))?\.?(?!\p{L})|SRA?S?\.?(?!\p{L})|[Dd]ra?\.?(?!\p{L})|[Ss]enhora?(?!\p{L})|N(?:ome|OME)(?: [Cc]ompleto)?|R(?:azão|AZÃO) [Ss](?:ocial|OCIAL)|(?:a )?[Ee]mpresa|(?:a )?[Pp]essoa (?:[Ff]ísica|[Jj]ur[ií]dica)|[Ee]sp[óo]lio de|qualificad[oa]|[Ee]u(?= ?,)|${asGuarantor}|${renouncing}|[IVX]+(?!\p{L})|\d[.)º]?)*`;

/** Words of titles and openings, which are no names. */
const titleWords = String.raw`(?:CONTRATO|CONTRATUA\S+|INSTRUMENTO|PARTICULAR|LOCA[ÇC][ÃA]O|PARTES|QUADRO|RESUMO|PARTE|ITENS|ESPEC[ÍI]FIC[OA]S|CONDI[ÇC][ÕO]ES|DADOS|PRE[ÂA]MBULO|(?:SUB)?LOCADOR\S*|(?:SUB)?LOCAT[ÁA]RI\S+|FIADOR\S*|(?:Sub)?[Ll]ocador\S*|(?:Sub)?[Ll]ocat[áa]ri\S+|Fiador\S*|Carteira|CARTEIRA|Identidade|IDENTIDADE|Registro|Cadastro|CADASTRO|CL[ÁA]USULAS?|QUALIFICA\S+|RESIDENCIAL|COMERCIAL|Contrato|Instrumento|Locação|Partes|Pelo|Cláusula|Por|Entre|CPF|CNPJ|RG|CEP|CRECI)(?=\s|$)`;
const noName = new RegExp(String.raw`(?:^|\s)${titleWords}`, 'u');
/** Registers and authorities that particulars name ("Cadastro de Pessoas Físicas do Ministério da Fazenda"). */
const authority =
  /(?<!\p{L})(?:Pessoas? (?:F[ií]sicas?|Jur[ií]dicas?)|Contribuintes|Minist[ée]rio|Receita Federal|Secretaria|Departamento|Instituto|Conselho (?:Regional|Federal)|Ordem dos|Habilita[çc][ãa]o|Junta Comercial|Registro Geral|Seguran[çc]a P[úu]blica|Cart[óo]rio|Detran)(?!\p{L})/iu;
const upToTitle = new RegExp(String.raw`^.*(?<=^|\s)${titleWords}[^\p{L}\d]*`, 'u');
/** The company that a deed constitutes, before its first partner. */
const upToCompany = /^.*\b(?:LTDA\.?|LIMITADA)(?: ?- ?(?:ME|EPP))? (?=\p{Lu})/u;
/** A title in capitals before a name in small letters. */
const upToSmall = /^(?:[\p{Lu}'.]+ )+(?=\p{Lu}\p{Ll})/u;
const beginsStreet = new RegExp(`^(?:${kindOfStreet}|Bairro|Centro|Edif|Estado|Cidade|Munic)`, 'u');

/** Who acts for a party by its office, behind the words that lead to it. */
const ownAgent = String.raw`(?:seu|sua)s? (?=(?:[úu]nic[oa] )?(?:s[óo]ci|representante|diretor|administrador|procurador|titular|gerente|presidente))`;
const acting = new RegExp(
  [
    String.raw`,? ?(?:[Nn]este ato |aqui |ora )*[Rr]epresentad[oa]s?(?:\([ao]s?\))?(?=[\s,])`,
    String.raw`,? (?:neste ato )?(?:por|atrav[ée]s de|por meio de|por interm[ée]dio de|na pessoa de) ${ownAgent}`,
    // A sentence of its own ("Assina por ela sua sócia, …", "Quem assina pela empresa é seu diretor …").
    String.raw`[,.;] (?:[Qq]uem )?(?:[Aa]ssina(?:r[áa])?|[Rr]esponde(?:r[áa])?|[Cc]omparece|[Aa]ge|[Aa]tua) (?:por el[ae]|em (?:seu nome|nome del[ae])|(?:pel[ao]|em nome d[ao]) \p{L}+)(?: [ée])?,? (?:[oa] )?${ownAgent}`,
  ].join('|'),
  'u',
);
const married =
  /,? (?:e (?:sua|seu) (?:esposa?|mulher|marido|c[oô]njuge|companheir[ao])|e s\/m|casad[oa] (?:\p{Ll}+ ){0,8}com (?=\p{Lu}))/u;

/** A clause that its ordinal alone numbers ("SEXTA — O locatário …"). */
const ordinalClause = String.raw`(?<=[.;:)] )(?:(?:PRIMEIR|SEGUND|TERCEIR|QUART|QUINT|SEXT|S[ÉE]TIM|OITAV|NON|D[ÉE]CIM)[AO](?: (?:PRIMEIR|SEGUND|TERCEIR|QUART|QUINT|SEXT|S[ÉE]TIM|OITAV|NON)[AO])?|(?:Primeir|Segund|Terceir|Quart|Quint|Sext|S[ée]tim|Oitav|Non|D[ée]cim)[ao](?: [a-zé]+[ao])?) ?[-–—:.]`;

/** A question that leads to the next subject ("… CEP 01310-100. Por quanto tempo?"). */
const question = String.raw`(?<=[.;)] )\p{Lu}[^.;:?]{4,80}\?`;

/** A sentence of a party who speaks ("Recebo o imóvel …", "É minha a casa …"); one that begins with a participle tells of the person. */
const spoken = String.raw`(?<=[.;] )(?:\p{Lu}\p{Ll}{2,}(?<!ad|id)o(?:-[oa]s?)? (?:o|a|os|as|ao?|por|para) (?=\p{Ll}|R\$)|[ÉE] (?:meu|minha|de minha) )`;

/** Where the particulars of the last party end and the deed goes on. */
const endOfParties = new RegExp(
  String.raw`${ordinalClause}|${question}|${spoken}|(?<!\p{L})(?:TESTEMUNHA|Testemunha)S?s?(?!\p{L})|PAR[ÁA]GRAFO|[.;] Par[áa]grafo|t[eê]m,? entre si|de outro lado|DE OUTRO LADO|t[eê]m,? justo|tem,? justo|justos? e (?:contratad|acertad|avençad)|resolvem|celebram|ajustam|pactuam|convencionam|acordam|contratam |contrataram |firma(?:m)?(?:-se)? |As partes|AS PARTES|CL[ÁA]USULA|Cl[áa]usula|(?<![\p{L}\d.,/º°])(?:\d{1,2}|[IVX]{1,4})[ªº.)]* ?[-–—:.)]? ?(?:D[OAE]S? \p{Lu}{4}|(?<=[-–—:.)] ?)D[oae]s? \p{Ll}{4})|O presente (?:contrato|instrumento)|\b(?:OBJETO|IM[ÓO]VEL|PRAZO|VALOR|ALUGUEL|FINALIDADE|DESTINA[ÇC][ÃA]O|GARANTIA|VIG[ÊE]NCIA)\b[^.;]{0,30}:|[.;] (?:OBJETO|IM[ÓO]VEL) ?[-–—] |[.;] (?:Objeto|Im[óo]vel|Prazo|Valor|Aluguel|Finalidade|Destina[çc][ãa]o|Garantia|Vig[êe]ncia|Loca[çc][ãa]o)[^.;:]{0,30}:|\bO IM[ÓO]VEL\b|doravante denominad|\bIM[ÓO]VEL,? (?:(?:[Ss]it[oa]|SIT[OA]|[Ss]ituad|SITUAD|[Ll]ocalizad|LOCALIZAD|[Ll]ocad[oa]|[Cc]onstitu[ií]d)|(?=${kindOfStreet}))|(?<!\p{L})(?:ENCARGOS|MULTA)(?: (?:D[AE] |POR )?\p{Lu}{4,}){0,2}:? (?=\p{Ll}|\d)|[.;] (?:O|A|Os|As) \p{Ll}|[.;] \d{1,2}[ªº]? ?[).–-] ?(?:\p{Lu}\p{Ll}|[OA] \p{Ll})`,
  'u',
);

/** Where a name begins behind the words of a title that run into it. */
function behindTitle(found: string): number {
  const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;
  const title = lengthOf(upToTitle, found);
  const company = title + lengthOf(upToCompany, found.slice(title));
  return company + lengthOf(upToSmall, found.slice(company));
}

/** A name ends where no further word of it follows: a title before a name must not be taken for one. */
const isWhole = String.raw`(?:(?=\s+${qualifier})|(?!\s+(?:(?:d[aeo]s?|e|&|D[AEO]S?|E)\s+)?\p{Lu}))`;
const anyName = new RegExp(String.raw`(?<![\p{L}\d/-])(?=\p{L}{2})(${name})${isWhole}${qualified}`, 'gu');

/** The words that lead to the name of a district or town, which is no person's. */
const ledPlace =
  /(?<!\p{L})(?:bairro|distrito|setor|loteamento|cidade|comarca|munic[ií]pio)(?: d[aeo]s?)?:? $/iu;
const mostOfLead = 20;

/** Where the names with particulars begin, places and titles left out. */
export function namesIn(text: string): number[] {
  return [...text.matchAll(anyName)].flatMap(({ index, 1: found = '' }) => {
    const behind = behindTitle(found);
    const rest = found.slice(behind);
    const isPlace =
      beginsStreet.test(rest) ||
      ledPlace.test(text.slice(Math.max(0, index + behind - mostOfLead), index + behind)) ||
      /^ ?\/ ?[A-Z]{2}(?!\p{L})/u.test(text.slice(index + found.length));
    const isName = rest.includes(' ') && !isPlace && !authority.test(rest) && /^\p{Lu}/u.test(rest);
    return isName ? [index + behind] : [];
  });
}

interface Opening<R> {
  readonly role: R;
  /** Where the party's words begin, with the role before its name. */
  readonly at: number;
  /** Where its name begins. */
  readonly from: number;
  /** Where it must end, if the role comes behind. */
  readonly to?: number;
}

/** Whether a word begins a line and nothing stands close behind it: it is a title over or beside what follows. */
function isTitleAt({ tokens, starts }: RunningText, at: number): boolean {
  const index = starts.indexOf(at);
  const [before, own, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (own === undefined) return false;
  const height = own.bottom - own.top;
  const begins =
    before === undefined || !isLevel(before, own) || own.left - before.right > besideTitle * height;
  return (
    begins && (next === undefined || !isLevel(own, next) || next.left - own.right > besideTitle * height)
  );
}
/** Least space beside a title, in heights of a word. */
const besideTitle = 1.2;

/** Parties whose role stands before the name: "LOCADOR: Fulano", "como Locatária, a Sra. Fulana". */
function namedBefore<R extends string>(
  running: RunningText,
  roles: readonly Role<R>[],
  names: readonly number[],
): Opening<R>[] {
  const { text } = running;
  // With a name before the first "doravante", that word closes particulars; without one it opens them.
  const first = text.search(
    /doravante|(?:denominad|designad|chamad)[oa]s?,? (?:adiante|simplesmente|apenas|neste|aqui)/u,
  );
  const closes = names.some((at) => at < first);
  return roles.flatMap(({ role, words }) => {
    const pattern = new RegExp(
      String.raw`(?<!\p{L})(?:${words})(?!\p{L})(${lead})(?=${name}${qualified})`,
      'gu',
    );
    const called = new RegExp(
      String.raw`(?:doravante|denominad|designad|simplesmente)[^.;]{0,60}?(?<!\p{L})(?:${words})(?!\p{L})`,
      'u',
    );
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const found = new RegExp(`^${name}`, 'u').exec(text.slice(from))?.[0] ?? '';
      if (noName.test(found) || beginsStreet.test(found)) continue;
      // Under the line of a signature, the party is known by its particulars.
      if (closes && called.test(text.slice(0, match.index))) continue;
      const [said, lead = ''] = match;
      const isLed =
        /[:,.?–)-]|\s[oa]s?\s|[Ss]r/u.test(lead) ||
        /(?:por|pel[ao]s?)$/u.test(said.slice(0, said.length - lead.length)) ||
        /(?<!\p{L})como (?:[oa] )?$/u.test(text.slice(0, match.index)) ||
        (/^\p{Lu}/u.test(said) && isTitleAt(running, match.index));
      if (!isLed || lead.includes(';')) continue;
      if (closes && /doravante[^.;]{0,40}$/u.test(text.slice(0, match.index))) continue;
      return [{ role, at: match.index, from }];
    }
    return [];
  });
}

/** Parties whose role stands behind their particulars: "…, doravante denominado LOCADOR". */
function namedBehind<R extends string>(
  text: string,
  roles: readonly Role<R>[],
  names: readonly number[],
  taken: readonly Opening<R>[],
): Opening<R>[] {
  const known = new Set(taken.map(({ role }) => role));
  const mentions = roles
    .filter(({ role }) => !known.has(role))
    .flatMap(({ role, words }) => {
      const match = new RegExp(
        String.raw`(?:,? ?(?:doravante|denominad|designad|chamad|(?:na )?qualidade de|simplesmente|como)(?:[^.;]{0,60}?\s)?|[(,–-]\s*)["“'(]*(?<!\p{L})(?:${words})(?!\p{L})`,
        'u',
      ).exec(text);
      return match ? [{ role, at: match.index, end: match.index + match[0].length }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  let begin = 0;
  return mentions.flatMap(({ role, at, end }) => {
    // A name further on in the sentence of a party that was named is of its spouse.
    const isTaken = (start: number): boolean =>
      taken.some(
        (other) =>
          start >= other.from &&
          start < other.from + 200 &&
          !/;|de outro/u.test(text.slice(other.from, start)),
      );
    const from = names.find(
      (start) => start >= Math.max(begin, at - mostOfParty) && start < at && !isTaken(start),
    );
    begin = end;
    return from === undefined ? [] : [{ role, at: from, from, to: at }];
  });
}

const ofQualifier = new RegExp(String.raw`(?<!\p{L})${qualifier}`, 'u');

/** Whether a name has its role for a caption, and no particulars before the next name. */
function isSignature(until: string, roles: readonly Role<string>[]): boolean {
  const words = roles.map((role) => role.words).join('|');
  const captioned = new RegExp(String.raw`^${name} (?:${words})(?!\p{L})`, 'u');
  return captioned.test(until) && !ofQualifier.test(until);
}

/** Parties whose role stands in the middle of a cell of several rows, and so among their particulars. */
function namedWithin<R extends string>(
  text: string,
  roles: readonly Role<R>[],
  names: readonly number[],
): Opening<R>[] {
  const found = names.flatMap((from, index) => {
    // The name under the line of a signature has the particulars of the next party behind it, not its own.
    if (isSignature(text.slice(from, names[index + 1]), roles)) return [];
    const until = text.slice(from, Math.min(names[index + 1] ?? text.length, from + mostOfParty));
    const said = until.slice(0, endOfParties.exec(until)?.index);
    const [first] = roles
      .flatMap(({ role, words }) => {
        const at = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u').exec(said)?.index;
        return at === undefined ? [] : [{ role, at }];
      })
      .toSorted((a, b) => a.at - b.at);
    return first === undefined ? [] : [{ role: first.role, at: from, from }];
  });
  return found.filter(({ role }, index) => found.findIndex((other) => other.role === role) === index);
}

/** The parties of a deed by their roles, each with its own stretch of the text. */
export function findParties<R extends string>(
  running: RunningText,
  roles: readonly Role<R>[],
): DeedParty<R>[] {
  const { text } = running;
  const names = namesIn(text);
  const before = namedBefore(running, roles, names);
  const named = [...before, ...namedBehind(text, roles, names, before)];
  const within = named.length > 1 ? [] : namedWithin(text, roles, names);
  const openings = (within.length > named.length ? within : named).toSorted((a, b) => a.at - b.at);
  return openings.map(({ role, from, to }) => {
    const rest = text.slice(from, from + mostOfParty);
    const next = openings.find((other) => other.at > from)?.at ?? text.length;
    const whole = Math.min(
      next,
      to ?? from + (endOfParties.exec(rest)?.index ?? rest.length),
      from + rest.length,
    );
    const said = text.slice(from, whole);
    const actsAt = acting.exec(said)?.index;
    const weds = married.exec(said)?.index;
    const own = Math.min(actsAt ?? said.length, weds ?? said.length);
    const seatTo = from + (actsAt ?? said.length);
    return {
      role,
      from,
      to: from + own,
      seatTo,
      ...(actsAt === undefined ? {} : { representative: { from: from + actsAt, to: whole } }),
    };
  });
}

const representative = new RegExp(`(?<![\\p{L}\\d])${name}(?=\\s*[,;(–-]|\\s+${qualifier})`, 'u');
const cpf = new RegExp(printedCpf);

/** The name and CPF of who acts for a party: the first name behind the words of representation. */
export function readRepresentative(
  running: RunningText,
  stretch: Stretch,
): Partial<Record<'Name' | 'CPF', Field>> {
  const text = running.text.slice(stretch.from, stretch.to);
  const [Name, CPF] = [
    deedFieldIn(running, stretch, representative.exec(text)?.[0], 'name'),
    deedFieldIn(running, stretch, cpf.exec(text)?.[0], 'cpf'),
  ];
  return { ...(Name ? { Name } : {}), ...(CPF ? { CPF } : {}) };
}
