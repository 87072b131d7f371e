import type { ServiceData } from '@lavra/contract/services/fields';
import { closing, day, witnesses } from '../reading/phrases/deeds.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { namesIn } from '../reading/phrases/deed-parties.ts';
import { endOfLocation, readLocation } from '../reading/phrases/location.ts';
import { nationalities, readQualification } from '../reading/phrases/qualification.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

type Data = ServiceData<'socialcontract'>;
type Partner = NonNullable<Data['Partners']>[number];

/** A partner's particulars begin with the name in capitals and the nationality. */
const partner = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{Lu}[\p{Lu}'.-]*(?: (?:\p{Lu}[\p{Lu}'.-]*|d[aeo]s?|e)){1,7}), (?:${nationalities}|pessoa jur[ií]dica)`,
  'gu',
);
const endOfPartners =
  /t[eê]m entre si|[uú]nicos? s[oó]ci[oa]s?|resolve[m]?,? |constitu(?:em|i) |CL[ÁA]USULA/u;

/** A name as a pattern, whose accents a picture may lose. */
const likeName = (text: string): string =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[AÁÂÃÀaáâãà]/g, '[AÁÂÃÀ]')
    .replaceAll(/[EÉÊeéê]/g, '[EÉÊ]')
    .replaceAll(/[IÍií]/g, '[IÍ]')
    .replaceAll(/[OÓÔÕoóôõ]/g, '[OÓÔÕ]')
    .replaceAll(/[UÚuú]/g, '[UÚ]')
    .replaceAll(/[CÇcç]/g, '[CÇ]');

/** The only partner of a company has its whole capital. */
function wholeOf(running: RunningText): Pick<Partner, 'SharesHeld' | 'SharesAmount'> {
  const capital =
    /capital social [^]{0,40}?R\$ ?([\d.]+,\d{2})[^]{0,80}?dividid[oa]s? em ([\d.]+)[^]{0,200}?[uú]nic[oa]/iu.exec(
      running.text,
    );
  if (capital === null) return {};
  const stretch = { from: capital.index, to: capital.index + capital[0].length };
  const [amount, held] = [
    fieldIn(running, stretch, capital[1], 'money'),
    fieldIn(running, stretch, capital[2], 'integer'),
  ];
  return { ...(held ? { SharesHeld: held } : {}), ...(amount ? { SharesAmount: amount } : {}) };
}

function readPartners(running: RunningText): Data {
  const { text } = running;
  // The deed's title, also in capitals, may come before the first name.
  const starts = [...text.matchAll(partner)].map(({ index, 1: name = '' }) => {
    const title =
      /^.*\b(?:LIMITADA|LTDA|SOCIEDADE|ALTERA[ÇC][ÃA]O|CONTRATUAL|CONTRATO|SOCIAL|CONSOLIDA\S+|S[ÓO]CI[OA]S?|NIRE|CNPJ)\b\W*/u.exec(
        name,
      );
    return index + (title?.[0].length ?? 0);
  });
  // Other hands write names in small letters, or the nationality behind a word of its own: they stand before the first clause.
  if (starts.length === 0)
    starts.push(...namesIn(text.split(/CL[ÁA]USULA|Cl[áa]usula|[Rr]esolve/u, 1)[0] ?? ''));
  const own = starts.length === 1 ? wholeOf(running) : undefined;
  const rows = starts.map((from, order) => {
    const rest = text.slice(from, from + 900);
    const to = Math.min(
      starts[order + 1] ?? text.length,
      from + (endOfPartners.exec(rest)?.index ?? rest.length),
    );
    const { Phone: _phone, Email: _email, ...row } = readQualification(running, { from, to });
    const name = row.Name?.value;
    if (name === undefined) return row;
    const shares = new RegExp(
      `${likeName(name)}[:,]? ?(?:com )?([\\d.]+)(?: (?:quotas|cotas))?,? (?:\\(?([\\d]+(?:,\\d+)?)[A-Z]? ?%?\\)? )?(?:(?:no valor(?: total)?|no total|totalizando|perfazendo)(?: de)? )?(?:R\\$ ?)?([\\d.]+,\\d{2})(?! ?[\\d.]+,\\d)`,
      'iu',
    ).exec(text);
    if (shares === null) return { ...row, ...own };
    const stretch = { from: shares.index, to: shares.index + shares[0].length };
    const [held, percent, amount] = [
      fieldIn(running, stretch, shares[1], 'integer'),
      fieldIn(running, stretch, shares[2], 'measure'),
      fieldIn(running, stretch, shares[3], 'money'),
    ];
    return {
      ...row,
      ...(held ? { SharesHeld: held } : {}),
      ...(percent ? { SharePercent: percent } : {}),
      ...(amount ? { SharesAmount: amount } : {}),
    };
  });
  return rows.length === 0 ? {} : { Partners: rows };
}

const managers =
  /administra[cç][aã]o da sociedade [^.;]{0,60}?(?:por|caber[aá] (?:ao?|à)|s[oó]ci[oa]s?|administrador[ea]?s?),? (\p{Lu}[\p{L}' ]+?(?:(?:,| e) \p{Lu}[\p{L}' ]+?)*)(?=,| em conjunto| isolad| individ| com | que | de forma|[.;])/u;

function readManagers(running: RunningText): Data {
  const match = managers.exec(running.text);
  if (match?.[1] === undefined) return {};
  const stretch = { from: match.index, to: match.index + match[0].length };
  const rows = match[1].split(/, | e (?=\p{Lu})/u).flatMap((name) => {
    const field = fieldIn(running, stretch, name, 'name');
    return field === undefined ? [] : [{ Name: field }];
  });
  return rows.length === 0 ? {} : { Managers: rows };
}

const seat =
  /(?:(?:tem|ter[aá]|com) (?:sua )?sede(?: e (?:domic[ií]lio|foro))?(?: social)? (?:[àa]|n[ao]|em)(?: seguinte endere[cç]o:?)?|endere[cç]o da sede passa a ser:?) /iu;

/** The current registered office: an amendment states the new one first. */
function readSeat(running: RunningText): Data {
  const match = seat.exec(running.text);
  if (!match) return {};
  const from = match.index + match[0].length;
  const rest = running.text.slice(from, from + 260);
  return readLocation(running, { from, to: from + endOfLocation(rest) });
}

/** Articles of association with their amendments and the board of trade's stamp, as running text. */
export const socialcontractForm: ServiceForm<'socialcontract'> = {
  isDeed: true,
  prose: (running) => ({ ...readSeat(running), ...readPartners(running), ...readManagers(running) }),
  phrases: [
    { pattern: /\b(\d{1,3})[ªa°º]? ALTERA[CÇ][AÃ]O/i, gives: [['AmendmentNumber', 'integer']] },
    {
      pattern:
        /(?:denomina[cç][aã]o social|nome empresarial|raz[aã]o social|denominada|denomina[cç][aã]o)(?: de)?:? ["“”]?(\p{Lu}[\p{Lu}\d' .&-]+?(?:LTDA|LIMITADA|EIRELI|S\/A|S\.A|SLU)(?:\.? - ?(?:ME|EPP))?)(?=[ ,.;"”])/u,
      gives: [['CompanyName', 'name']],
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
        String.raw`inici(?:ou|ar[aá]) suas atividades (?:em|a partir de|no dia) (${day})`,
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
    { pattern: /dividid[oa]s? em ([\d.]+)/i, gives: [['ShareCount', 'integer']] },
    {
      pattern: /(?:valor (?:nominal |unit[aá]rio )?|(?:quotas|cotas) )de R\$ ?([\d.]+,\d{2})[^.]{0,40}?cada/i,
      gives: [['ShareAmount', 'money']],
    },
    { pattern: closing.jurisdiction, gives: [['JurisdictionCity', 'city']] },
    {
      pattern: closing.signed,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
      ],
    },
    {
      pattern:
        /protocol[oa](?:do)?(?: sob)?(?: o)?(?: n[uú]mero| n[º°o.]+)?:? ?(\d[\d/.-]{6,}\d)(?: ?[-–]? ?(?:em |de )?(\d{2}\/\d{2}\/\d{4}))?/i,
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
    { pattern: /CERTIFICO O REGISTRO EM:? ?(\d{2}\/\d{2}\/\d{4})/i, gives: [['RegistrationDate', 'date']] },
    {
      pattern: /Secret[aá]ri[oa][- ]Geral,? (\p{Lu}[\p{L}' ]+?)(?=\.|,)/u,
      gives: [['SecretaryName', 'name']],
    },
    {
      pattern: /[\d.,] (\p{Lu}[\p{L}' ]{5,60}?) ?[—–-] ?SECRET[ÁA]RI[OA][- ]GERAL\b/iu,
      gives: [['SecretaryName', 'name']],
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
      id: 'ActKind',
      value: 'AMENDMENT_CONSOLIDATION',
      pattern:
        /ALTERA[CÇ][AÃ]O (?:CONTRATUAL|D[OE] CONTRATO)[^.]{0,30}?CONSOLIDA|CONTRATO SOCIAL CONSOLIDADO/i,
    },
    { id: 'ActKind', value: 'AMENDMENT', pattern: /ALTERA[CÇ][AÃ]O (?:CONTRATUAL|D[OE] CONTRATO)/i },
    {
      id: 'ActKind',
      value: 'CONSTITUTION',
      pattern: /CONSTITUI[CÇ][AÃ]O DE SOCIEDADE|CONTRATO (?:SOCIAL|DE CONSTITUI[CÇ][AÃ]O)/i,
    },
  ],
  fields: [],
};
