import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a kinship of either gender beside the holder is the beneficiary’s', () => {
  const page = pageOfRows(
    [
      [[60, 'Saúde do Vale - cartão do beneficiário']],
      [
        [60, 'Titular'],
        [360, 'Vínculo'],
      ],
      [
        [60, 'Rui Lima Sá'],
        [360, 'Enteado(a)'],
      ],
    ],
    'ocr',
    92,
  );
  expect(valuesOn('healthcard', page)).toMatchObject({
    HolderName: 'Rui Lima Sá',
    BeneficiaryType: 'Enteado(a)',
  });
});
