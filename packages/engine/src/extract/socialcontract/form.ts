import { anyPrint } from '../reading/phrases/any-print.ts';
import { closing, witnesses } from '../reading/phrases/deeds.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { companyPhrases } from './company.ts';
import { readManagers } from './managers.ts';
import { wordsOfPartnerTables } from './partner-rows.ts';
import { readPartners } from './partners.ts';
import { readSeat } from './seat.ts';
import { readSigningLine } from '../reading/particulars/signing-line.ts';
import { withCaptionsFirst } from '../reading/sheet/captions-first.ts';
import { sobNumber, stampPhrases } from './stamp.ts';
import { sections, summary } from './summary.ts';
import { readSigning, secretaryOf } from './signing.ts';

/** An alteration that has taken place; clauses foresee others ("mediante alteração contratual"). */
const amendment =
  /(?<!(?<!\p{L})(?:mediante|atrav[ée]s d[ae]|por(?: meio d[ae])?|com|em|qualquer|futur[ao]s?|posterior(?:es)?|respectiv[ao]s?|devid[ao]s?|competente|necess[áa]ri[ao]s?|eventua(?:l|is)|sua|suas|[ao]|d[aeo]|na|para|toda|cada) )(?:ALTERA[CÇ][AÃ]O (?:CONTRATUAL|D[OE] (?:CONTRATO|ATO CONST|ESTATUTO|INSTRUMENTO))|(?:\d[ªa°º]?|PRIMEIRA|SEGUNDA|TERCEIRA|QUARTA|QUINTA|SEXTA|S[ÉE]TIMA|OITAVA|NONA|D[ÉE]CIMA) ?ALTERA[CÇ][AÃ]O)|INSTRUMENTO (?:PARTICULAR )?DE (?:\S+ )?ALTERA[CÇ][AÃ]O/iu;

/** Words that open a deed's first sentence, below a title without a full stop. */
const opening = String.raw` (?:(?:Constitu(?:em|i)|Resolve[m]?|Celebra[m]?|Contrata[m]?|São|Os|Entre) (?:a |o |os |as |entre si |de comum |uma |este |esta )?(?:presente )?(?:sociedade|empresa|contrato|instrumento|ato|sócio|comum|partes|acordo|abaixo|signatári)|Pel[oa] presente|Por est[ea] )`;

const ofSummary = summary.flatMap(({ labels }) => labels);

/** Articles of association with their amendments and the board of trade's stamp, as running text. */
export const socialcontractForm: ServiceForm<'socialcontract'> = {
  isDeed: true,
  prose: (running, inRows) => {
    const { data: partners, around } = readPartners(running, inRows);
    const names = (partners.Partners ?? []).flatMap(({ Name }) => (Name === undefined ? [] : [Name.value]));
    return {
      ...readSeat(running),
      ...partners,
      ...readManagers(around, names),
      ...readSigning(inRows),
      ...readSigning(running),
    };
  },
  arranged: (sheet) => withCaptionsFirst(sheet, ofSummary),
  tabled: wordsOfPartnerTables,
  places: (sheet) => ({ ...readSigningLine(sheet), ...secretaryOf(sheet) }),
  phrases: [
    {
      pattern:
        /ALTERA[CÇ][AÃ]O(?: CONTRATUAL| D[OE] CONTRATO SOCIAL)?(?: DE)? (?:N[º°O.]+|N[UÚ]MERO) ?(\d{1,3})(?!\d|[./]\d)/i,
      gives: [['AmendmentNumber', 'integer']],
    },
    // The sign of the ordinal may be read as a 2 ("12 ALTERAÇÃO" is the first).
    {
      pattern: /\b(\d{1,3}?)(?:[ªa°º]|(?<=\d)2)? ?(?:ALTERA[CÇ][AÃ]O|MODIFICA[CÇ][AÃ]O)/i,
      gives: [['AmendmentNumber', 'integer']],
    },
    {
      pattern:
        /(?<!\p{L})((?:(?:D[ÉE]CIM|VIG[ÉE]SIM|TRIG[ÉE]SIM)[AO] )?(?:PRIMEIR|SEGUND|TERCEIR|QUART|QUINT|SEXT|S[ÉE]TIM|OITAV|NON|D[ÉE]CIM|VIG[ÉE]SIM)[AO]) ?ALTERA[CÇ][AÃ]O/iu,
      gives: [['AmendmentNumber', 'ordinal']],
    },
    ...companyPhrases,
    {
      pattern:
        /t[ií]tulo (?:do|de) estabelecimento:? (?:a express[aã]o )?["“']?(?![AO] (?:sociedade|empresa|t[ií]tulo|nome)(?!\p{L}))(\p{Lu}.{2,70}?)["”']?(?=\. |\.$|,|;| Cl[áa]usula| CL[ÁA])/u,
      gives: [['TradeName', 'name']],
    },
    {
      pattern: new RegExp(
        String.raw`${anyPrint('nome')} (?:${anyPrint('de')} )?${anyPrint('fantasia')}:? (?!${anyPrint('cláusula|a sociedade|a empresa|o nome')})(?:(?:[éÉ]|${anyPrint('será|adotado é')}):? (?:${anyPrint('o de')} )?)?(?:${anyPrint('a expressão')} |${anyPrint('de')} )?["“”']?(.+?)["“”']?(?=\. |,|;| CL[ÁA]|$| [eE] (?:${anyPrint('será|é|fica|ficará|tem|terá|usará|girará|funcionará|enquadra-se|se enquadra|está')})(?!\p{L})| (?:${anyPrint('sede|endereço|cnpj|nire|capital|objeto|prazo|início|porte|quotas|valor|data|município|foro')})(?!\p{L})[^.;]{0,30}?:|${opening})`,
        'u',
      ),
      gives: [['TradeName', 'name']],
    },
    {
      pattern:
        /C\.?(?:N\.?P\.?J|G\.?C)\.?(?: ?\/? ?\(?M\.?[EF]\.?\)?)?:? (?:sob )?(?:o )?(?:n(?:[º°o.]+|[uú]mero):? )?([\dA-Z.]{10}\/\d{4} ?- ?\d{2})/,
      gives: [['CNPJ', 'cnpj']],
    },
    {
      pattern:
        /CNPJ(?: (?:da|DA) (?:sede|SEDE|matriz|MATRIZ|sociedade|SOCIEDADE|empresa|EMPRESA|limitada|LIMITADA))?(?: [Nn][º°o.]+)?:? ?(\d{14}|[\dA-Z.]{10}\/\d{4}-\d{2})(?!\d)/,
      gives: [['CNPJ', 'cnpj']],
    },
    {
      pattern:
        /(?:N\.?I\.?R\.?E\.?|N[úu]mero de Identifica[çc][ãa]o do Registro de Empresas):? ?(?:(?:sob )?(?:o )?n[º°o.]+ ?)?(\d[\d.-]{9,13}\d)/i,
      gives: [['NIRE', 'number']],
    },
    {
      pattern: new RegExp(
        String.raw`N\.?I\.?R\.?E\.?[^\d]{0,12}(\d{3}[ .]?\d[ .]?\d{4}[ .]?\d{2}[ .-]?\d|\d{2}[ .]?\d[ .]?\d{7}[ .-]?\d)(?!\d)`,
        'i',
      ),
      gives: [['NIRE', 'number']],
    },
    // The stamp may say behind a number whose it is.
    { pattern: /(?<![\d.-])(\d(?:[ .-]?\d){10}) ?\(N\.?I\.?R\.?E\.?\)/i, gives: [['NIRE', 'number']] },
    {
      pattern: new RegExp(
        String.raw`${anyPrint('certifico o registro')}[^]{0,30}?${sobNumber}(\d(?:[ .-]?\d){10})(?![\d.-])`,
        'u',
      ),
      gives: [['NIRE', 'number']],
    },
    // The registration of a constitution is the company's own number, where no other is named.
    {
      pattern:
        /CONSTITUI[CÇ][AÃ]O\b[^]*?CERTIFICO O REGISTRO EM \d{2}\/\d{2}\/\d{4}(?:,? (?:[ÀA]S )?\d{2}:\d{2}(?::\d{2})?)?,? SOB N[º°O.]+ ?(\d{11})\b/,
      gives: [['NIRE', 'number']],
    },
    {
      pattern:
        /conhecid[ao](?: (?:n[oa]|d[oa]) (?:com[eé]rcio|mercado|p[uú]blico|pra[cç]a)| comercialmente| publicamente)? (?:como|por|pelo nome(?: fantasia)?(?: de)?) ["“”']?(\p{Lu}[^.;,"”]{2,60})["“”']?(?=[.;,]|$)/u,
      gives: [['TradeName', 'name']],
    },
    {
      pattern: /(?:express[aã]o|denomina[cç][aã]o|t[ií]tulo) (?:de )?fantasia:? ["“”']?(\p{Lu}[^.,;"”]+)/u,
      gives: [['TradeName', 'name']],
    },
    // A title in quotation marks is the establishment's, not the paper's.
    {
      pattern:
        /(?:t[ií]tulo|nome|marca|express[aã]o)(?: de)?(?: (?:comercial|fantasia|estabelecimento))?,? (?:de )?["“]([^"”.;]{3,60})["”]/u,
      gives: [['TradeName', 'name']],
    },
    {
      pattern: /express[aã]o ["“”']?([^.;]+?)["“”']?,? como (?:nome (?:de )?fantasia|t[ií]tulo)/iu,
      gives: [['TradeName', 'name']],
    },
    { pattern: closing.jurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.namedJurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.townOfCourt, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.toldJurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.plainCourt, gives: [['JurisdictionCity', 'city']] },
    {
      pattern: closing.signed,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
      ],
    },
    {
      pattern: closing.signedInState,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
      ],
    },
    {
      pattern: closing.opened,
      gives: [
        ['SignDate', 'date'],
        ['SignCity', 'city'],
      ],
    },
    {
      pattern: closing.signedWithin,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
      ],
    },
    ...stampPhrases,
    {
      pattern: witnesses.besideRg,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness2Name', 'name'],
        ['Witness1RG', 'text'],
        ['Witness2RG', 'text'],
      ],
    },
    {
      pattern: witnesses.belowRg,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness1RG', 'text'],
        ['Witness2Name', 'name'],
        ['Witness2RG', 'text'],
      ],
    },
  ],
  signs: [
    {
      id: 'CompanySize',
      value: 'EPP',
      pattern:
        /(?:[Ee]nquadr|ENQUADR|condi[cç][aã]o de|[Qq]ualificad[oa]|regime jur[ií]dico de|[Pp]orte:?|declara(?:m|-se))[^.;]{0,60}?(?:[Ee]mpresa de [Pp]equeno [Pp]orte|EMPRESA DE PEQUENO PORTE|\bEPP\b)/,
    },
    {
      id: 'CompanySize',
      value: 'ME',
      pattern:
        /(?:[Ee]nquadr|ENQUADR|condi[cç][aã]o de|[Qq]ualificad[oa]|regime jur[ií]dico de|[Pp]orte:?|declara(?:m|-se))[^.;]{0,60}?(?:[Mm]icro-?[Ee]mpresa|MICROEMPRESA|\bME\b)/,
    },
    {
      id: 'ActKind',
      value: 'AMENDMENT_CONSOLIDATION',
      pattern:
        /ALTERA[CÇ][AÃ]O (?:CONTRATUAL|D[OE] (?:CONTRATO|ATO|ESTATUTO|INSTRUMENTO))[^.]{0,30}?CONSOLIDA|ALTERA[CÇ][AÃ]O,? (?:E|COM) (?:RE|A )?(?:RATIFICA[CÇ][AÃ]O E )?CONSOLIDA|(?:CONTRATO SOCIAL|ATO CONSTITUTIVO|ESTATUTO(?: SOCIAL)?) CONSOLIDAD[OA]|CONSOLIDA[CÇ][AÃ]O D[OE] (?:CONTRATO|ATO CONST|ESTATUTO)/i,
    },
    { id: 'ActKind', value: 'AMENDMENT', pattern: amendment },
    {
      id: 'ActKind',
      value: 'CONSTITUTION',
      pattern:
        /CONSTITUI[CÇ][AÃ]O DE (?:SOCIEDADE|EMPRESA|EIRELI|SLU)|CONTRATO (?:SOCIAL|D[EA] (?:CONSTITUI[CÇ][AÃ]O|SOCIEDADE))|ATO CONSTITUTIVO|ESTATUTO|INSTRUMENTO (?:PARTICULAR )?DE CONSTITUI[CÇ][AÃ]O|REQUERIMENTO DE EMPRES[ÁA]RIO/i,
    },
  ],
  sections,
  fields: summary,
};
