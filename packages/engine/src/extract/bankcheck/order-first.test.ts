import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a cheque that says the order before the name, and has its centavos on the next line', () => {
  const page = pageOfRows(
    [
      [
        [90, 'Bco.'],
        [250, 'Coop./Agência'],
        [600, 'Cheque nº'],
        [750, 'Câmara (Comp)'],
      ],
      [
        [90, '756'],
        [250, '4100'],
        [600, '001144'],
        [750, '018'],
      ],
      [],
      [
        [82, 'Por este cheque pague'],
        [280, '(DOIS MIL TREZENTOS E QUARENTA E SEIS REAIS'],
      ],
      [[82, 'a importância de']],
      [[88, 'E QUARENTA CENTAVOS)']],
      [],
      [
        [82, 'à ordem de'],
        [200, 'FIACAO SERRA AZUL LTDA'],
      ],
      [[82, 'Cooperado desde 08/2014']],
    ],
    'ocr',
    96,
  );
  expect(valuesOn('bankcheck', page)).toMatchObject({
    PayeeName: 'FIACAO SERRA AZUL LTDA',
    Amount: '2346.40',
    Comp: '018',
    Agency: '4100',
    CustomerSince: '2014-08',
  });
  expect(valuesOn('idtypification', page)).toMatchObject({ DocumentType: 'bankcheck' });
});
