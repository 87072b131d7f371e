import { expect, it } from 'vitest';
import { withVolumes } from './volumes.ts';

it('the number of volumes is told from what they are', () => {
  const field = (value: string) => ({ value, conf: 90 });
  const { VolumeQuantity, VolumeKind } = withVolumes({ VolumeQuantity: field('1.014 caixas') });
  expect([VolumeQuantity?.value, VolumeKind?.value]).toEqual(['1014', 'caixas']);
});
