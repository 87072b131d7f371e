import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a typewritten lease parts particulars by dashes and cuts their words short', () => {
  const rows: readonly Row[] = [
    [[60, 'CONTRATO DE LOCAÇÃO COMERCIAL']],
    [],
    [[60, 'LOCADOR(A) – ANA REIS LUZ – bras. – solt. – aux. contábil – C.I. 4078812345 SSP/SC – CPF']],
    [[60, '111.444.777-35 – res. e dom. à Trav. Chile, 77 – B. São Pedro – Lages/SC – CEP 88501-001.']],
    [[60, 'LOCATÁRIO(A) – RUI LIMA NETO – bras. – viúvo – comerc. – C.I. 2.345.678 SSP/SC – CPF']],
    [[60, '529.982.247-25 – res. e dom. à Pç. Nova, 9 – Fundos – B. Centro – Lages/SC – CEP 88502-100.']],
    [[60, 'IMÓVEL – sala c/ 2 banh., coz. e depós. anexo, sita à R. Peru, 15 – B. Norte – Lages/SC –']],
    [[60, 'CEP 88503-200.']],
    [[60, 'Os acima qualificados contratam a locação do imóvel descrito, mediante o seguinte:']],
    [[60, '1ª) PRAZO – 12 meses.']],
  ];
  expect(valuesOn('contract', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    LandlordName: 'ANA REIS LUZ',
    LandlordNationality: 'bras',
    LandlordMaritalStatus: 'solt',
    LandlordProfession: 'aux. contábil',
    LandlordRG: '4078812345',
    LandlordStreet: 'Trav. Chile',
    LandlordDistrict: 'São Pedro',
    TenantMaritalStatus: 'viúvo',
    TenantProfession: 'comerc',
    TenantStreet: 'Pç. Nova',
    TenantNumber: '9',
    TenantCity: 'Lages',
    PropertyStreet: 'R. Peru',
    PropertyNumber: '15',
    PropertyDistrict: 'Norte',
    PropertyPostalCode: '88503200',
  });
});
