import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('proofofaddress', pageOfRoll(lines));

it('a bill printed at the meter has the street without a town, stars before its sum, and a list without headings', () => {
  const values = valuesOf([
    '     SAAE - SERV. AUTONOMO DE AGUA',
    '         PRACA DA MATRIZ, 211',
    '         37925-000 PIUMHI MG',
    '        CNPJ 11.222.333/0001-81',
    '',
    'USUARIO',
    'ANA LIMA REIS',
    'RUA PADRE ANTONIO 644-B',
    'NOVA ESPERANCA',
    'LIGACAO                      37718-0',
    '',
    'MES CONTA                      06/25',
    'IMPRESSA              16.06.25 09:48',
    '',
    'TARIFA AGUA                    42,67',
    'TARIFA ESGOTO 60%              25,60',
    'MULTA REF 12/23                 9,80',
    'DESCONTO                      - 5,00',
    '',
    'PAGAR ATE                   10.07.25',
    'IMPORTANCIA            R$*****73,07',
  ]);
  expect(values).toMatchObject({
    Name: 'ANA LIMA REIS',
    Street: 'RUA PADRE ANTONIO',
    Number: '644-B',
    District: 'NOVA ESPERANCA',
    ReferenceMonth: '2025-06',
    IssueDate: '2025-06-16',
    DueDate: '2025-07-10',
    TotalAmount: '73.07',
    BillItems: [
      { Description: 'TARIFA AGUA', TotalAmount: '42.67' },
      { Description: 'TARIFA ESGOTO 60%', TotalAmount: '25.60' },
      { Description: 'MULTA REF 12/23', TotalAmount: '9.80' },
      { Description: 'DESCONTO', TotalAmount: '-5.00' },
    ],
  });
  expect(values).not.toHaveProperty('CustomerNumber');
  expect(values).not.toHaveProperty('TariffClass');
});
