import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a credit union has its name as a bank, figures before the letter of its series, and a payee with a stroke in the name', () => {
  const page = pageOfRows(
    [
      [
        [60, 'Comp'],
        [120, 'Banco'],
        [200, 'Série'],
        [300, 'Cheque nº'],
      ],
      [
        [60, '018'],
        [120, '133'],
        [200, '01B'],
        [300, '004417'],
      ],
      [[60, 'Pague por este cheque a quantia de DOIS MIL REAIS E DEZ CENTAVOS']],
      [],
      [[60, 'a Tecidos Serra Verde S/A ou à sua ordem']],
      [],
      [[60, 'CREDISOL COOPERATIVA DE CRÉDITO']],
      [[60, 'PA 12 · RUA CHILE, 155 · LAGES-SC']],
      [[500, 'EVA LUZ REIS']],
      [[500, 'CPF 529.982.247-25 DOC. IDENT. 3456789 SSP/SC']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('bankcheck', page)).toMatchObject({
    Series: '01B',
    PayeeName: 'Tecidos Serra Verde S/A',
    BankName: 'CREDISOL COOPERATIVA DE CRÉDITO',
    IdentityNumber: '3456789 SSP/SC',
  });
});
