import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('weighingticket', pageOfRoll(lines));

it('captions of a roll are cut short, and each weight has its day and hour below its name', () => {
  expect(
    valuesOf([
      'AREAL DO VALE LTDA',
      'CNPJ 11.222.333/0001-81',
      'TICKET DE PESAGEM',
      'N. 41206',
      'CLI:        OBRAS CAMPOS LTDA',
      'CNPJ:      04.252.011/0001-10',
      'MAT:           PEDRISCO FINO',
      'PED:                    8812',
      'PLACA:              QAB-4E27',
      'PESO INICIAL (TARA)',
      '03/05/24 08:12:40   12000 kg',
      'PESO FINAL (BRUTO)',
      '03/05/24 09:01:15   30500 kg',
      'LIQ.                18500 kg',
      'AUTENT.         7BC1D90E',
    ]),
  ).toMatchObject({
    IssuerCNPJ: '11222333000181',
    CustomerCNPJ: '04252011000110',
    ProductName: 'PEDRISCO FINO',
    OrderNumber: '8812',
    EntryDate: '2024-05-03',
    EntryTime: '08:12:40',
    ExitDate: '2024-05-03',
    ExitTime: '09:01:15',
    ControlCode: '7BC1D90E',
  });
});

it('under the lines to be signed the scale operator has a name, and both who may sign have theirs above', () => {
  expect(
    valuesOf([
      'CEREALISTA BOA SAFRA LTDA                  ROMANEIO 41207',
      'CNPJ 11.222.333/0001-81                    BAL. 03',
      '===========================================================',
      'PRODUTOR..: RITA PRADO LUZ                 NF.PROD.: 5512',
      'PROPRIED..: FAZ. SANTA CLARA',
      'PRODUTO...: MILHO',
      'MOTORISTA.: CAIO REIS NETO                 PLACA..: QAB4E27',
      '-----------------------------------------------------------',
      'PESO BRUTO    30.500 KG',
      'TARA          12.000 KG',
      'PESO LIQUIDO  18.500 KG',
      '',
      '____________________      ____________________',
      'JOANA - BALANCEIRA        PRODUTOR / MOTORISTA',
      'ISENTO DE SELO',
    ]),
  ).toMatchObject({
    SupplierName: 'RITA PRADO LUZ',
    InvoiceNumber: '5512',
    FarmName: 'FAZ. SANTA CLARA',
    DriverName: 'CAIO REIS NETO',
    OperatorName: 'JOANA',
  });
});
