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
