import type { FieldName } from '@lavra/contract/services/fields';
import { months } from '../phrases/days.ts';
import type { Phrase } from '../phrases/phrases.ts';

/** Fields that both certificates of a civil registry have. */
export type RegistryField = FieldName<'birthcertificate'> & FieldName<'deathcertificate'>;

/** The day on which a certificate was issued. */
export const dayOfIssue = String.raw`\d{1,2}[º°o]? de (?:${months}) de \d{4}`;

/** A date with its month in words, and day and year in words or digits. */
export const dayInWords = String.raw`[\p{L}\s/()\d]+? de (?:${months}) d[eo] (?:ano de )?(?:\d{4}|(?:\p{L}+ )*?\p{L}+)`;

/** The colours that registers write. */
export const skinColors = 'branca|preta|parda|amarela|ind[ií]gena|morena|negra|mulata';
/** What a person of learning is called before the name, which is no part of it: "Bel. Rui Lima Sá", "Dra. Eva Reis", "DR(A). EVA REIS". */
const learned = String.raw`(?:(?:Bela?|BELA?|Dra?|DRA?|D[Rr]\([Aa]\)|Bach|Prof[ªa]?)\.(?:[ªa]|\([Aa]\))? ?|(?:Doutora?|Bacharel(?:a)?) )`;
/** A name behind such a title. */
export const behindTitle = new RegExp(String.raw`^${learned}(\p{Lu}[\p{L}'’.]*(?: [\p{L}'’.-]+)+)`, 'u');
/** A name without such a title. */
export const withoutTitle = (name: string): string =>
  name.replace(new RegExp(String.raw`^${learned}(?=\p{Lu})`, 'u'), '');

/** Words that go on behind a name. */
export const noName =
  '(?:Registro|Testemunhas?|Nome|Data|Local|Termo|Averba|Observa|Pessoas|Naturais|Civil|Subdistrito|Distrito)';

/** A word not said where a note tells of another entry ("casou-se em …, conforme livro B-21, fls. 17"). */
const ofOwnEntry = (word: string): string =>
  String.raw`\b${word}(?<!(?:casou|casad[oa] (?:com|em|aos?)|casamento|div[óo]rci|separa[çc][ãa]o|averb)[^;]{0,160}\b${word})`;
/** Not before a month: a box's first value may stand behind another's label. */
const noDay = String.raw`(?! de \p{L}+ de \d|\/\d)`;
/** The title of the notes, right behind which a note may begin with its own kind ("Anotações / averbações a acrescer AVERBAÇÃO: em …"). */
const titleOfNotes = String.raw`(?:averba[cç]|anota[cç]|observa[cç])[oõ]es(?: [aà] acres\p{L}*| [aà] margem(?: d[oe] \p{L}+)?)?:? `;
/** The title of the table of the papers that a person had, which stands below the notes. */
const titleOfCards = String.raw` Anota[çc][õo]es (?:volunt[áa]rias )?(?:de cadastro|cadastrais)(?!\p{L})`;
/** The name of the office that begins its foot, behind a note's full stop. */
const officeBehind = String.raw`(?<=\.) (?:\d{1,2}[.ºª°o]+ )?(?:CART[ÓO]RIO|OF[ÍI]CIO|SERVENTIA|SERVI[ÇC]O|TABELIONATO)(?!\p{L})`;
/** What a note in the margin says: words of a form with its labels are none of it. */
const note = String.raw`(?!(?:[^:]{1,90}: ){3})((?:(?!${titleOfCards}|${officeBehind}).){5,600}?)`;

/** A street with its number, within a row that tells other things of the office. */
const streetInFoot = String.raw`(?:Rua|R\.|Avenida|Av\.|Pra[cç]a|Travessa|Tv\.|Alameda|Al\.|Rodovia|Rod\.|Estrada|Largo|Ladeira) \p{L}[^–—|·•:]*?\d[^–—|·•:]{0,30}?(?:,? ?[–—-]? ?CEP:? ?\d{2}\.?\d{3}-?\d{3})?`;

/** Closing phrases of both kinds of certificates, and phrases that both use in running text. */
export const registryPhrases: readonly Phrase<RegistryField>[] = [
  {
    pattern:
      /(?:(?:grupo|tipo) sangu[íi]neo|sangue(?: do)? tipo)(?: (?:e|\/) ?fator rh)?:? ((?:AB|A|B|O) ?(?:[+-]|positivo|negativo))(?!\p{L})/iu,
    gives: [['BloodType', 'blood-type']],
  },
  {
    pattern:
      /\b(?:eleitora?,? t[ií]tulo|inscri[çc][ãa]o eleitoral|t[ií]tulo de eleitor inscri[çc][ãa]o|inscrit[oa] no TRE)(?: (?:sob )?(?:o )?n[º°o.]+)?:? (\d{4} ?\d{4} ?\d{4})(?!\d)/iu,
    gives: [['VoterNumber', 'voter_card_digits']],
  },
  // When a copy was made, and by whom ("cópia fiel tirada em 9 de maio de 2026 por Ana Luz Reis, oficial").
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:c[óo]pia|certid[ãa]o|(?:segunda )?via|traslado|extrato)(?: (?!de )\p{L}+){0,3}? (?:tirad|extra[íi]d|emitid|expedid|passad|feit|impress)[ao] (?:em|aos?|no dia|hoje,?) (${dayOfIssue}|\d{2}\/\d{2}\/\d{4})`,
      'iu',
    ),
    gives: [['IssueDate', 'date']],
  },
  {
    pattern:
      /(?<!\p{L})por (\p{Lu}\p{Ll}[\p{L}']*(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'.]+)){1,7}), (?:[Oo]ficiala?|[Rr]egistradora?|[Tt]abeli[ãa]o?)(?!\p{L})/u,
    gives: [['OfficialName', 'name']],
  },
  // Who signs the certificate, not who once made the entry.
  {
    pattern:
      /\bEu, (\p{Lu}\p{Ll}[\p{L}']*(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'.]+)){1,7}), (?:[Oo]ficiala?|[Rr]egistradora?|[Ee]scriv[ãa]o?)[^.;,]{0,50}, (?:a )?(?:subscrev[io]|conferi|assino)/u,
    gives: [['OfficialName', 'name']],
  },
  {
    pattern: /\b(?:T[ií]tulo|T\.) ?(?:de )?eleitor(?:al)?:? (?:n[º°o.]+ ?)?(\d{4} ?\d{4} ?\d{4})(?!\d)/iu,
    gives: [['VoterNumber', 'voter_card_digits']],
  },
  {
    pattern: /\b(\d{6}[ .]?\d{2}[ .]?55[ .]?\d{4}[ .]?\d[ .]?\d{5}[ .]?\d{3}[ .]?\d{7}[ -]?\d{2})\b/,
    gives: [['RegistryNumber', 'matricula']],
  },
  // Parted in fours, as numbers of cards are.
  {
    pattern: /\bmatr[íi]cula(?: n[º°o.]+)?:? ((?:\d{4}[ .]){7}\d{4})(?!\d)/iu,
    gives: [['RegistryNumber', 'matricula']],
  },
  {
    pattern: /Data (?:e )?Local:? ?([^,\d]{3,50}?) ?[/-] ?([A-Z]{2}),? ?(\d{1,2}º? de \p{L}+ de \d{4})/iu,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
      ['IssueDate', 'date'],
    ],
  },
  {
    pattern: new RegExp(String.raw`dou f[eé](?!,? que)[.,]? [^]{0,120}?(${dayOfIssue})`, 'i'),
    gives: [['IssueDate', 'date']],
  },
  {
    pattern:
      // Some courts part the letters and figures of a seal from its random letters.
      /(?:Selo|SELO) (?:[Dd]igital|DIGITAL|[Dd]e (?:[Ff]iscaliza[cç][aã]o|[Cc]ontrole)|DE (?:FISCALIZA[CÇ][AÃ]O|CONTROLE))(?: [Dd]igital| DIGITAL)?(?: [Ee]letr[oô]nico| ELETR[OÔ]NICO)?:? ?(?:[Nn][º°o.]+:? ?|:)?([A-Z]{3,4} ?\d{4,6} ?[A-Z]{3})(?![\p{L}\d])/u,
    gives: [['SealNumber', 'text']],
  },
  {
    pattern:
      /Selo(?: (?:Digital|Eletr[oô]nico|de (?:Fiscaliza[cç][aã]o|Autenticidade|Controle))){1,3}:? ?(?:n[º°o.]+ ?|:)?(?=[A-Z0-9.-]*\d)([A-Z0-9]{3}[A-Z0-9.-]{2,}[A-Z0-9])/i,
    gives: [['SealNumber', 'text']],
  },
  // A series, figures in groups, and random letters and figures behind a hyphen.
  {
    pattern:
      /(?:Selo|SELO)(?: \p{L}+){0,4}:? ?(?:[Nn][º°o.]+:? ?)?([A-Z]{2,4} ?\d{3}\.\d{3}(?:-[A-Z\d]{2,6})?)(?![\p{L}\d])/u,
    gives: [['SealNumber', 'text']],
  },
  // Seals of paper have a series of letters apart from their number; the code beside it may leave a few signs.
  {
    pattern:
      /(?:Selo|SELO)(?: (?:(?:[Dd]e|DE) )?(?:[Aa]utenticidade|AUTENTICIDADE|[Ff]iscaliza[cç][aã]o|FISCALIZA[CÇ][AÃ]O|[Cc]ontrole|CONTROLE|[Dd]igital|DIGITAL|[Ee]letr[oô]nico|ELETR[OÔ]NICO))*:? ?(?:[Nn][º°o.]+:? ?|s[ée]rie )?(?:[^\s:]{1,3} )??([A-Z]{1,4} \d{4,9})(?![\p{L}\d.-])/u,
    gives: [['SealNumber', 'text']],
  },
  // Its town in a row of the letterhead, where a narrative would lead to it by a preposition.
  {
    pattern:
      /(?<!(?:(?<!\p{L})(?:n[oa]|d[oae]|em|est[ea]|pel[oa])|\p{Ll},) )(?:Munic[íi]pio|MUNIC[ÍI]PIO|Comarca|COMARCA)(?: (?:e|E) (?:(?:Termo|TERMO|Comarca|COMARCA|Munic[íi]pio|MUNIC[ÍI]PIO)))? (?:d[eo]|D[EO]) (\p{Lu}[\p{L}' ]{2,40}?)(?: ?[-–—/(,] ?)(?:(?:Estado|ESTADO) (?:d[eoa]|D[EOA]) (\p{Lu}\p{L}+(?: (?:d[eo] |D[EO] )?\p{Lu}\p{L}+)*?)(?= \p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}| CERT|[,.;)]|$)|(?:(?:Estado|ESTADO|UF): ?)?([A-Z]{2})(?!\p{L}))/u,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
      ['OfficeState', 'uf'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`${ofOwnEntry('(?:fls?|folhas?)')}[.:]? ?(?:n[º°o.]+ ?)?(\d+(?: ?-? ?v(?:erso|\.|(?!\p{L}))|\w?))(?![\p{L}\d])${noDay}`,
      'iu',
    ),
    gives: [['Page', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`${ofOwnEntry('livro')}:? (?:[A-Z] (?=n))?(?:(?:de )?n(?:[º°o.]+|[úu]mero) ?)?([A-Z] ?-? ?\d+|\d+(?: ?-? ?[A-Z](?!\p{L}))?)(?![\p{L}\d])${noDay}`,
      'iu',
    ),
    gives: [['Book', 'text']],
  },
  {
    pattern:
      /(?<!(?:\b(?:CIC|CPF|C\.?P\.?F\.?(?:\/MF)?|CRM|C\.R\.M\.|RG|OAB|INSS|DNV|DO|D\.O\.|identidade|elei[çc][ãa]o|eleitor\p{L}*|inscri[çc][ãa]o),?|inscrit[oa](?:\(a\))?(?: n[oa] [^,;]{2,30})?) )\bsob (?:o )?n(?:[º°o.]+|[úu]mero)(?: de ordem)? ?(\d[\d.]*)(?!-)/iu,
    gives: [['Entry', 'number']],
  },
  {
    pattern:
      /(?<!(?:[Dd]eclara[çc][ãa]o|DECLARA[ÇC][ÃA]O) (?:de|DE) )(?:(?:NASCIMENTO|[ÓO]BITO|REGISTRO) N|(?:Nascimento|[ÓO]bito) n)[.º°]+ ?(\d[\d.]*)/,
    gives: [['Entry', 'number']],
  },
  {
    pattern:
      /(?:encontrei|consta|verifiquei|revi) no (?:de )?(?:n(?:[º°o.]+|[úu]mero) )?([A-Z] ?-? ?\d+),? (?:[àa]s? |na )?(?:fls|folha)/i,
    gives: [['Book', 'text']],
  },
  // Seals of courts whose code has letters and figures mixed.
  { pattern: /\bselo:? ?(?=[A-Z]*\d)([A-Z0-9]{12,})\b/i, gives: [['SealNumber', 'text']] },
  // Each parent's own particulars stand behind the name.
  {
    pattern:
      /\bfilh[oa](?:\(a\))? de ([\p{L}' ]{5,60}?)(?:(?:,| natural)[^.]{0,600}?)?,? e de (?:(?:sua|[ao]) (?:mulher|esposa|companheira|c[ôo]njuge),? )?(?:dona |d\. )?([\p{L}' ]{5,60}?)(?= ?[,.;]| natural| sendo| av[óo]s?(?!\p{L}))/iu,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    pattern: /FILIA[ÇC][ÃA]O ([\p{Lu}' ]{5,60}?) E ([\p{Lu}' ]{5,60}?) AV[ÓO]S\b/u,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  { pattern: /\bCNS(?: ?n[º°o.]+)?:? ?(\d{2}\.?\d{3}-?\d)(?![\d.])/, gives: [['OfficeCNS', 'number']] },
  {
    pattern:
      // Behind the label of another number its own is the second.
      /(?<!\b(?:folhas?|fls?\.?|livro|p[áa]gina) ?[/|,;e-] ?)\b(?:termo(?: de (?:nascimento|[óo]bito))?,? (?:(?:sob )?(?:o )?(?:de )?n(?:[º°o.]+|[úu]mero) ?)?|(?:assento|registro)(?: de (?:nascimento|[óo]bito))?,? (?:sob )?(?:o )?n(?:[º°o.]+|[úu]mero)(?: de ordem)? ?)(\d[\d.]*)(?![\d/-]| \/ \d| \d{2} \d{2} )/iu,
    gives: [['Entry', 'number']],
  },
  {
    pattern: /assento de (?:nascimento de |[oó]bito de )?(\p{Lu}[\p{Lu}' ]+\p{Lu})\b/u,
    gives: [['Name', 'name']],
  },
  {
    pattern:
      /(?:registrad[oa]|lavrad[oa]|consta|registro),? (?:(?:o|do|de) )?(?:assento d[eo] |registro d[eo] )?(?:nascimento|[oó]bito) de (\p{Lu}[\p{L}' ]{4,60}?)(?= ?[,;.])/u,
    gives: [['Name', 'name']],
  },
  { pattern: /\b(?:do|com o|de) sexo (masculino|feminino)/i, gives: [['Sex', 'sex']] },
  { pattern: /\bde cor (\p{L}+)/iu, gives: [['SkinColor', 'text']] },
  {
    pattern: new RegExp(String.raw`\bcor(?: ?(?:e|ou|\/) ?ra[çc]a)?:? (${skinColors})(?!\p{L})`, 'iu'),
    gives: [['SkinColor', 'text']],
  },
  // Sex and colour in one box.
  {
    pattern: new RegExp(String.raw`\b(MASCULINO|FEMININO)(?: ?[/,–-] ?| )(${skinColors})(?!\p{L})`, 'iu'),
    gives: [
      ['Sex', 'sex'],
      ['SkinColor', 'text'],
    ],
  },
  {
    pattern:
      /\bfilh[oa] de ((?:(?!\. )[^;])+?),? e (?:de )?(?:(?:sua|[ao]) (?:mulher|esposa|companheira|c[ôo]njuge),? )?(?:dona |d\. )?(?![oa] |que |foi |sendo )(.+?)(?= ?[,;.](?!\w)| ?;| sendo | resid| foi | av[óo]s? )/i,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    // What the declarant is to the person stands before the name ("o pai, Rui Lima Sá").
    pattern:
      /foi declarante:? (?:[oa] (?:pr[óo]pri[oa] )?(?:pai|m[ãa]e|av[ôóo](?: [pm]atern[oa])?|filh[oa]|vi[úu]v[oa]|espos[oa]|marido|mulher|irm[ãa]o?|ti[oa](?: [pm]atern[oa])?|net[oa]|sobrinh[oa]|genro|nora|c[ôo]njuge|companheir[oa])(?: d[oa] (?:registrad|falecid|finad)[oa])?,? )?(.+?)(?= ?,| e (?:as )?testemunhas| e ?serviram|\.| sendo )/i,
    gives: [['Declarant', 'name']],
  },
  // Who declared it, told by kinship alone.
  {
    pattern:
      /(?:foi|sendo|tendo sido) declarantes?:? ([oa] (?:pr[óo]pri[oa] )?(?:pai|m[ãa]e|genitora?)|os (?:pais|genitores))(?= ?[,.;]| e ?(?:as )?(?:testemunhas|serviram))/iu,
    gives: [['Declarant', 'text']],
  },
  {
    pattern:
      /(\d+[ºo°] Of[ií]cio d[eo] Registro Civil[^.,-]*?Naturais(?: d[aeo] \d+[ºo°ª]? (?:Sub-?distrito|Distrito|Zona|Circunscri[çc][ãa]o)(?: d[aeo] \p{Lu}\p{L}+)?)?)(?!\p{L}| d[aeo] (?:\p{Lu}\p{Ll}|\d))/iu,
    gives: [['OfficeName', 'text']],
  },
  // The official whose certificate it is, told in its sentence or signing it.
  {
    pattern:
      /(?<![\p{L}'])(\p{Lu}\p{Ll}[\p{L}']*(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'.]+)){1,7}), (?:[Oo]ficiala?|[Rr]egistradora?|[Tt]abeli[ãa]o?|[Ee]scriv[ãa]o?)(?: (?:[Tt]itular|[Dd]esignad[oa]|[Ii]nterin[oa]|[Ss]ubstitut[oa]|[Rr]egistradora?))?,? (?:e )?d[oae]s? (?:[Rr]egistro|[Cc]art[óo]rio|[Oo]f[ií]cio|[Ss]erventia|\d)/u,
    gives: [['OfficialName', 'name']],
  },
  {
    pattern: /Pessoas Naturais (\p{Lu}[\p{L}' ]+?) - Oficial/u,
    gives: [['OfficialName', 'name']],
  },
  // A title tells where the name begins, which may stand behind the office's.
  {
    pattern: new RegExp(
      String.raw`(?:Bela?\.ª?|Dr\.ª?|Dra\.) ((?:(?!${noName})\p{Lu}\p{Ll}[\p{L}']+)(?: (?:d[aeo]s? |e )?(?!${noName})\p{Lu}\p{Ll}[\p{L}']+){1,5}) ?[-–—] ?(?:Oficiala?|Registradora?|Tabeli[ãa]o?|Escriv[ãa]o?)(?!\p{L})`,
      'u',
    ),
    gives: [['OfficialName', 'name']],
  },
  {
    pattern:
      /ESTADO D[EOA] ([\p{Lu} ]+?),?(?: [-–—])? (?:COMARCA|MUNIC[ÍI]PIO)(?: E (?:COMARCA|MUNIC[ÍI]PIO))? DE ([\p{Lu} -]+?)(?= \d| CART| CERT| REG| MUNIC| COMARC| DISTRIT| CIRCUNSCR| SERV| TABEL| [–—-] | OF[ÍI]C| SELO| ESTAMP| LIVRO| TERMO| \p{Lu}\p{Ll})/u,
    gives: [
      ['OfficeState', 'uf'],
      ['OfficeCity', 'city'],
    ],
  },
  // The state before its town in a row of the letterhead.
  {
    pattern:
      /(?<!\p{L})Estado d[eoa] (\p{Lu}\p{L}+(?: (?:d[eo] )?\p{Lu}\p{L}+){0,3}) ?[-–—,•·] ?(?:Munic[íi]pio|Comarca|Termo|Distrito)(?: e (?:Munic[íi]pio|Comarca|Termo))? d[eoa] (\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){0,3}?)(?= (?:Cart|Of[íi]c|Servi|Serv|Regist|Tabel|Escriv|\d)| ?[,.;–—-]|$)/u,
    gives: [
      ['OfficeState', 'uf'],
      ['OfficeCity', 'city'],
    ],
  },
  // The office told in a sentence: its code, its town and its address one behind the other.
  {
    pattern:
      /(?<!\p{L})CNS:? ?(?:n[º°o.]+ ?)?\d{2}\.?\d{3}-?\d(?:,| [–—|·•-]) ?(\p{Lu}[\p{L}' ]{2,40}?) ?[-–—/(] ?([A-Z]{2})(?!\p{L})/u,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`CNS:? ?(?:n[º°o.]+ ?)?\d{2}\.?\d{3}-?\d[^:]{0,60}?\. Endere[çc]o: (${streetInFoot})(?=\. \p{Lu}|\.?$)`,
      'u',
    ),
    gives: [['OfficeAddress', 'text']],
  },
  // The town of the registry between the page's heading and its title.
  {
    pattern: /PESSOAS NATURAIS (\p{Lu}[\p{L}' ]{2,40}?) ?[-–/] ?([A-Z]{2}) (?=CERTID[ÃA]O)/iu,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
    ],
  },
  // The day of issue at the foot, behind the office's town.
  {
    pattern: new RegExp(
      String.raw`(?:dou f[eé](?!,? que)|verdade|nada mais (?:se |me |a[íi] se )?(?:cont[ie]\p{L}*|consta\p{L}*|havia|h[áa])[^.;]{0,60}|Nada mais (?:se |me |a[íi] se )?(?:cont[ie]\p{L}*|consta\p{L}*|havia|h[áa])[^.;]{0,60}|assinad[oa]|assino|subscrevo|encerro|reportando|reporto|certificar|passad[oa]|lavrad[oa] a presente)[.,]? [^]{0,60}?(?<![\p{L}'])(\p{Lu}[\p{L}']+(?: (?:d[aeo]s?|\p{Lu}[\p{L}'-]+)){0,4}?)(?: ?[-–—/(,] ?([A-Z]{2})\)?)?, (?:aos? |em )?(${dayOfIssue})`,
      'u',
    ),
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
      ['IssueDate', 'date'],
    ],
  },
  {
    pattern:
      /(?:verdade(?:ir[oa])?|dou f[eé])[.,]{1,2} (?:expedid|emitid|extra[íi]d|passad|dad)[oa] (?:em |aos )(\d{2}[/.]\d{2}[/.]\d{4})(?!\d)/iu,
    gives: [['IssueDate', 'date']],
  },
  {
    pattern:
      /(?:verdade(?:ir[oa])?|dou f[eé])[.,]{1,2} (?!(?:expedid|emitid|extra[íi]d|lavrad|passad|dad)[oa] )(\p{Lu}[\p{L}' ]{2,40}?)(?: ?[-–—/(,] ?([A-Z]{2})\)?)?[,.]? (?:em |aos )?(\d{2}[/.]\d{2}[/.]\d{4})(?!\d)/iu,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
      ['IssueDate', 'date'],
    ],
  },
  // A certificate made by a program: its town and day end a row, and the next one tells who signed it.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}'])(\p{Lu}[\p{L}']+(?: (?:d[aeo]s?|\p{Lu}[\p{L}'-]+)){0,4}?)(?: ?[-–—/(,] ?([A-Z]{2})\)?)?, (?:aos? |em )?(${dayOfIssue}|\d{2}\/\d{2}\/\d{4})[.,;]? (?:(?:Documento|Certid[ãa]o) )?[Aa]ssinad[oa] `,
      'u',
    ),
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
      ['IssueDate', 'date'],
    ],
  },
  {
    pattern:
      /[Aa]ssinad[oa] (?:digital|eletr[oô]nica)mente por:? (\p{Lu}\p{Ll}[\p{L}']*(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'.]+)){1,7}) ?(?:[,–—-]|\() ?(?:[Oo]ficiala?|[Rr]egistradora?|[Tt]abeli[ãa]o?|[Ee]scriv[ãa]o?|[Tt]itular)(?!\p{L})/u,
    gives: [['OfficialName', 'name']],
  },
  // A sentence of its own, without a label: that the margin has notes, or none.
  {
    pattern:
      /(?<=[.;] )((?:N[ãa]o (?:const|h[áa])\p{L}* (?:averba|anota)[^.:]{3,120}|[ÀA] margem (?:d[oe] \p{L}+ )?consta\p{L}* (?:as?|uma) (?:averba|anota)[^.:]{5,300})\.)(?= (?:O referido|Dou f|[EÉ] o que|Era o que|Nada mais|O conte[uú]do))/u,
    gives: [['Annotations', 'text']],
  },
  // Of a sentence a picture loses the colon; a box's title has no small letter behind it.
  {
    pattern:
      /(?:Observa[cç](?:[oõ]es|[aã]o)|Averba[cç](?:[oõ]es|[aã]o)|Anota[cç](?:[oõ]es|[aã]o)) ((?:nada|n[ãa]o|[àa] margem(?! d[oe])|consta|sem)(?!\p{L})[^.:]{5,300}?)(?= (?:O referido|O registro foi|O que (?:se )?certific|O conte[uú]do|D[oe] que|Dou f|[EÉ] o que))/u,
    gives: [['Annotations', 'text']],
    isOfColumn: true,
  },
  // Notes in the margin of the entry end where the certificate speaks of the entry again.
  {
    pattern: new RegExp(
      String.raw`(?:Observa[cç](?:[oõ]es|[aã]o)|(?:Anota[cç][oõ]es|Averba[cç][oõ]es|Notas)(?: ?[/e]+ ?(?:Anota[cç][oõ]es|Averba[cç][oõ]es))?(?: marginais)?|[AÀ] margem(?: do (?:termo|assento|registro))?(?: e n[ao]s observa[cç][oõ]es)?(?: (?:l[eê]-se|se l[eê]|v[eê]-se))?|(?<!${titleOfNotes})(?:Averba[cç][aã]o|Anota[cç][aã]o)|(?:Consta|H[aá])(?: [aà] margem)? (?:a seguinte|as seguintes) (?:averba|anota)\p{L}+)(?: ?[:–—] ?|\.- ?)${note}[.;”"]*(?=${titleOfCards}| (?:O referido|O registro foi|O que (?:se )?certific|O conte[uú]do|D[oe] que |Dou f(?!é[.,]? (?:Nada mais|[EÉ]ra o que))|[EÉ] o que (?:se |me )?(?:con[st]|cumpre|cabe|tinha)|[EÉ]ra o que|Nada mais (?:se|consta|h[aá]|hav|cont|me)|E,? para constar|Certifico (?:mais|ainda|e dou|que)|Inscri[cç][aã]o no CPF|Certid[aã]o (?:isenta|expedida|lavrada)|(?<!isen\p{L}{2,4} d[eo]s? )Emolumentos|Era o que))`,
      'iu',
    ),
    gives: [['Annotations', 'text']],
    isOfColumn: true,
  },
];

/** How an official holds the office. */
export const rankOfOfficial =
  '(?:Titular|Designad[oa]|Interin[oa]|Substitut[oa]|Registradora?|Vital[íi]ci[oa]|Efetiv[oa]|Delegad[oa]|Concursad[oa]|Respons[áa]vel|Maior)';

/** The name of an office does not end within "Registro Civil das Pessoas Naturais". */
export const hasEnd = /^(?!.*(?:\b(?:d[aeo]s?|Registro|Civil e|Pessoas)|\d[ºª°]|[-–])$)/iu;

/** The name of an office in a box, which the title of the paper, another label or the second line of a name alone is none of. */
export const nameOfOffice = new RegExp(
  String.raw`^(?!(?:certid[ãa]o|matr[íi]cula|d[aeo]s?|(?:civil )?(?:das )?(?:pessoas )?naturais|(?:sub-?)?distrito|circunscri[çc][ãa]o|zona)(?!\p{L}))${hasEnd.source.slice(1)}`,
  'iu',
);

/** The letterhead of certificates written as running text: official, office and its town, each in a row. */
export const registryRows: readonly Phrase<RegistryField>[] = [
  // The address of the office at the foot, within a row that tells other things of it.
  {
    pattern: new RegExp(
      String.raw`^.*?(?:[–—|·•-] |(?:Cart[óo]rio|Serventia|Of[íi]cio|Endere[çc]o|Sede|Localiza[çc][ãa]o|Onde fica): ?)(${streetInFoot})(?: ?[–—|·•] .*|,? (?:Tel|Fone).*)$`,
      'u',
    ),
    gives: [['OfficeAddress', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`^(?:.*[–—|·•] )?(?:Cart[óo]rio|Serventia|Of[íi]cio|Sede|Localiza[çc][ãa]o|Onde fica|Sito [àa]|Situad[oa] n?[àa]|Endere[çc]o d[oa] (?:[Cc]art[óo]rio|[Ss]erventia|[Oo]f[íi]cio)):? ?(${streetInFoot})$`,
      'u',
    ),
    gives: [['OfficeAddress', 'text']],
  },
  // A name that ends with a word that is a label elsewhere ("… – 2º Ofício").
  {
    pattern:
      /^(?:Serventia|Cart[óo]rio|Nome d[oa] (?:[Ss]erventia|[Cc]art[óo]rio|[Oo]f[íi]cio)): ?(\p{Lu}.{6,80}(?:\d+[ºo°ª]|[Pp]rimeir[oa]|[Ss]egund[oa]|[Tt]erceir[oa]) (?:Of[íi]cio|Distrito|Sub-?distrito|Zona|Circunscri[çc][ãa]o|Cart[óo]rio))$/u,
    gives: [['OfficeName', 'text']],
  },
  // Notes beside the entry, under the margin's title.
  {
    pattern:
      /^(?:[ÀA] margem(?: d[oe] (?:termo|assento|registro))?|(?:notas?|anota[çc][õo]es|averba[çc][õo]es)(?: (?:e|ou|\/) (?:anota|averba)[çc][õo]es)?(?: marginais| [àa] margem(?: d[oe] (?:termo|assento|registro))?))(?: ?[:.–—])? (?!e n[ao]s )(\p{Lu}.{8,900})$/iu,
    gives: [['Annotations', 'text']],
  },
  // Below a signature, in small letters behind a comma.
  {
    pattern: new RegExp(
      String.raw`^((?!${noName})\p{Lu}\p{Ll}[\p{L}']+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}[\p{L}']+){1,5}), (?:[Oo]ficiala?|[Rr]egistradora?|[Tt]abeli[ãa]o?|[Ee]scriv[ãa]o?)(?: [Rr]egistradora?| (?:${rankOfOfficial}))*$`,
      'u',
    ),
    gives: [['OfficialName', 'name']],
  },
  {
    // A column of the margin has no dash between both.
    pattern: new RegExp(
      String.raw`^(\p{Lu}\p{Ll}[\p{L}']+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}[\p{L}']+){1,5}) (?:Oficiala?|Registradora?|Tabeli[ãa]o?)(?: (?:${rankOfOfficial}|d[oe] Registro(?: Civil)?))*$`,
      'u',
    ),
    gives: [['OfficialName', 'name']],
  },
  {
    pattern: new RegExp(
      String.raw`^(?:Bel\.?ª? )?(\p{Lu}[\p{L}' ]+?) [-–—] (?:Oficiala?|Registradora?|Escriv[ãa]o?|Tabeli[ãa]o?)(?: d[oe] Registro.*| Civil(?: das Pessoas Naturais)?|(?: ${rankOfOfficial})*)(?: ?[|,;–—•·-] ?(?:CNS|CPF|Mat|C[óo]digo|Tel|Fone|Substitut|Escrevente|Oficial|Suboficial).*)?$`,
      'iu',
    ),
    gives: [['OfficialName', 'name']],
  },
  {
    pattern:
      // What every certificate is headed is the name of no office.
      /^(?!Registro Civil das Pessoas Naturais$|.*(?:comparec|declar|certific|consta))((?:\d+[ºo°ª]? )?(?:Of[ií]cio|Cart[oó]rio|Servi[çc]o|Serventia|Registro Civil|Tabelionato|Oficial(?= [^]*Naturais)) (?=[^]*(?:Registro|Civil|Naturais|\dº?[ªº°]? (?:Sub-?distrito|Distrito|Zona|Of[ií]cio|Circunscri)))[\p{L}\dºª°' .,–—-]{5,80}?)(?<! d[aeo]s?)(?: ?[,|–—-]? ?(?:CNS|CNPJ|Tel|Fone)(?!\p{L}).*)?$/iu,
    gives: [['OfficeName', 'text']],
  },
];
