import { fold } from '../sheet/text.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** What a picture may show of a slash between capitals; a 1 may as well be of a model's number ("147"). */
const stroke = '(?:[IlJ|!]|1(?=[A-Z]))';
/** Makers before the slash and the model, but those that begin another word with the stroke behind them ("JACIRA"). */
const makers =
  'FIAT|VW|VOLKSWAGEN|GM|CHEVROLET|CHEV|FORD|RENAULT|HONDA|TOYOTA|HYUNDAI|NISSAN|JEEP|PEUGEOT|CITROEN|YAMAHA|SUZUKI|MMC|MITSUBISHI|M\\.?BENZ|IVECO|VOLVO|SCANIA|BMW|CHERY|BYD|GWM|DAFRA|KAWASAKI|AGRALE|MARCOPOLO|RANDON';
const types =
  'AUTOM[OÓ]VEL|MOTOCICLETA|MOTONETA|CICLOMOTOR|TRICICLO|CAMINH|CAMIONETA|UTILIT|MICRO|[OÔ]NIBUS|REBOQUE|SEMI';

/** A stroke between two words of the registry's lists, by what stands on its sides. */
const slashes = [
  `^((?:${makers}))${stroke}(?=[A-Z\\d]{2})`,
  `^(I)${stroke}(?=(?:${makers})(?![A-Z]))`,
  `^([AÁ]LCOOL|ALCO|GASOLINA|GASOL|DIESEL)${stroke}(?=(?:GASOL|GNV|[AÁ]LCOOL|EL[EÉ]TRIC|H[IÍ]BRID))`,
  `(?<=/GASOL|/GASOLINA)()${stroke}(?=GNV$)`,
  `^(PAS|CAR|MIS|TRA|ESP|PASSAGEIRO|CARGA|MISTO|TRA[CÇ][AÃ]O|ESPECIAL)${stroke}(?=(?:${types}))`,
  `^(ABERTA|FECHADA)${stroke}(?=CAB)`,
].map((pattern) => new RegExp(pattern, 'u'));

function withSlash<T extends Token>(token: T): T {
  if (token.conf === 100) return token;
  const text = slashes.reduce((mended, pattern) => mended.replace(pattern, '$1/'), token.text);
  return text === token.text ? token : { ...token, text, folded: fold(text) };
}

/** The words of a picture of a vehicle's paper with the slashes of the registry's words that were read as letters. */
export function withVehicleSlashes(sheet: Sheet): Sheet {
  const mended = new Map(sheet.tokens.map((token) => [token, withSlash(token)]));
  if ([...mended].every(([token, read]) => token === read)) return sheet;
  const of = (token: Token): Token => mended.get(token) ?? token;
  return { ...sheet, tokens: sheet.tokens.map(of), rows: sheet.rows.map((row) => row.map(of)) };
}
