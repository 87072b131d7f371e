import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('since when a special status holds stands behind it, and the body responsible has its short title', () => {
  const page = pageOfRows(
    [
      [[50, 'Nome empresarial: TECELAGEM BETA LTDA']],
      [[50, 'CNPJ: 11.222.333/0001-81']],
      [[50, 'Ente fed. resp.: MUNICÍPIO DE LAGES']],
      [[50, 'Status: ATIVA']],
      [[50, 'Situação especial: RECUPERAÇÃO JUDICIAL em 12/05/2011']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('cnpjcard', page)).toMatchObject({
    ResponsibleFederativeEntity: 'MUNICÍPIO DE LAGES',
    SpecialStatus: 'RECUPERAÇÃO JUDICIAL',
    SpecialStatusDate: '2011-05-12',
  });
});
