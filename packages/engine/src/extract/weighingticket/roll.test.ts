import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('weighingticket', pageOfRoll(lines));

it('a supplier has a number before the name, and a name goes on at the right edge', () => {
  expect(
    valuesOf([
      '           TICKET 9169',
      'Placa                            ABC1D23',
      'Fornecedor:    1234 - JOSE CARLOS PEREIRA',
      'Cliente Construtora Boa Vista Pavimentos',
      '                                    S.A.',
      'Entrada                 20/01/2026 10:42',
      'BRUTO                          29.310 KG',
      'TARA                           15.000 KG',
      'LIQUIDO                        14.310 KG',
      'DESCONTO (-)                      430 KG',
      'A PAGAR                        13.880 KG',
    ]),
  ).toMatchObject({
    SupplierCode: '1234',
    SupplierName: 'JOSE CARLOS PEREIRA',
    CustomerName: 'Construtora Boa Vista Pavimentos S.A.',
    NetWeight: '14310',
    DiscountWeight: '430',
    FinalNetWeight: '13880',
  });
});

it('the shares of what was weighed may stand in one row', () => {
  expect(
    valuesOf(['TICKET DE PESAGEM Nº 7612', 'PESO LIQUIDO: 37.880 kg', 'Umidade: 12,4% Impureza: 0,3%']),
  ).toMatchObject({ MoisturePercent: '12.40', ImpurityPercent: '0.30' });
});

it('a roll abbreviates the weighings, names its company without a label and has the words of labels in its values', () => {
  expect(
    valuesOf([
      '   CEREALISTA LAGOA CLARA LTDA',
      '       11.222.333/0001-81',
      'TICKET 73195     BALANCA 1',
      'PLACA  ABC-1D23',
      'PROD.  MILHO EM GRAOS',
      'PROC.  SITIO AGUA BOA',
      'MOTOR. RUI LIMA',
      'ENT 02/03/26 10:41',
      'SAI 02/03/26 11:07',
      'UMID. 14,5%   IMP. 1,0%',
    ]),
  ).toMatchObject({
    IssuerName: 'CEREALISTA LAGOA CLARA LTDA',
    IssuerCNPJ: '11222333000181',
    SupplierName: 'SITIO AGUA BOA',
    EntryDate: '2026-03-02',
    EntryTime: '10:41',
    ExitTime: '11:07',
    MoisturePercent: '14.50',
    ImpurityPercent: '1.00',
  });
});
