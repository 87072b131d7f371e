import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a bill in sentences greets the customer and tells address, visits of the reader and the base of its tax', () => {
  const values = valuesOn(
    'proofofaddress',
    pageOfRows(
      [
        [[60, 'Sua conta de luz, explicada']],
        [[60, 'Olá, Rui Sá Lima (CPF ***.663.167-**).']],
        [[60, 'Esta conta é do imóvel na Rua Chile, 348, fundos, bairro Vila Nova, Bauru/SP, 17010-100.']],
        [[60, 'Nosso leiturista passou no dia 18/02/2026 e o medidor M1124561 marcava 22.073.']],
        [[60, 'Na visita anterior, em 19/01/2026, marcava 21.877. A próxima visita será em 21/03/2026.']],
        [[60, 'Dentro desse total já está o ICMS de R$ 26,60, calculado sobre R$ 147,78.']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    Name: 'Rui Sá Lima',
    Street: 'Rua Chile',
    Number: '348',
    Complement: 'fundos',
    District: 'Vila Nova',
    City: 'Bauru',
    State: 'SP',
    PostalCode: '17010100',
    MeterNumber: 'M1124561',
    CurrentReadingDate: '2026-02-18',
    CurrentReading: '22073',
    PreviousReadingDate: '2026-01-19',
    PreviousReading: '21877',
    ICMSAmount: '26.60',
    ICMSBase: '147.78',
  });
});

it('an address without a town in a sentence is not taken for the customer’s', () => {
  const values = valuesOn(
    'proofofaddress',
    pageOfRows(
      [[[60, 'Conta de luz']], [[60, 'Visite-nos em nossa casa na Rua Chile, 348.']]],
      'text-layer',
      100,
    ),
  );
  expect(values).not.toHaveProperty('Number');
});
