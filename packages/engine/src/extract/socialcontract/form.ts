import type { ServiceData } from '@lavra/contract/services/fields';
import { closing, day, witnesses } from '../reading/phrases/deeds.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { endOfLocation, readLocation } from '../reading/phrases/location.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';
import { readPartners } from './partners.ts';
import { readSigning, secretaryOf } from './signing.ts';

type Data = ServiceData<'socialcontract'>;

const managers =
  /(?:[Aa]dministra[cç][aã]o|ADMINISTRA[CÇ][AÃ]O|[Gg]er[eê]ncia)(?: da (?:sociedade|empresa))? [^.;]{0,60}?(?:por|pel[oa]s?(?:\([ao]s?\))?|caber[aá] (?:ao?|à)s?(?:\([ao]\))?|s[oó]ci[oa]s?|administrador[ea]?s?)(?: (?:s[oó]ci[oa]s?|administrador[ea]?s?)(?:\([ao]s?\))?)*,? (?:Sra?\.? |Srs\.? )?(\p{Lu}[\p{L}' ]+?(?:(?:,| e) \p{Lu}[\p{L}' ]+?)*)(?=,| em conjunto| isolad| individ| com | que | de forma|[.;])/u;

/** Who administers is named behind the verb, in capitals ("Administra a sociedade, …, FULANO DE TAL,"). */
const administers =
  /[Aa]dministra(?:r[aá])? a (?:sociedade|empresa)[^.;]{0,90}?[ ,](\p{Lu}{2}[\p{Lu}' ]+ \p{Lu}{2,})(?=[,.;])/u;

function readManagers(running: RunningText): Data {
  const match = managers.exec(running.text) ?? administers.exec(running.text);
  if (match?.[1] === undefined) return {};
  const stretch = { from: match.index, to: match.index + match[0].length };
  const rows = match[1].split(/, | e (?=\p{Lu})/u).flatMap((name) => {
    const field = fieldIn(running, stretch, name, 'name');
    return field === undefined ? [] : [{ Name: field }];
  });
  return rows.length === 0 ? {} : { Managers: rows };
}

const seat = new RegExp(
  [
    String.raw`(?:tem|ter[aá]|com|possui|mant[eé]m) (?:a )?(?:sua )?sede(?: e (?:domic[ií]lio|foro))*(?: social)?(?: estabelecida| situada| localizada)?(?: [àa]| n[ao]| em)?(?: seguinte endere[cç]o)?:?`,
    String.raw`endere[cç]o da sede (?:passa a ser|[eé]|ser[aá]):?`,
    String.raw`(?:acha-se|encontra-se|fica|est[aá]|ser[aá]|localiza-se) (?:(?:estabelecida|sediada|instalada|localizada|situada) )?(?:[àa]|n[ao]|em)(?: seguinte endere[cç]o)?:?`,
    String.raw`(?:sociedade|empresa)[^.;]{0,60}?(?:estabelecida|sediada) (?:[àa]|n[ao]|em):?`,
  ].join('|'),
  'giu',
);

/** The current registered office: an amendment states the new one first. */
function readSeat(running: RunningText): Data {
  const from = [...running.text.matchAll(seat)]
    .map(({ index, 0: led }) => index + led.length + 1)
    .find((at) => /^\p{Lu}/u.test(running.text.slice(at)));
  if (from === undefined) return {};
  const rest = running.text.slice(from, from + 260);
  return readLocation(running, { from, to: from + endOfLocation(rest) });
}

/** Articles of association with their amendments and the board of trade's stamp, as running text. */
export const socialcontractForm: ServiceForm<'socialcontract'> = {
  isDeed: true,
  prose: (running, inRows) => ({
    ...readSeat(running),
    ...readPartners(running, inRows),
    ...readManagers(running),
    ...readSigning(running),
  }),
  places: secretaryOf,
  phrases: [
    { pattern: /\b(\d{1,3})[ªa°º]? ALTERA[CÇ][AÃ]O/i, gives: [['AmendmentNumber', 'integer']] },
    {
      pattern:
        /(?<!\p{L})((?:(?:D[ÉE]CIM|VIG[ÉE]SIM|TRIG[ÉE]SIM)[AO] )?(?:PRIMEIR|SEGUND|TERCEIR|QUART|QUINT|SEXT|S[ÉE]TIM|OITAV|NON|D[ÉE]CIM|VIG[ÉE]SIM)[AO]) ALTERA[CÇ][AÃ]O/iu,
      gives: [['AmendmentNumber', 'ordinal']],
    },
    {
      pattern:
        /(?:denomina[cç][aã]o social|nome empresarial|raz[aã]o social|denominada|denomina[cç][aã]o)(?: de)?:? ["“”]?(\p{Lu}[\p{Lu}\d' .&-]+?(?:LTDA|LIMITADA|EIRELI|S\/A|S\.A|SLU)(?:\.? - ?(?:ME|EPP))?)(?=[ ,.;"”])/u,
      gives: [['CompanyName', 'name']],
    },
    // The title of an amendment, and the stamp of the board.
    {
      pattern:
        /(?:(?:ALTERA[CÇ][AÃ]O|CONTRATO|ATO)[^.:;]{0,60}?(?:SOCIEDADE(?: LIMITADA| EMPRES[ÁA]RIA)?(?: UNIPESSOAL)?|EMPRESA|CONTRATUAL|SOCIAL|UNIPESSOAL)(?: D[AEO])?(?: SOCIEDADE| EMPRESA)?|Empresa:) ["“]?(\p{Lu}[\p{Lu}\d' .&-]+?(?:LTDA|LIMITADA|EIRELI|S\/A|S\.A|SLU)\.?(?: ?- ?(?:ME|EPP))?)(?=[ ,;"”]|$)/u,
      gives: [['CompanyName', 'name']],
    },
    {
      pattern:
        /t[ií]tulo (?:do|de) estabelecimento:? (?:a express[aã]o )?["“']?(\p{Lu}.+?)["”']?(?=\. |\.$|,|;| Cl[áa]usula| CL[ÁA])/u,
      gives: [['TradeName', 'name']],
    },
    {
      pattern:
        /nome (?:de )?fantasia (?!Cl[áa]usula|CL[ÁA]USULA)(?:a express[aã]o |de )?["“”']?(.+?)["“”']?(?=\. |,|;| CL[ÁA])/iu,
      gives: [['TradeName', 'name']],
    },
    {
      pattern: /C\.?N\.?P\.?J\.?(?:\/MF)?:? (?:sob )?(?:o )?(?:n[º°o.]+ )?([\dA-Z.]{10}\/\d{4}-\d{2})/,
      gives: [['CNPJ', 'cnpj']],
    },
    { pattern: /CNPJ(?: DA SEDE)?:? ?(\d{14}|[\dA-Z.]{10}\/\d{4}-\d{2})(?!\d)/, gives: [['CNPJ', 'cnpj']] },
    { pattern: /N\.?I\.?R\.?E\.?:? ?(?:n[º°o.]+ ?)?(\d[\d.-]{9,13}\d)/i, gives: [['NIRE', 'number']] },
    // The registration of a constitution is the company's own number, where no other is named.
    {
      pattern:
        /CONSTITUI[CÇ][AÃ]O\b[^]*?CERTIFICO O REGISTRO EM \d{2}\/\d{2}\/\d{4},? SOB N[º°O.]+ ?(\d{11})\b/,
      gives: [['NIRE', 'number']],
    },
    {
      pattern:
        /(?:objeto social [eé]:?|objeto social ser[aá]:?|objeto social a explora[cç][aã]o do ramo de:?|(?:tem|ter[aá]) por objeto(?: social)?(?: a explora[cç][aã]o do ramo de)?:?)(?: (?:o exerc[ií]cio|a explora[cç][aã]o) d[ae]s? seguintes? atividades?(?: econ[oô]micas?)?:)? (.+?)\.? (?=D[OA]S? \p{Lu}{3,}|CL[ÁA]USULA|Cl[áa]usula|Par[aá]grafo|\d{1,2}(?:ª |[*º°"'a]+ ?[-–]|\S? [OA] ))/u,
      gives: [['BusinessPurpose', 'long-text']],
    },
    {
      pattern:
        /(?:explora(?:r[aá])?|exerce(?:r[aá])?|dedica(?:r)?-se|desenvolve(?:r[aá])?|ramos? de atividades?)[^.:;]{0,40}:? ((?<=: )\p{L}.+?)\.(?= \d{1,2}[.)ªº]| Cl[áa]usula| CL[ÁA]USULA| Art| ART| §| Par[áa]grafo|$)/u,
      gives: [['BusinessPurpose', 'long-text']],
    },
    {
      pattern:
        /(?:por|como) (?:seu )?objeto(?: social)?:? (.+?)\.? (?=(?:PRIMEIR|SEGUND|TERCEIR|QUART|QUINT|SEXT|S[ÉE]TIM|OITAV|NON|D[ÉE]CIM)[AO](?: \p{Lu}+)? ?[:.–-]|CL[ÁA]USULA|Cl[áa]usula|PAR[ÁA]GRAFO|Par[áa]grafo)/u,
      gives: [['BusinessPurpose', 'long-text']],
    },
    {
      pattern: /(?:express[aã]o|denomina[cç][aã]o|t[ií]tulo) (?:de )?fantasia:? ["“”']?(\p{Lu}[^.,;"”]+)/u,
      gives: [['TradeName', 'name']],
    },
    {
      pattern: /express[aã]o ["“”']?([^.;]+?)["“”']?,? como (?:nome (?:de )?fantasia|t[ií]tulo)/iu,
      gives: [['TradeName', 'name']],
    },
    {
      pattern: new RegExp(
        String.raw`in[ií]cio d(?:as|e suas) atividades (?:ser[aá] )?(?:em|a partir de|no dia):? (${day})`,
        'iu',
      ),
      gives: [['StartDate', 'date']],
    },
    {
      pattern: new RegExp(
        String.raw`atividades (?:tiveram|t[eê]m|ter[aã]o|com) in[ií]cio (?:em|a partir de|no dia) (${day})`,
        'iu',
      ),
      gives: [['StartDate', 'date']],
    },
    {
      pattern: new RegExp(
        String.raw`inici(?:a|ou|ar[aá]) suas atividades (?:em|a partir de|no dia) (${day})`,
        'iu',
      ),
      gives: [['StartDate', 'date']],
    },
    {
      pattern:
        /prazo (?:de dura[cç][aã]o )?(?:[eé] |ser[aá] )?(?:por (?:tempo|prazo) )?((?:in)?determinado)/i,
      gives: [['Term', 'text']],
    },
    {
      pattern: /capital social (?:[eé]|ser[aá]|passa a ser)(?: de)? R\$ ?([\d.]+,\d{2})/i,
      gives: [['ShareCapital', 'money']],
    },
    {
      pattern:
        /capital(?: social)?(?:, [^;.]{0,60},)? (?:[eé]|ser[aá]|permanece|fica|totaliza|corresponde)(?: de| em| a| no valor de)? R\$ ?([\d.]+,\d{2})/i,
      gives: [['ShareCapital', 'money']],
    },
    { pattern: /dividid[oa]s? em ([\d.]+)/i, gives: [['ShareCount', 'integer']] },
    {
      pattern:
        /(?:representad|compost|constitu[ií]d|distribu[ií]d)[oa]s? (?:por|de|em) ([\d.]+)(?: ?\([^)]*\))? (?:quotas|cotas)/i,
      gives: [['ShareCount', 'integer']],
    },
    {
      pattern: /correspond(?:ente|endo|e)s? a ([\d.]+)(?: ?\([^)]*\))? (?:quotas|cotas)/i,
      gives: [['ShareCount', 'integer']],
    },
    {
      pattern:
        /(?:quotas|cotas)[^.;]{0,40}? valor (?:unit[aá]rio|nominal)(?: e unit[aá]rio)? de R\$ ?([\d.]+,\d{2})/i,
      gives: [['ShareAmount', 'money']],
    },
    {
      pattern: /(?:valor (?:nominal |unit[aá]rio )?|(?:quotas|cotas) )de R\$ ?([\d.]+,\d{2})[^.]{0,40}?cada/i,
      gives: [['ShareAmount', 'money']],
    },
    { pattern: closing.jurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.namedJurisdiction, gives: [['JurisdictionCity', 'city']] },
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
      pattern:
        /protocol[oa](?:do)?(?: sob)?(?: o)?(?: n[uú]mero| n[º°o.]+)?:? ?(\d[\d/.-]{6,}\d)(?:,? ?[-–]? ?(?:em |de )?(\d{2}\/\d{2}\/\d{4}))?/i,
      gives: [
        ['ProtocolNumber', 'number'],
        ['ProtocolDate', 'date'],
      ],
    },
    {
      pattern:
        /(Junta Comercial do Estado d[eoa]s? \p{Lu}\p{L}+(?: (?:d[eoa]s? )?(?!Certifi)\p{Lu}\p{Ll}+)*)/u,
      gives: [['BoardOfTrade', 'text']],
    },
    { pattern: /\b(JUCE[A-Z]{1,4})\b/, gives: [['BoardOfTrade', 'text']] },
    {
      pattern:
        /\b(JUNTA COMERCIAL D[OA] (?:ESTADO D[EOA]S?|DISTRITO) \p{Lu}+(?: (?:D[EOA] )?\p{Lu}+)*?)(?= CERTIFI| NIRE| PROTOCOLO| CNPJ| N[º°]| [^\p{Lu}]|$)/u,
      gives: [['BoardOfTrade', 'text']],
    },
    {
      pattern: /registro sob o n[º°uú.]+(?:mero)? ?(\d+),? em (\d{2}\/\d{2}\/\d{4})/i,
      gives: [
        ['RegistrationNumber', 'number'],
        ['RegistrationDate', 'date'],
      ],
    },
    {
      pattern: /registro em (\d{2}\/\d{2}\/\d{4}),? sob o n[º°uú.]+(?:mero)?:? ?(\d+)/i,
      gives: [
        ['RegistrationDate', 'date'],
        ['RegistrationNumber', 'number'],
      ],
    },
    {
      pattern:
        /CERTIFICO O REGISTRO EM:? ?(\d{2}\/\d{2}\/\d{4})(?: [àa]s)?(?: \d{2}:\d{2}(?::\d{2})?)?,? SOB (?:O )?N[º°O.]*:? ?(\d[\d.-]*\d)/i,
      gives: [
        ['RegistrationDate', 'date'],
        ['RegistrationNumber', 'number'],
      ],
    },
    { pattern: /CERTIFICO O REGISTRO EM:? ?(\d{2}\/\d{2}\/\d{4})/i, gives: [['RegistrationDate', 'date']] },
    {
      pattern: /Secret[aá]ri[oa][- ]Geral,? (\p{Lu}[\p{L}' ]+?)(?=\.|,)/u,
      gives: [['SecretaryName', 'name']],
    },
    {
      pattern: /\bpor (\p{Lu}[\p{L}' ]{5,60}?),? ?[—–-]? ?SECRET[ÁA]RI[OA][- ]GERAL\b/iu,
      gives: [['SecretaryName', 'name']],
    },
    {
      pattern: /[\d.,] (\p{Lu}[\p{L}' ]{5,60}?) ?[—–-] ?SECRET[ÁA]RI[OA][- ]GERAL\b/iu,
      gives: [['SecretaryName', 'name']],
    },
    {
      pattern:
        /(?:[Cc]hancela(?: [Dd]igital)?|CHANCELA(?: DIGITAL)?|[Cc][oó]digo de [Aa]utentica[cç][aã]o):? (?:n[º°o.]+ ?)?([A-Z0-9]{6,}(?:[.-][A-Z0-9]{2,})*)(?![a-z])/,
      gives: [['VerificationCode', 'text']],
    },
    {
      pattern:
        /[Cc](?:[oó]digo de (?:seguran[cç]a|verifica[cç][aã]o)|[OÓ]DIGO DE (?:SEGURAN[CÇ]A|VERIFICA[CÇ][AÃ]O)):? ?([A-Z0-9]{3,}(?:[.-][A-Z0-9]{2,})*)/,
      gives: [['VerificationCode', 'text']],
    },
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
        /(?:enquadra|condi[cç][aã]o de|porte:?)[^.;]{0,60}?(?:[Ee]mpresa de [Pp]equeno [Pp]orte|EMPRESA DE PEQUENO PORTE|\bEPP\b)/,
    },
    {
      id: 'CompanySize',
      value: 'ME',
      pattern:
        /(?:enquadra|condi[cç][aã]o de|porte:?)[^.;]{0,60}?(?:[Mm]icro-?[Ee]mpresa|MICROEMPRESA|\bME\b)/,
    },
    {
      id: 'ActKind',
      value: 'AMENDMENT_CONSOLIDATION',
      pattern:
        /ALTERA[CÇ][AÃ]O (?:CONTRATUAL|D[OE] CONTRATO)[^.]{0,30}?CONSOLIDA|ALTERA[CÇ][AÃ]O,? (?:E|COM) CONSOLIDA|CONTRATO SOCIAL CONSOLIDADO/i,
    },
    { id: 'ActKind', value: 'AMENDMENT', pattern: /ALTERA[CÇ][AÃ]O (?:CONTRATUAL|D[OE] CONTRATO)/i },
    {
      id: 'ActKind',
      value: 'CONSTITUTION',
      pattern:
        /CONSTITUI[CÇ][AÃ]O DE SOCIEDADE|CONTRATO (?:SOCIAL|DE CONSTITUI[CÇ][AÃ]O)|ATO CONSTITUTIVO|INSTRUMENTO (?:PARTICULAR )?DE CONSTITUI[CÇ][AÃ]O/i,
    },
  ],
  fields: [],
};
