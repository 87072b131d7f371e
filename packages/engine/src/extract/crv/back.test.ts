import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

const back: Row[] = [
  [[300, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE VEÍCULO']],
  // A colon at the end of the sentence is often lost in a picture.
  [[275, 'AUTORIZO O DETRAN A TRANSFERIR O REGISTRO DO VEÍCULO DESCRITO NO ANVERSO PARA']],
  [[90, 'NOME RUI LIMA SÁ']],
  [
    [90, 'RG 34.826.080-5 SSP/BA'],
    [500, 'CPF / CNPJ 529.982.247-25'],
  ],
  [[90, 'ENDEREÇO RUA DAS FLORES, 194']],
  [
    [90, 'BAIRRO BATEL'],
    [500, 'CEP 80020-310'],
  ],
  [
    [90, 'MUNICÍPIO / UF'],
    [240, 'CURITIBA / PR'],
    [600, 'VALOR R$ 74.500,00'],
  ],
];
const front: Row[] = [
  [[150, 'REPÚBLICA FEDERATIVA DO BRASIL']],
  [[150, 'DETRAN - BA CERTIFICADO DE REGISTRO DE VEÍCULO']],
  [[80, 'NOME / ENDEREÇO']],
  [[80, 'ANA MELO DIAS']],
  [[80, 'RUA DAS ACACIAS 2216']],
  [[80, 'JARDIM PAULISTA']],
  [[80, '44544-097 FEIRA DE SANTANA BA']],
  [[80, 'CPF / CNPJ']],
  [[80, '111.444.777-35']],
];

const valuesOf = (rows: readonly Row[]): unknown =>
  extractDocuments('crv', { pages: [pageOfRows(rows, 'ocr', 93)] })[0]?.Data;

const both = {
  Name: { value: 'ANA MELO DIAS' },
  Street: { value: 'RUA DAS ACACIAS' },
  Number: { value: '2216' },
  PostalCode: { value: '44544097' },
  CPF: { value: '11144477735' },
  BuyerName: { value: 'RUI LIMA SÁ' },
  BuyerCPF: { value: '52998224725' },
  BuyerStreet: { value: 'RUA DAS FLORES' },
  BuyerCity: { value: 'CURITIBA' },
  BuyerPostalCode: { value: '80020310' },
};

it('the back of the paper form is the buyer’s though its sentence lost the colon', () => {
  expect(valuesOf([...front, ...back])).toMatchObject(both);
});

it('a back that was copied above its front takes no value of the front', () => {
  expect(valuesOf([...back, ...front])).toMatchObject(both);
});

it('what a hand wrote above the labels of its lines is read beside them', () => {
  const written: Row[] = [
    [[300, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE VEÍCULO']],
    [[275, 'AUTORIZO O DETRAN A TRANSFERIR O REGISTRO DO VEÍCULO DESCRITO NO ANVERSO PARA:']],
    [],
    [[200, 'Rui Lima Sá']],
    [[90, 'NOME']],
    [],
    [
      [150, '34.826.080-5'],
      [650, '529.982.247-25'],
    ],
    [
      [90, 'RG'],
      [500, 'CPF / CNPJ'],
    ],
    [],
    [[250, 'Rua das Flores, 194']],
    [[90, 'ENDEREÇO']],
    [],
    [[200, 'Batel']],
    [
      [90, 'BAIRRO'],
      [500, 'CEP'],
    ],
    [],
    [],
    [],
    [[120, 'ASSINATURA DO PROPRIETÁRIO (VENDEDOR)']],
  ];
  expect(valuesOf(written)).toMatchObject({
    BuyerName: { value: 'Rui Lima Sá' },
    BuyerRG: { value: '34.826.080-5' },
    BuyerCPF: { value: '52998224725' },
    BuyerStreet: { value: 'Rua das Flores' },
    BuyerNumber: { value: '194' },
    BuyerDistrict: { value: 'Batel' },
  });
});

it('the back is the buyer’s by its title, whatever its sentence says', () => {
  const untold: Row[] = [
    [[300, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE VEÍCULO']],
    [[90, 'Peço ao Departamento (DETRAN) o registro deste veículo, pelo preço de R$ 3.900,00, para']],
    ...back.slice(2),
  ];
  expect(valuesOf([...front, ...untold])).toMatchObject(both);
});
