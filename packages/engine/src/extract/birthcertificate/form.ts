import { withEndings } from '../reading/sheet/endings.ts';
import type { FieldName } from '@lavra/contract/services/fields';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { readRecord } from '../reading/particulars/civil-record.ts';
import type { RecordedEvent } from '../reading/particulars/recorded-event.ts';
import { dayWithMonth } from '../reading/phrases/days.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';
import { withCaptionsAbove } from '../reading/particulars/captioned-lines.ts';
import { namedAlone } from '../reading/particulars/registry-named.ts';
import { officeWithTown } from '../reading/particulars/office-with-town.ts';
import { marginNotesOf } from '../reading/particulars/margin-notes.ts';
import { registryTable, registryTitles } from '../reading/particulars/registry-table.ts';
import { officialInList, placesOfRegistry } from '../reading/particulars/registry-places.ts';
import { dayInWords, registryPhrases, registryRows } from '../reading/particulars/registry.ts';
import { childTold } from './child.ts';
import { birthFields } from './fields.ts';
import { provenOfBirth } from './blocks.ts';
import { withTownOfBirth } from './town-label.ts';

/** The groups of a phrase that names all four grandparents. */
const grandparents: Phrase<FieldName<'birthcertificate'>>['gives'] = [
  ['PaternalGrandfather', 'name'],
  ['PaternalGrandmother', 'name'],
  ['MaternalGrandfather', 'name'],
  ['MaternalGrandmother', 'name'],
];

/** Two names of several words with no "e" between them but the one that was read as the end of the first ("Junqueirae Zilda"). */
const joined = String.raw`(?!.* e )(\p{Lu}[\p{L}']+ [\p{L}' ]*\p{Ll})(?<! d)e (\p{Lu}[\p{L}']+ \p{Lu}[\p{L}' ]*)`;

/**
 * Rows of the model of Provimentos CNJ 63 and 149, told by their values: a picture loses the labels first.
 * The hour with the town of birth, the town of registration with the place of birth and the sex, and the registration with the number of
 * the declaration.
 */
const rowsOfModel: readonly Phrase<FieldName<'birthcertificate'>>[] = [
  {
    pattern: /^(\d{1,2}[:hH]\d\d)(?: ?horas)? (\p{Lu}[\p{L}' ]{2,40}?) ?[-–/] ?([A-Z]{2})$/u,
    gives: [
      ['BirthTime', 'time'],
      ['BirthPlace', 'city'],
      ['BirthState', 'uf'],
    ],
  },
  {
    pattern: /^(\p{Lu}[\p{L}' ]{2,40}?) ?[-–/] ?([A-Z]{2}) (\p{Lu}.{4,60}?) (masculino|feminino)$/iu,
    gives: [
      ['RegistrationPlace', 'city'],
      ['RegistrationState', 'uf'],
      ['BirthLocation', 'text'],
      ['Sex', 'sex'],
    ],
  },
  {
    pattern: /^(?:av[óo]s )?pate(?:rn|m)os:? ?([\p{L}' ]+?) e (?:dona )?([\p{L}' ]+)$/iu,
    gives: [
      ['PaternalGrandfather', 'name'],
      ['PaternalGrandmother', 'name'],
    ],
  },
  {
    pattern: new RegExp(`^(?:[Aa][Vv][ÓOóo][Ss] )?[Pp](?:aternos|ATERNOS):? ?${joined}$`, 'u'),
    gives: [
      ['PaternalGrandfather', 'name'],
      ['PaternalGrandmother', 'name'],
    ],
  },
  {
    pattern: /^(?:av[óo]s )?mate(?:rn|m)os:? ?([\p{L}' ]+?) e (?:dona )?([\p{L}' ]+)$/iu,
    gives: [
      ['MaternalGrandfather', 'name'],
      ['MaternalGrandmother', 'name'],
    ],
  },
  {
    pattern: new RegExp(`^(?:[Aa][Vv][ÓOóo][Ss] )?[Mm](?:aternos|ATERNOS):? ?${joined}$`, 'u'),
    gives: [
      ['MaternalGrandfather', 'name'],
      ['MaternalGrandmother', 'name'],
    ],
  },
  {
    pattern: new RegExp(String.raw`^(${dayInWords}) (\d{2} (?:0\d|1[0-2]) (?:19|20)\d{2})$`, 'iu'),
    gives: [
      ['BirthDateInWords', 'words-of-date'],
      ['BirthDate', 'date'],
    ],
  },
  {
    pattern: new RegExp(String.raw`^(${dayInWords}) (\d{2}-?\d{8}-?\d)$`, 'iu'),
    gives: [
      ['RegistrationDate', 'date-words'],
      ['LiveBirthNumber', 'number'],
    ],
  },
];

/** A birth as an entry tells it, with the child behind it. */
const birth: RecordedEvent = {
  verb: 'nasceu|nascera|nascido|nascida|veio ao mundo',
  lead: 'nascimento|parto|nascid[oa]\\([ao]\\)',
  day: 'BirthDate',
  dayInWords: 'BirthDateInWords',
  hour: 'BirthTime',
  place: 'BirthLocation',
  town: ['BirthPlace', 'BirthState'],
};

/** Labels of what is told of each parent, where the towns are theirs. */
const ofParents = ['NATURALIDADE', 'NACIONALIDADE', 'PROFISSÃO', 'RESIDÊNCIA'].flatMap((head) => [
  ...['PROFISSÃO', 'NACIONALIDADE', 'RESIDÊNCIA', 'NATURALIDADE', 'IDADE']
    .filter((other) => other !== head)
    .map((other) => `${head} E ${other}`),
  ...['DO PAI', 'DA MÃE', 'DOS PAIS', 'DO GENITOR', 'DA GENITORA', 'DOS GENITORES'].map(
    (whose) => `${head} ${whose}`,
  ),
]);

/** Labels of the models of Provimentos CNJ 2, 63 and 149, and the phrases of certificates written as running text. */
export const birthcertificateForm: ServiceForm<'birthcertificate'> = {
  places: placesOfRegistry,
  prose: (text) => readRecord(text, birth, childTold),
  proven: (sheet) => ({
    ...marginNotesOf(sheet, birthFields),
    ...namedAlone(sheet),
    ...officeWithTown(sheet),
    ...officialInList(sheet),
    ...provenOfBirth(sheet),
  }),
  isLedText: true,
  hasHalves: true,
  tables: [registryTable],
  passedOver: ['TESTEMUNHAS', ...registryTitles, ...ofParents],
  card: { parents: ['FatherName', 'MotherName'], runs: registryRows, rows: rowsOfModel },
  derives: [
    { from: 'BirthDateInWords', to: 'BirthDate', kind: 'date-words' },
    { from: 'RegistryNumber', to: 'OfficeCNS', kind: 'registry-office' },
  ],
  arranged: (sheet) => withCaptionsAbove(withTownOfBirth(withEndings(sheet))),
  phrases: [
    ...registryPhrases,
    // The day in figures, and in words behind it.
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:Data|Dia|(?:Data d[eo] )?nascimento):? (\d{2}\/\d{2}\/\d{4}) ?[–—,-]? ?\(?(${dayWithMonth})`,
        'iu',
      ),
      gives: [
        ['BirthDate', 'date'],
        ['BirthDateInWords', 'words-of-date'],
      ],
    },
    {
      pattern: new RegExp(
        String.raw`\btermo (?:n[º°o.]+ ?)?[\d.]+,? (?:de|em|datado de|lavrado (?:em|aos?)|feito (?:em|aos?)) (?:(${dayWithMonth})|(\d{2}[./]\d{2}[./]\d{4}))`,
        'iu',
      ),
      gives: [
        ['RegistrationDate', 'date-words'],
        ['RegistrationDate', 'date'],
      ],
    },
    // The opening of a full transcript names the day of registration twice.
    {
      pattern: /\bao(?:s|\(s\))? [^()]{5,90}? \((\d{2}\/\d{2}\/\d{4})\),? n?est[ae]/i,
      gives: [['RegistrationDate', 'date']],
    },
    // It names the town and the state of the office too.
    {
      pattern:
        /(?<!\p{L})n?est[ae] (?:cidade|munic[ií]pio|distrito|vila|comarca)(?: e (?:comarca|munic[ií]pio))?(?: d[eoa])? (\p{Lu}[\p{L}' ]{2,40}?)(?:, ?|,? (?=Estado)| ?[-–/(] ?)(Estado d[eoa] \p{L}+(?: (?:d[eoa] )?\p{Lu}\p{L}+)*|[A-Z]{2}(?!\p{L}))[^;]{0,120}?compareceu/iu,
      gives: [
        ['RegistrationPlace', 'city'],
        ['RegistrationState', 'uf'],
      ],
    },
    {
      pattern: /em data de (\d{1,2}º? de \p{L}+ de \d{4}|\d{2}\/\d{2}\/\d{4})/iu,
      gives: [['RegistrationDate', 'date']],
    },
    {
      pattern:
        /(?:registro de nascimento de|recebeu o nome de:?) (\p{Lu}[\p{Lu}' ]{4,60}\p{Lu})(?= nascid| filh| FILH| ?[,.;])/u,
      gives: [['Name', 'name']],
    },
    {
      pattern: /RECEBEU O NOME DE:? (\p{Lu}[\p{Lu}' ]{4,60}?)(?= FILH[OA]\b)/u,
      gives: [['Name', 'name']],
    },
    // Printed forms of the register before 2009: a label before each blank of a row.
    {
      pattern:
        /\b(?:Local|Lugar)(?: (?:d[eo] )?nascimento)?:? (\p{L}.{4,80}?) (?:Munic[ií]pio|Cidade):? (\p{Lu}[\p{L}' ]{2,40}?) (?:UF|Estado):? ([A-Z]{2})(?!\p{L})/u,
      gives: [
        ['BirthLocation', 'text'],
        ['BirthPlace', 'city'],
        ['BirthState', 'uf'],
      ],
    },
    // Both grandparents of a side in one row, whose short labels differ by an accent alone.
    {
      pattern:
        /\bAv[ôóo]s? ?pat\.?:? ([\p{L}'’ ]{5,60}?) Av[ôóo]s? ?pat\.?:? ([\p{L}'’ ]{5,60}?) Av[ôóo]s? ?mat\.?:? ([\p{L}'’ ]{5,60}?) Av[ôóo]s? ?mat\.?:? ([\p{Lu}][\p{Ll}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{Ll}'’]+){1,6}?)(?= (?:Foi|Declarante|Testemunha|Registr|Data|Observa|Averba)|[,.;]|$)/iu,
      gives: grandparents,
    },
    // The day and the town of registration behind one label.
    {
      pattern: new RegExp(
        String.raw`\b[Rr]egistr(?:ad[oa](?:\([ao]\))?|o(?: foi)?(?: feito| lavrado)?),? em:? (?:(\d{2}\/\d{2}\/\d{4})|(${dayWithMonth})) ?[,–—-] ?(?:em |n[oa] (?:munic[íi]pio|cidade|comarca) d[eo] )?(\p{Lu}[\p{L}' ]{2,40}?) ?[-–/(,] ?([A-Z]{2})(?!\p{L})`,
        'u',
      ),
      gives: [
        ['RegistrationDate', 'date'],
        ['RegistrationDate', 'date-words'],
        ['RegistrationPlace', 'city'],
        ['RegistrationState', 'uf'],
      ],
    },
    // Full transcripts: the day, hour and place that the declarant told.
    {
      pattern: /declarou que[^()]{0,100}\((\d{2}\/\d{2}\/\d{4})\),? [àa]s (\d\d?[:h]\d\d)/i,
      gives: [
        ['BirthDate', 'date'],
        ['BirthTime', 'time'],
      ],
    },
    {
      pattern:
        /horas,? n(?:o\(a\)|[oa]) ([^;]{5,90}?), em (?:o )?(?:munic[ií]pio de )?([\p{L}' ]{3,40}?) ?[/-] ?([A-Z]{2}),? nasceu/iu,
      gives: [
        ['BirthLocation', 'text'],
        ['BirthPlace', 'city'],
        ['BirthState', 'uf'],
      ],
    },
    {
      pattern:
        /\bcrian[çc]a do sexo \p{L}+, com CPF (?:de n[úu]mero|n[º°o.]+) (\d{3}\.?\d{3}\.?\d{3}-?\d{2})/iu,
      gives: [['CPF', 'cpf']],
    },
    {
      pattern: /\bDNV (?:n[º°o.]+ ?)?(\d{2}-?\d{8}-?\d)/i,
      gives: [['LiveBirthNumber', 'number']],
    },
    {
      pattern: /nascid[oa] no dia ([\p{L} ]+?) ?\((\d{2}\/\d{2}\/\d{4})\)/iu,
      gives: [
        ['BirthDateInWords', 'words-of-date'],
        ['BirthDate', 'date'],
      ],
    },
    {
      pattern:
        /av[óo]s paternos: ?([\p{L}' ]+?) e ([\p{L}' ]+?)[.;,]? av[óo]s maternos: ?([\p{L}' ]+?) e ([\p{L}' ]+?)(?=[.;,]| foi declarante| isent)/iu,
      gives: grandparents,
    },
    // The model of 2023 (Provimento CNJ 149) has a box of grandparents below each parent.
    {
      pattern:
        /respectivos?(?:\(s\))?:? ([\p{L}' ]+?) e ([\p{L}' ]+?) (?:Nome do\(a\) )?Genitor\(?a?\)?.{0,160}?respectivos?(?:\(s\))?:? ([\p{L}' ]+?) e ([\p{L}' ]+?) G[êe]me/iu,
      gives: grandparents,
    },
    {
      pattern:
        /\bA[Vv][ÓOóo]S ([\p{L}' ]+?), ([\p{L}' ]+?) ?; ?([\p{L}' ]+?), ([\p{L}' ]+?) ?(?=G[ÊE]ME|NOME\b|\.|;)/u,
      gives: grandparents,
    },
    {
      pattern: new RegExp(String.raw`nascid[oa] (?:aos? |em |no )?(${dayInWords})(?= ?[,.;]| [aà]s )`, 'iu'),
      gives: [['BirthDateInWords', 'words-of-date']],
    },
    {
      pattern: /nascid[oa][^]{0,120}?[aà]s (\d\d?[:hH]\d\d)/,
      gives: [['BirthTime', 'time']],
    },
    // A picture may lose the words before the hour, and the commas around the place.
    {
      pattern:
        /horas ?[,.]? (?!e |d[ae] )(?:em |n[oa] )?(.{5,60}?)(?: ?[,.] ?| )em (.{3,40}?) ?[,.]? ?Estado d[eoa] ([\p{L} ]+?)(?= do sexo|,)/u,
      gives: [
        ['BirthLocation', 'text'],
        ['BirthPlace', 'city'],
        ['BirthState', 'uf'],
      ],
    },
    { pattern: /lavrado ?em (\d{1,2}º? de \p{L}+ de \d{4})/iu, gives: [['RegistrationDate', 'date']] },
    // The "e" between two names may be read with both ("AbreueMaria").
    {
      pattern:
        /[Aa]v[óo]s paternos ([\p{L}' ]+?)(?: e |(?<=\p{Ll})e(?=\p{Lu}))(?:dona )?(\p{Lu}[\p{L}' ]+?),? ?(?:e )?(?:av[óo]s )?maternos ([\p{L}' ]+?)(?: e |(?<=\p{Ll})e(?=\p{Lu}))(?:dona )?(\p{Lu}[\p{L}' ]+?) ?(?=[.;,])/u,
      gives: grandparents,
    },
    {
      pattern:
        /(?:AV[ÓO]S|SENDO)?(?: AV[ÓO]S)? ?\bPATERNOS(?!:) ?([^;.:\d]{3,60}?) e (?:dona )?(?!av[óo]s)([^;.:\d]{3,60}?) ?[;,]?(?: e\b)?(?: AV[ÓO]S)? ?\bMATERNOS(?!:) ?([^;.:\d]{3,60}?) e (?:dona )?([^;.:\d]{3,60}?) ?(?=AV[ÓO]S\b|G[ÊE]ME|N[ÃA]O\b|SIM\b|NOME\b|(?:Foi )?declarante|TESTEMUNHA|REGISTR|AVERBA|OBSERVA|\.|;)/i,
      gives: grandparents,
    },
    {
      pattern:
        /A[Vv][ÓOóo][Ss] (?![Pp]atern|[Mm]atern)([^;.]+?) e ([^;.]+?) ?; ?([^;.]+?) e ([^;.]+?) ?(?=G[ÊE]ME|NOME\b|\.|;)/,
      gives: grandparents,
    },
    // The day in words, and in figures behind it.
    {
      pattern:
        /\bnascid[oa](?:\([oa]\))? (?:aos?|em|no dia) [^();:\d]{5,90}? ?\( ?(\d{2}\/\d{2}\/\d{4}) ?\)/iu,
      gives: [['BirthDate', 'date']],
    },
  ],
  fields: birthFields,
};
