import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a brand may begin with what it sells, and short captions stand over their values', () => {
  const page = pageOfTexts([
    [60, 40, 46, 'SAÚDE DA SERRA'],
    [60, 120, 30, '4 221 55310446 7719'],
    [60, 170, 36, 'JANE ALVES LIMA'],
    [60, 220, 12, 'TIPO'],
    [300, 220, 12, 'ACOM.'],
    [540, 220, 12, 'LEI 9.656'],
    [60, 238, 20, 'TITULAR'],
    [300, 238, 20, 'COLETIVA'],
    [540, 238, 20, 'REGULAMENTADO'],
    [60, 278, 12, 'SEGM. ASSIST.'],
    [60, 296, 20, 'HOSPITALAR'],
  ]);
  expect(valuesOn('healthcard', page)).toMatchObject({
    OperatorName: 'SAÚDE DA SERRA',
    Name: 'JANE ALVES LIMA',
    BeneficiaryType: 'TITULAR',
    Accommodation: 'COLETIVA',
    RegulatedPlan: 'REGULAMENTADO',
    Segmentation: 'HOSPITALAR',
  });
});
