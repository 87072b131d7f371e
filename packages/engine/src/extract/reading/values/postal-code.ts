import { states } from '@lavra/brazil/states';

/** Eight figures without a hyphen are a postal code behind its label or a state, or where they begin a part; behind another label they are that one's number ("TERM:59102754"). */
const bareCode = String.raw`(?<=^\s*|[,;|–-] ?|(?:C\.?[A-Z]\.?P|[A-Z]\.?E\.?P)[ :.-]{0,3}|(?<!\p{L})(?:${states.map(({ uf }) => uf).join('|')})[ ,:/)]{1,3})\d{2}\.?\d{6}`;
/** A postal code in the text of an address. */
export const cepPattern = new RegExp(String.raw`(?<![\d-])(?:\d{2}\.?\d{3}-\d{3}|${bareCode})(?!\d|-)`, 'iu');
