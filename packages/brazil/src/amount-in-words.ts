const ones = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
] as const;
const tens = [
  '',
  '',
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
] as const;
const hundreds = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
] as const;

/** A number from 1 to 999 in words. */
function groupInWords(number: number): string {
  if (number === 100) return 'cem';
  const rest = number % 100;
  const low = rest < 20 ? [ones[rest]] : [tens[Math.floor(rest / 10)], ones[rest % 10]];
  return [hundreds[Math.floor(number / 100)], ...low].filter(Boolean).join(' e ');
}

/** A whole number below a thousand million in words. */
function numberInWords(number: number): string {
  const [millions, thousands, rest] = [
    Math.floor(number / 1e6),
    Math.floor(number / 1000) % 1000,
    number % 1000,
  ];
  const parts = [
    ...(millions > 0 ? [`${groupInWords(millions)} ${millions === 1 ? 'milhão' : 'milhões'}`] : []),
    ...(thousands > 0 ? [thousands === 1 ? 'mil' : `${groupInWords(thousands)} mil`] : []),
    ...(rest > 0 ? [groupInWords(rest)] : []),
  ];
  // The last group is joined where it is a single word.
  const isJoined = rest > 0 && parts.length > 1 && (rest < 100 || rest % 100 === 0);
  return isJoined ? `${parts.slice(0, -1).join(' ')} e ${parts.at(-1) ?? ''}` : parts.join(' ');
}

/** Whole reais below a thousand million. */
const most = 999_999_999;

/** An amount of reais and centavos, given in centavos, as cheques write it out ("mil e dez reais e cinco centavos"); undefined for none and for ones too large. */
export function amountInWords(centavos: number): string | undefined {
  const [reais, rest] = [Math.floor(centavos / 100), centavos % 100];
  if (!Number.isInteger(centavos) || centavos <= 0 || reais > most) return undefined;
  const isRound = reais >= 1e6 && reais % 1e6 === 0;
  const whole =
    reais === 0 ? '' : `${numberInWords(reais)} ${isRound ? 'de ' : ''}${reais === 1 ? 'real' : 'reais'}`;
  const parts = rest === 0 ? '' : `${numberInWords(rest)} ${rest === 1 ? 'centavo' : 'centavos'}`;
  return [whole, parts].filter(Boolean).join(' e ');
}
