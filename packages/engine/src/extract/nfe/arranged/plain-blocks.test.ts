import { expect, it } from 'vitest';
import { pageOfTexts } from '../../testing/sheet-of-texts.ts';
import { sheetOf } from '../../reading/sheet/sheet-of-page.ts';
import { readByLabels } from './as-form.ts';

it('the title under the issuer is no name of a shop, and a count of volumes is parted from what they are', () => {
  const page = pageOfTexts([
    [40, 40, 16, 'Ferro Bravo'],
    [40, 100, 10, 'Ferro Bravo Serralheria Ltda'],
    [40, 112, 7, 'quem vende'],
    [40, 126, 10, 'Rua Sergipe, 1457'],
    [40, 138, 10, 'Boa Esperança'],
    [40, 150, 10, 'Vitória / ES'],
    [40, 162, 10, '29088-924'],
    [40, 190, 10, '11.222.333/0001-81'],
    [40, 202, 7, 'CNPJ'],
    [400, 180, 10, 'Volumes:'],
    [520, 180, 10, '5 caixas'],
    [400, 220, 10, 'RNTRC / ANTT:'],
    [520, 220, 10, '98730950'],
  ]);
  const data = readByLabels([page], sheetOf(page));
  expect(data.IssuerTradeName).toBeUndefined();
  expect([data.VolumeQuantity?.value, data.VolumeKind?.value]).toEqual(['5', 'caixas']);
  expect(data.CarrierANTT?.value).toBe('98730950');
});
