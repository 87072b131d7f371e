import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('crv', pageOfRoll(lines));

it('the box of name and address ends with a postal code', () => {
  const [document] = extractDocuments('crv', {
    pages: [
      pageOfRows(
        [
          [[60, 'NOME / ENDERECO']],
          [[60, 'TRANSPORTADORA PONTE ALTA LTDA']],
          [[60, 'RUA ENGENHEIRO MARQUES 699']],
          // Monospaced words are further apart than those of the page.
          [
            [60, 'CIDADE'],
            [108, 'NOVA'],
          ],
          [[60, '18085-341']],
          [
            [60, 'CPF / CNPJ'],
            [400, 'NOME ANTERIOR'],
          ],
          [
            [60, '11.222.333/0001-81'],
            [400, '*'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    Name: { value: 'TRANSPORTADORA PONTE ALTA LTDA' },
    Street: { value: 'RUA ENGENHEIRO MARQUES' },
    Number: { value: '699' },
    District: { value: 'CIDADE NOVA' },
    PostalCode: { value: '18085341' },
  });
});

it('the preposition in the title under the office is no state', () => {
  expect(
    valuesOf(['DETRAN- BA', 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE', 'PROPRIEDADE DO VEÍCULO - DIGITAL']),
  ).toMatchObject({ IssuingState: 'BA' });
  expect(
    valuesOf(['DETRAN', 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE', 'PROPRIEDADE DO VEÍCULO']),
  ).not.toHaveProperty('IssuingState');
});

const soldFor = (title: string, plate: string): Record<string, { conf: number } | undefined> =>
  (extractDocuments('crv', {
    pages: [
      pageOfRows(
        [
          [[200, title]],
          [
            [60, 'PLACA'],
            [300, 'VALOR DA VENDA'],
          ],
          [
            [60, plate],
            [300, '22.700,00'],
          ],
        ],
        'ocr',
        97,
      ),
    ],
  })[0]?.Data ?? {}) as Record<string, { conf: number } | undefined>;

it('of a picture of the paper form the sale is written by hand, and a plate with a one may have an I', () => {
  const paper = soldFor('AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO', 'GHL7173');
  const digital = soldFor('AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE - ATPV-e', 'GHL7273');
  expect(paper['SaleAmount']?.conf).toBeLessThan(90);
  expect(paper['Plate']?.conf).toBeLessThan(90);
  expect(digital['SaleAmount']?.conf).toBeGreaterThan(90);
  expect(digital['Plate']?.conf).toBeGreaterThan(90);
});

it('narrow boxes of the front say their labels in few words', () => {
  expect(
    valuesOf([
      'CERTIFICADO DE REGISTRO DE VEICULO',
      'Propr.: IVONE SALES PRADO        CPF: 529.982.247-25',
      'Logradouro: RUA DAS PALMAS      Nº: 74      Compl.: CASA 3',
      'Cidade: ANAPOLIS   UF: GO     Segurança: 30417755201',
      'Marca: |/KIA SPORTAGE 2.0    Fabr.: 2011   Mod.: 2012',
      'Tipo: PASSAGEIRO UTILITARIO     Placa antiga: RTA4410-TO',
      'Antigo proprietário: GERSON PINTO LARA',
    ]),
  ).toMatchObject({
    Name: 'IVONE SALES PRADO',
    Number: '74',
    Complement: 'CASA 3',
    City: 'ANAPOLIS',
    SecurityCode: '30417755201',
    MakeModel: 'I/KIA SPORTAGE 2.0',
    ManufactureYear: '2011',
    ModelYear: '2012',
    VehicleType: 'PASSAGEIRO UTILITARIO',
    PreviousPlate: 'RTA4410',
    PreviousPlateState: 'TO',
    PreviousOwnerName: 'GERSON PINTO LARA',
  });
});

it('the sign of a number loses its raised letter, and a number of the paper is no house', () => {
  expect(
    valuesOf([
      'ATPV-e  N 600858103921849',
      'Comprador',
      'Nome                   CPF',
      'IVONE SALES PRADO      529.982.247-25',
      'Endereço               N       Bairro',
      'Rua das Palmas         74      Centro',
    ]),
  ).toMatchObject({ BuyerStreet: 'Rua das Palmas', BuyerNumber: '74', BuyerDistrict: 'Centro' });
});

it('a box of number and complement holds both, whichever sign is between them', () => {
  const party = (house: string) =>
    valuesOn(
      'crv',
      pageOfRows(
        [
          [[200, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO - ATPV-e']],
          [[50, 'Comprador']],
          [
            [50, 'Nome: RUI LIMA SÁ'],
            [400, 'CPF: 529.982.247-25'],
          ],
          [
            [50, 'Endereço: AVENIDA CHAMPAGNAT'],
            [400, `Nº / Compl.: ${house}`],
          ],
          [[50, 'Bairro: PRAIA DA COSTA']],
        ],
        'text-layer',
        100,
      ),
    );
  for (const house of ['1073 AP 301', '1073 / AP 301'])
    expect(party(house)).toMatchObject({ BuyerNumber: '1073', BuyerComplement: 'AP 301' });
});

it('a plate before 1990 has two letters', () => {
  const values = valuesOn(
    'crv',
    pageOfRows(
      [
        [[200, 'CERTIFICADO DE REGISTRO DE VEÍCULO']],
        [
          [60, 'PLACA ANT./UF'],
          [400, 'COR PREDOMINANTE'],
        ],
        [
          [60, 'TK4410 / MG'],
          [400, 'VINHO'],
        ],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({ PreviousPlate: 'TK4410', PreviousPlateState: 'MG', Color: 'VINHO' });
});

it('"LOCAL" among the boxes of the sale on an authorisation alone is where the sale was made', () => {
  const boxes: Row[] = [
    [
      [500, 'HODÔMETRO'],
      [700, 'LOCAL'],
    ],
    [
      [500, '118264'],
      [700, 'PALMAS'],
    ],
    [
      [500, 'VALOR DECLARADO NA VENDA'],
      [750, 'DATA DECLARADA DA VENDA'],
    ],
    [
      [500, 'R$ 86.500,00'],
      [750, '23/10/2025'],
    ],
  ];
  const title: Row = [[200, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DO VEÍCULO - DIGITAL']];
  const front: Row = [[200, 'CERTIFICADO DE REGISTRO DE VEÍCULO']];
  const read = (rows: readonly Row[]) => valuesOn('crv', pageOfRows(rows, 'text-layer', 100));
  const sold = read([title, ...boxes]);
  expect(sold).toMatchObject({ SaleCity: 'PALMAS', SaleDate: '2025-10-23', SaleAmount: '86500.00' });
  expect(sold).not.toHaveProperty('City');
  expect(read([front, title, ...boxes])).not.toHaveProperty('SaleCity');
});

it('"ANO MODELO" is of the model alone where one year stands below it, and "ANO / MODELO" of both', () => {
  const years = (label: string, below: string): unknown =>
    valuesOn(
      'crv',
      pageOfRows(
        [
          [[200, 'CERTIFICADO DE REGISTRO DE VEÍCULO']],
          // The label of the year of manufacture was misread.
          [
            [60, 'PLACA'],
            [300, 'ANU FADRI'],
            [500, label],
          ],
          [
            [60, 'RTA4B10'],
            [300, '2014'],
            [500, below],
          ],
        ],
        'ocr',
        93,
      ),
    );
  const one = years('ANO MODELO', '2015');
  expect(one).toMatchObject({ ModelYear: '2015' });
  expect(one).not.toMatchObject({ ManufactureYear: '2015' });
  for (const both of ['2018/2019', '2018 / 2019', '2018 2019'])
    expect(years('ANO / MODELO', both)).toMatchObject({ ManufactureYear: '2018', ModelYear: '2019' });
});

it('the second line of a box of the authorisation is that of its first, not of the label of the next row', () => {
  expect(
    valuesOn(
      'crv',
      pageOfRows(
        [
          [[200, 'AUTORIZACAO PARA TRANSFERENCIA DE PROPRIEDADE DO VEICULO - ATPV-e']],
          [[60, 'IDENTIFICACAO DO COMPRADOR']],
          [
            [60, 'NOME'],
            [500, 'CPF / CNPJ'],
          ],
          [
            [60, 'JOSE DA SILVA'],
            [500, '111.444.777-35'],
          ],
          [
            [60, 'CEP'],
            [300, 'BAIRRO'],
            [600, 'MUNICIPIO'],
            [850, 'UF'],
          ],
          [
            [60, '13045-000'],
            [300, 'CONJUNTO HABITACIONAL'],
            [600, 'CAMPINAS'],
            [850, 'SP'],
          ],
          [[300, 'VILA NOVA']],
          [
            [60, 'E-MAIL'],
            [600, 'TELEFONE'],
          ],
          [
            [60, 'A@B.COM.BR'],
            [600, '(19) 99999-1234'],
          ],
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({
    BuyerDistrict: 'CONJUNTO HABITACIONAL VILA NOVA',
    BuyerEmail: 'A@B.COM.BR',
  });
});
