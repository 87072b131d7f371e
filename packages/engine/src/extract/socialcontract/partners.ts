import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { namesIn } from '../reading/phrases/deed-parties.ts';
import { nationalities, readQualification } from '../reading/phrases/qualification.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

type Data = ServiceData<'socialcontract'>;
type Partner = NonNullable<Data['Partners']>[number];

/** A partner's particulars begin with the name in capitals and the nationality. */
const partner = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{Lu}[\p{Lu}'.-]*(?: (?:\p{Lu}[\p{Lu}'.-]*|d[aeo]s?|e)){1,7})(?:, | \((?=\p{Ll}))(?:${nationalities}|nacionalidade|pessoa jur[ií]dica)`,
  'gu',
);
const endOfPartners =
  /t[eê]m entre si|[uú]nicos? s[oó]ci[oa]s?|s[oó]ci[oa]s? [uú]nic[oa]s?|resolve[m]?,? |delibera[m]?,? |decide[m]?,? |constitu(?:em|i) |CL[ÁA]USULA/u;

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
function wholeOf(running: RunningText): Pick<Partner, 'SharesHeld' | 'SharesAmount' | 'SharePercent'> {
  const capital =
    /capital social\b[^]{0,80}?R\$ ?([\d.]+,\d{2})[^]{0,80}?(?:(?:dividid|representad|constitu[ií]d|compost)[oa]s? (?:em|por|de)|correspond(?:ente|endo|e)s? a) ([\d.]+)[^]{0,200}?(?:\((\d{1,3})(?:,0+)?%\)[^]{0,60}?)?[uú]nic[oa]/iu.exec(
      running.text,
    );
  if (capital === null) return {};
  const stretch = { from: capital.index, to: capital.index + capital[0].length };
  const [amount, held, percent] = [
    fieldIn(running, stretch, capital[1], 'money'),
    fieldIn(running, stretch, capital[2], 'integer'),
    fieldIn(running, stretch, capital[3], 'measure'),
  ];
  return {
    ...(held ? { SharesHeld: held } : {}),
    ...(amount ? { SharesAmount: amount } : {}),
    ...(percent ? { SharePercent: percent } : {}),
  };
}

/** What may stand between a partner and the figures of the shares, and between these. */
const between = String.raw`(?:[\s,:;()–-]|com |possui |subscreve |quotas?|cotas?|no |valor |total |nominal |de |totalizando |perfazendo |equivalentes? |correspondentes? |a |do |capital |social |R\$|\([^)\d]{0,60}\))*`;
const figures = String.raw`(\d[\d.]*(?:,\d+)?(?: ?%)?)`;

/** The shares of a partner in a list: number, amount and percentage in any order, told by their print. */
function listedShares(
  running: RunningText,
  name: string,
): Pick<Partner, 'SharesHeld' | 'SharesAmount' | 'SharePercent'> {
  const list = new RegExp(
    `${likeName(name)}${between}${figures}${between}${figures}(?:${between}${figures})?`,
    'u',
  ).exec(running.text);
  if (list === null) return {};
  const stretch = { from: list.index, to: list.index + list[0].length };
  const printed = list.slice(1).filter((each) => each !== undefined);
  const parts = printed.filter((each) => each.includes(','));
  const isPart = (each: string): boolean =>
    each.endsWith('%') || (parts.length > 1 && /^(?:100|\d{1,2}),\d+$/.test(each));
  const [held, amount, percent] = [
    fieldIn(
      running,
      stretch,
      printed.find((each) => !each.includes(',') && !isPart(each)),
      'integer',
    ),
    fieldIn(
      running,
      stretch,
      parts.find((each) => /,\d{2}$/.test(each) && !isPart(each)),
      'money',
    ),
    fieldIn(running, stretch, printed.find(isPart), 'measure'),
  ];
  return {
    ...(held ? { SharesHeld: held } : {}),
    ...(amount ? { SharesAmount: amount } : {}),
    ...(percent ? { SharePercent: percent } : {}),
  };
}

/** The partners with their particulars and shares; lists of shares are read row by row. */
export function readPartners(running: RunningText, inRows: RunningText): Data {
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
    if (shares === null) return { ...row, ...own, ...listedShares(inRows, name) };
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
