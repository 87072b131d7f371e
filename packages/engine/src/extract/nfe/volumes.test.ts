import { expect, it } from 'vitest';
import { withCarrierOfMode, withVolumes } from './volumes.ts';

it('the number of volumes is told from what they are', () => {
  const field = (value: string) => ({ value, conf: 90 });
  const { VolumeQuantity, VolumeKind } = withVolumes({ VolumeQuantity: field('1.014 caixas') });
  expect([VolumeQuantity?.value, VolumeKind?.value]).toEqual(['1014', 'caixas']);
});

it.each([
  ['0 - por conta do remetente Expresso Sul Ltda', '0 - por conta do remetente', 'Expresso Sul Ltda'],
  ['1 - Destinatário (FOB)', '1 - Destinatário (FOB)', undefined],
  ['0 - Remetente Placa', '0 - Remetente Placa', undefined],
])('the company behind the mode of the freight is the carrier: %s', (value, mode, name) => {
  const { FreightMode, CarrierName } = withCarrierOfMode({ FreightMode: { value, conf: 90 } });
  expect([FreightMode?.value, CarrierName?.value]).toEqual([mode, name]);
});
