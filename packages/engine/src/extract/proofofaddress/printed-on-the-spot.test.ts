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

it('a roll of a town names its street without the town, and each reading behind the word for it', () => {
  const values = valuesOf([
    'DEPARTAMENTO DE AGUA E ESGOTO DE LAGES',
    '      RUA CHILE, 211 VILA BELA',
    '       CNPJ 11.222.333/0001-81',
    '',
    'LIGACAO 37718-0      CONTA 40122958',
    'REF. 06/2025         EMIT. 16/06/25',
    '',
    'ANA LIMA REIS',
    'R PADRE ANTONIO 644 FDS CS 3',
    'JARDIM SUL   LAGES SC',
    'COD CLIENTE 512263   CAT PUBLICA',
    '',
    '        DATA              LEITURA',
    'ANT     15/05/25          00412',
    'ATU     16/06/25          00440',
    'HD A10L554433        CONS. M3 28',
    'TARIFA DE AGUA             42,67',
    'TARIFA DE ESGOTO           25,60',
    'TAXA DE LIXO                9,80',
    'TOTAL                   R$ 78,07',
  ]);
  expect(values).toMatchObject({
    IssuerAddress: 'RUA CHILE, 211',
    IssuerDistrict: 'VILA BELA',
    InvoiceNumber: '40122958',
    CustomerNumber: '512263',
    IssueDate: '2025-06-16',
    Complement: 'FDS CS 3',
    TariffClass: 'PUBLICA',
    PreviousReadingDate: '2025-05-15',
    PreviousReading: '00412',
    CurrentReadingDate: '2025-06-16',
    CurrentReading: '00440',
    Consumption: '28',
  });
});

it('a roll of a works that shortens its own word is printed as its meter is read', () => {
  const values = valuesOf([
    '   AGUAS - SERV. LAGEANO DE SANEAM.',
    '       CNPJ 11.222.333/0001-81',
    '      RUA CHILE, 211 - CENTRO',
    '    LAGES - SC TEL (49) 3222-1010',
    '',
    'MATRICULA                     37718',
    'FATURA N.                  40122958',
    'ANA LIMA REIS',
    'RUA DO CARMO, 64 CASA 2',
    'CENTRO - LAGES/SC',
    'CEP 88501-050',
    '',
    'VENCIMENTO               10/07/2025',
    'TOTAL A PAGAR              R$ 73,07',
    'EMITIDA NO ATO DA LEITURA 16/06/2025',
  ]);
  expect(values).toMatchObject({
    IssuerAddress: 'RUA CHILE, 211',
    InvoiceNumber: '40122958',
    Name: 'ANA LIMA REIS',
    Street: 'RUA DO CARMO',
    IssueDate: '2025-06-16',
  });
});
