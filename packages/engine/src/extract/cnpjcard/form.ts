import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { printedCnae, readActivities } from './activities.ts';
import { companyInHeading } from './heading.ts';
import { cnpjcardFields } from './fields.ts';
import { numberAlone, ownNumberIn, wordsAlone } from './own-number.ts';
import { seatInSentence } from './sentences.ts';
import { told } from './told.ts';

/** The card of a company, and what portals print of it. */
export const cnpjcardForm: ServiceForm<'cnpjcard'> = {
  prose: readActivities,
  hasHalves: true,
  proven: ownNumberIn,
  places: (sheet) => ({
    ...companyInHeading(sheet),
    ...numberAlone(sheet),
    ...wordsAlone(sheet),
    ...seatInSentence(sheet),
  }),
  passedOver: [
    'Atividades secundárias',
    'Atividades econômicas secundárias',
    'CNAE secundário',
    'CNAEs secundários',
    'CNAE secundário(s)',
    'Outras atividades',
    'Também faz',
    'Também exerce',
    'Demais atividades',
    'Secundária',
    'Secundárias',
    'Secundária(s)',
    'Atividades secundárias (CNAE)',
    'Ocupações secundárias',
    'Ocupação principal',
    'Capital social',
    'Quadro de sócios e administradores',
    'Forma de atuação',
    'Nome do empresário',
    'Situação no Simples Nacional',
    'Opção pelo Simples',
    'Opção pelo MEI',
    'NIRE',
    'Inscrição estadual',
    'Inscrição municipal',
    'CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS',
  ],
  phrases: [
    ...told,
    // What the company does, as it is said in everyday words, with the code behind it.
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})[Oo] que (?:a empresa )?(?:mais )?faz(?:,? \p{Ll}[\p{Ll} ]{0,30})?:? (\p{Lu}[^:;[(]{5,160}?) [[(]?(${printedCnae})`,
        'u',
      ),
      gives: [
        ['MainActivityDescription', 'text'],
        ['MainActivityCode', 'cnae'],
      ],
    },
    {
      pattern:
        /\b[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/[\dA-Z]{4}-\d{2},? (?:\S+ ){0,8}?(MATRIZ|FILIAL|Matriz|Filial|(?<=, )matriz|(?<=, )filial)\b(?! ?(?:\/|ou ))/u,
      gives: [['EstablishmentType', 'text']],
    },
    // A heading with the number, the name and perhaps the trade name behind it.
    {
      pattern:
        /(?<![\d./-])(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}) ?[-–—|·] ?(\p{Lu}[\p{L}\d &.'-]{2,80}?(?:LTDA\.?|Ltda\.?|S\.A\.?|S\/A|EIRELI|Eireli|S\/S)(?: ?-? ?(?:ME|EPP))?)(?!\p{L})(?: \((\p{Lu}[^)]{2,60})\))?/u,
      gives: [
        ['CNPJ', 'cnpj'],
        ['CompanyName', 'text'],
        ['TradeName', 'text'],
      ],
    },
    // For labels that were not read: no box before the list of the other activities holds such a value. A text with a day is of another column.
    {
      pattern: new RegExp(
        String.raw`(?<!(?:\bSEC ?UND|[Ss]ecund[áa]ri)[^]*)(${printedCnae})(?: ?[-–—·,] ?| (?=\p{Lu}))(?!(?:ATIVIDADES?|Atividades?|CNAES?|CNAEs?|Ocupa[çc][õo]es|OCUPA[ÇC][ÕO]ES)(?: [Ee]con[ôo]micas| ECON[ÔO]MICAS)? (?:[Ss]ecund|SECUND))(?:((?:(?!\d{2}\/\d{2}\/\d{4}).)+?)(?= \S?[Cc] ?[ÓO]DIGO | (?:ATIVIDADES?|Atividades?|CNAES?|CNAEs|NATUREZA|Natureza|Outras|OUTRAS|Demais|DEMAIS|Ocupa\S+|OCUPA\S+|Também (?:faz|exerce)|Secund[áa]ri[ao]s?|SECUND[ÁA]RI[AO]S?)(?:\(s\))?:? | \p{Lu}\p{L}+(?: \p{L}+){0,3}: | (?:[Pp]rincipal|[Ss]ecund[áa]ria) ${printedCnae}| ${printedCnae})|(?=[^]{0,200}?\d{2}\/\d{2}\/\d{4}))`,
        'u',
      ),
      gives: [
        ['MainActivityCode', 'cnae'],
        ['MainActivityDescription', 'text'],
      ],
    },
    {
      pattern:
        /(?<!\p{L})(ATIVA|SUSPENSA|INAPTA|BAIXADA|NULA),? ?[(–-]? ?(?:(?:nesta |na )?situa[çc][ãa]o(?: atual| cadastral){0,2},? )?(?:(?:desde|a partir de|em)(?: o dia)?:? )?(\d{2}\/\d{2}\/\d{4})/iu,
      gives: [
        ['RegistrationStatus', 'text'],
        ['RegistrationStatusDate', 'date'],
      ],
    },
    { pattern: /(?<![\d.-])(\d{3}-\d) ?[-–—] ?\p{Lu}/u, gives: [['LegalNatureCode', 'code']] },
    // A code in small type behind its meaning.
    {
      pattern: /(?<!\p{L})natureza jur[íi]dica:? \p{L}[^\d:]{4,80} (\d{3}-\d)(?![\d-])/iu,
      gives: [['LegalNatureCode', 'code']],
    },
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})atividade(?: econ[ôo]mica)? principal:? (\p{L}[^\d:]{5,160}?) (${printedCnae})`,
        'iu',
      ),
      gives: [
        ['MainActivityDescription', 'text'],
        ['MainActivityCode', 'cnae'],
      ],
    },
    // Of a merchant, the town of business; streets begin with the word too.
    {
      pattern: /(?<!\p{L})Praça[ .]*: ?(\p{Lu}[\p{L}' ]{2,40}?) ?[-–/] ?([A-Z]{2})(?!\p{L})/u,
      gives: [
        ['City', 'city'],
        ['State', 'uf'],
      ],
    },
    // When a program printed its report: behind its name at the page's head.
    {
      pattern: /^[\p{L}\d .–—-]{4,80}? (\d{2}\/\d{2}\/\d{4}),? (?:[àa]s )?(\d{2}:\d{2}(?::\d{2})?)(?!\d)/u,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    // When the page was printed, in a sentence at its foot.
    {
      pattern:
        /(?<!\p{L})(?:realizad[oa]s?|efetuad[oa]s?|tirad[oa]s?|baixad[oa]s?|expedid[oa]s?|acessad[oa]s?|capturad[oa]s?|emitid[oa]s?|emiss[ãa]o|consulta(?: (?:realizada|efetuada|feita))?|consultad[oa]s?|impress[oa]s?|gerad[oa]s?|pesquisa(?: (?:realizada|efetuada))?|extra[íi]d[oa]s?|obtid[oa]s?|atualizad[oa]s?)(?: (?!\S*ltim)d[aeo]s?(?: \p{L}+){1,6})?(?: (?:no dia|em|aos|no site em))?:? (\d{2}[./]\d{2}[./]\d{4}|\d{4}-\d{2}-\d{2})(?:,? ?(?:[àa]s|[-–—T]|hora:?)? ?(\d{2}:\d{2}(?::\d{2})?))?/iu,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
  ],
  fields: cnpjcardFields,
};
