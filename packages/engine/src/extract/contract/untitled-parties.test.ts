import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const boxes = (...words: readonly string[]): Row => words.map((word, index) => [100 + 220 * index, word]);

const party = (name: string, cpf: string, street: string, city: string): readonly Row[] => [
  boxes('Nome', 'CPF', 'Profissão'),
  boxes(name, cpf, 'DENTISTA'),
  boxes('Endereço', 'Nº', 'Bairro'),
  boxes(street, '18', 'CENTRO'),
  boxes('Cidade', 'UF', 'CEP'),
  boxes(city, 'SP', '17010-100'),
  [],
];

it('blocks of parties whose titles were not read are in the order of all leases, with the property behind them', () => {
  expect(
    valuesOn(
      'contract',
      pageOfRows(
        [
          [[300, 'CONTRATO DE LOCAÇÃO']],
          ...party('ANA BRITO LIMA', '529.982.247-25', 'RUA CHILE', 'LINS'),
          ...party('RUI LIMA NETO', '111.444.777-35', 'RUA NOVA', 'BAURU'),
          boxes('Logradouro', 'Nº', 'Bairro'),
          boxes('AVENIDA BRASIL', '90', 'VILA NOVA'),
          boxes('Cidade', 'UF', 'CEP'),
          boxes('JUNDIAÍ', 'SP', '13201-000'),
          [],
          boxes('Aluguel R$', 'Prazo (meses)', 'Garantia'),
          boxes('2.150,00', '30', 'FIANÇA'),
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({
    LandlordName: 'ANA BRITO LIMA',
    LandlordCity: 'LINS',
    TenantName: 'RUI LIMA NETO',
    TenantStreet: 'RUA NOVA',
    PropertyStreet: 'AVENIDA BRASIL',
    PropertyNumber: '90',
    PropertyCity: 'JUNDIAÍ',
    RentAmount: '2150.00',
  });
});
