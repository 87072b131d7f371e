import { hasLegalForm } from '../reading/values/company-names.ts';
import type { InvoiceData } from './invoice.ts';

/** A number of volumes with what they are ("14 caixas"), as boxes of makers of their own have it. */
const counted = /^(\d{1,3}(?:\.\d{3})*|\d+) (\p{L}[\p{L}()./ -]*)$/u;

/** The carrier's block with the volumes' number and kind apart. */
export function withVolumes(data: InvoiceData): InvoiceData {
  const { VolumeQuantity: volumes, VolumeKind: kind } = data;
  const [, number, name] = counted.exec(volumes?.value ?? '') ?? [];
  if (volumes === undefined || number === undefined || name === undefined) return data;
  return {
    ...data,
    VolumeQuantity: { ...volumes, value: number.replaceAll('.', ''), printed: number },
    VolumeKind: kind ?? { ...volumes, value: name, printed: name },
  };
}

/** Who pays the freight, as the standard says it (MOC NF-e 7.0, X02), and words behind it. */
const paidBy =
  /^(\d ?[-–] ?(?:(?:contrata[çc][ãa]o do frete |transporte pr[óo]prio )?por conta d[oe] )?(?:emitente|remetente|destinat[áa]rio|terceiros)(?: \((?:CIF|FOB)\))?) (\p{Lu}.+)$/iu;

/** The mode of the freight without the company that is named below it, which is the carrier. */
export function withCarrierOfMode(data: InvoiceData): InvoiceData {
  const { FreightMode: mode, CarrierName: carrier } = data;
  const [, own, company] = paidBy.exec(mode?.value ?? '') ?? [];
  if (mode === undefined || own === undefined || company === undefined || !hasLegalForm(company)) return data;
  return {
    ...data,
    FreightMode: { ...mode, value: own, printed: own },
    CarrierName: carrier ?? { ...mode, value: company, printed: company },
  };
}
