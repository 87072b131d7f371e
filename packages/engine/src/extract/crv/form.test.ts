import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

it('from the words of the authorisation on, the particulars are the buyer’s', () => {
  const page = pageOfRows(
    [
      [[200, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO']],
      [[60, 'Autorizo a transferência de propriedade do veículo abaixo para:']],
      [[60, 'VALOR (R$): 18.750,00']],
      [[60, 'NOME: RUI LIMA SÁ']],
      [[60, 'LOCAL E DATA: PALMAS/TO, 03 DE MARÇO DE 2026']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('crv', { pages: [page] })[0]?.Data).toMatchObject({
    SaleAmount: { value: '18750.00' },
    BuyerName: { value: 'RUI LIMA SÁ' },
    SaleCity: { value: 'PALMAS' },
    SaleState: { value: 'TO' },
    SaleDate: { value: '2026-03-03' },
  });
});

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]): unknown =>
  extractDocuments('crv', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('an intention of sale has both parties with identity, telephone and the parts of the address', () => {
  const values = valuesOf([
    [[200, 'INTENÇÃO DE VENDA DE VEÍCULO']],
    [[60, 'DADOS DO PROPRIETÁRIO VENDEDOR']],
    [
      [60, 'NOME'],
      [500, 'CPF / CNPJ'],
      [700, 'RG / ÓRGÃO EXPEDIDOR'],
    ],
    [
      [60, 'RUI LIMA SÁ'],
      [500, '529.982.247-25'],
      [700, '12.345.678-9 SSP/SP'],
    ],
    [
      [60, 'LOGRADOURO'],
      [500, 'NÚMERO'],
      [600, 'BAIRRO'],
      [800, 'CEP'],
    ],
    [
      [60, 'RUA XV DE NOVEMBRO'],
      [500, '1339'],
      [600, 'CENTRO'],
      [800, '80020-310'],
    ],
    [[60, 'TELEFONE: (41) 99876-5432']],
    [[60, 'DADOS DO ADQUIRENTE']],
    [
      [60, 'NOME'],
      [500, 'RG'],
      [700, 'ÓRGÃO EXPEDIDOR'],
    ],
    [
      [60, 'ANA MELO DIAS'],
      [500, '9.876.543-2'],
      [700, 'SESP/PR'],
    ],
    [[60, 'ENDEREÇO: RUA DAS FLORES, 12, BATEL, CURITIBA-PR']],
  ]);
  expect(values).toMatchObject({
    SellerName: { value: 'RUI LIMA SÁ' },
    SellerCPF: { value: '52998224725' },
    SellerRG: { value: '12.345.678-9' },
    SellerRGIssuer: { value: 'SSP/SP' },
    SellerStreet: { value: 'RUA XV DE NOVEMBRO' },
    SellerNumber: { value: '1339' },
    SellerDistrict: { value: 'CENTRO' },
    SellerPostalCode: { value: '80020310' },
    SellerPhone: { value: '41998765432' },
    BuyerName: { value: 'ANA MELO DIAS' },
    BuyerRG: { value: '9.876.543-2' },
    BuyerRGIssuer: { value: 'SESP/PR' },
    BuyerStreet: { value: 'RUA DAS FLORES' },
    BuyerNumber: { value: '12' },
    BuyerDistrict: { value: 'BATEL' },
    BuyerCity: { value: 'CURITIBA' },
    BuyerState: { value: 'PR' },
  });
});

it('labels that name their party need no block', () => {
  const values = valuesOf([
    [[60, 'CPF DO VENDEDOR: 529.982.247-25']],
    [[60, 'NOME DO VENDEDOR: RUI LIMA SÁ']],
    [[60, 'CPF DO COMPRADOR: 111.444.777-35']],
    [[60, 'TELEFONE DO COMPRADOR: (41) 99876-5432']],
  ]);
  expect(values).toMatchObject({
    SellerCPF: { value: '52998224725' },
    SellerName: { value: 'RUI LIMA SÁ' },
    BuyerCPF: { value: '11144477735' },
    BuyerPhone: { value: '41998765432' },
  });
});

it('the back of a registration ends with price, place and day of the sale, and the notary’s stamp', () => {
  const values = valuesOf([
    [
      [
        60,
        'AUTORIZO O DEPARTAMENTO DE TRÂNSITO A TRANSFERIR O REGISTRO DO VEÍCULO DESCRITO NO ANVERSO PARA:',
      ],
    ],
    [
      [60, 'NOME / RAZÃO SOCIAL DO ADQUIRENTE'],
      [600, 'CPF / CGC'],
    ],
    [
      [60, 'SOL MOVEIS LTDA'],
      [600, '11.222.333/0001-81'],
    ],
    [
      [60, 'R$ 48.500,00'],
      [300, 'CASCAVEL / PR'],
      [600, '02/12/2012'],
    ],
    [[60, '2º TABELIONATO DE NOTAS DE CASCAVEL']],
    [
      [60, 'Em test. da verdade.'],
      [300, 'Cascavel, 04/12/2012'],
    ],
  ]);
  expect(values).toMatchObject({
    BuyerName: { value: 'SOL MOVEIS LTDA' },
    BuyerCNPJ: { value: '11222333000181' },
    SaleAmount: { value: '48500.00' },
    SaleCity: { value: 'CASCAVEL' },
    SaleState: { value: 'PR' },
    SaleDate: { value: '2012-12-02' },
    NotaryDate: { value: '2012-12-04' },
  });
});

it('an intention of sale in sentences tells parties, vehicle, price, place and day', () => {
  const values = valuesOf([
    [[60, 'Eu, IVONE HELENA KLEIN, CPF nº 529.982.247-25, proprietária do veículo placa HMW1D34,']],
    [[60, 'Renavam 02009747610, chassi 9BDJBCT89LP065594, marca/modelo FIAT/STRADA FREEDOM 13CS,']],
    [[60, 'declaro a intenção de vender o referido veículo a ULISSES JOSÉ MARCONDES, CPF nº']],
    [[60, '111.444.777-35, pelo valor de R$ 53.900,00 (cinquenta e três mil e novecentos reais).']],
    [[60, 'Pelotas/RS, 27 de fevereiro de 2023.']],
  ]);
  expect(values).toMatchObject({
    SellerName: { value: 'IVONE HELENA KLEIN' },
    SellerCPF: { value: '52998224725' },
    BuyerName: { value: 'ULISSES JOSÉ MARCONDES' },
    BuyerCPF: { value: '11144477735' },
    Renavam: { value: '02009747610' },
    ChassisNumber: { value: '9BDJBCT89LP065594' },
    MakeModel: { value: 'FIAT/STRADA FREEDOM 13CS' },
    SaleAmount: { value: '53900.00' },
    SaleCity: { value: 'Pelotas' },
    SaleState: { value: 'RS' },
    SaleDate: { value: '2023-02-27' },
  });
});

it('a party that is not on the page makes it no partial one, and no CNPJ of a party is the owner’s', () => {
  const page = pageOfRows(
    [
      [
        [60, 'PLACA: XRG-9182'],
        [300, 'RENAVAM: 02009747610'],
        [600, 'CHASSI: 9BDJBCT89LP065594'],
      ],
      [
        [60, 'COR: PRETA'],
        [300, 'CATEGORIA: PARTICULAR'],
        [600, 'EIXOS: 2'],
      ],
      [
        [60, 'LOTAÇÃO: 05P'],
        [300, 'CMT: 2,20'],
        [600, 'MOTOR: M20A082308'],
      ],
      [
        [60, 'MARCA / MODELO: FIAT/UNO'],
        [600, 'COMBUSTÍVEL: DIESEL'],
      ],
      [
        [60, 'ANO FABRICAÇÃO: 2020'],
        [300, 'ANO MODELO: 2021'],
        [600, 'VIA: 1'],
      ],
      [
        [60, 'NOME: RUI LIMA SÁ'],
        [600, 'CPF: 529.982.247-25'],
      ],
      [
        [60, 'LOCAL: CURITIBA/PR'],
        [600, 'DATA: 22/10/2012'],
      ],
      [[60, 'DADOS DO COMPRADOR']],
      [
        [60, 'NOME: SOL MOVEIS LTDA'],
        [600, 'CNPJ: 11.222.333/0001-81'],
      ],
      [
        [60, 'E-MAIL: sol@provedor.com.br'],
        [600, 'TELEFONE: (41) 99876-5432'],
      ],
    ],
    'text-layer',
    100,
  );
  const data = extractDocuments('crv', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({ BuyerCNPJ: { value: '11222333000181' } });
  expect(data).not.toHaveProperty('RENAVAM');
  expect(data).not.toHaveProperty('CNPJ');
});

it('parties are told by any of their names, and the block of the sale has its own place and day', () => {
  const values = valuesOf([
    [[60, 'DADOS DO PROPRIETÁRIO – ALIENANTE']],
    [[60, 'NOME: RUI LIMA SÁ']],
    [
      [60, 'RG: 77047052'],
      [500, 'ÓRGÃO: SSP/MA'],
    ],
    [[60, 'DADOS DO ADQUIRENTE – NOVO PROPRIETÁRIO']],
    [[60, 'NOME: ANA MELO DIAS']],
    [
      [60, 'RG: 79183630'],
      [500, 'ÓRGÃO: SSP/PA'],
    ],
    [[60, 'DADOS DO NEGÓCIO']],
    [
      [60, 'VALOR: 53.900,00'],
      [500, 'DATA: 05/11/2025'],
    ],
    [[60, 'MUNICÍPIO/UF: IMPERATRIZ - MA']],
  ]);
  expect(values).toMatchObject({
    SellerName: { value: 'RUI LIMA SÁ' },
    SellerRG: { value: '77047052' },
    SellerRGIssuer: { value: 'SSP/MA' },
    BuyerName: { value: 'ANA MELO DIAS' },
    BuyerRGIssuer: { value: 'SSP/PA' },
    SaleAmount: { value: '53900.00' },
    SaleDate: { value: '2025-11-05' },
    SaleCity: { value: 'IMPERATRIZ' },
    SaleState: { value: 'MA' },
  });
});

it('a sale told in sentences has the parties with their particulars, and the years of the vehicle', () => {
  const values = valuesOf([
    [[60, 'O VENDEDOR RUI LIMA SÁ, brasileiro, casado, RG nº 1559407 SSP/BA, inscrito no CPF sob nº']],
    [[60, '529.982.247-25, residente na Rua Tiradentes, nº 120, bairro Centro, em Londrina/PR, vende ao']],
    [[60, 'COMPRADOR IVO MELO DIAS, brasileiro, solteiro, CPF nº 111.444.777-35, residente na Rua']],
    [
      [
        60,
        'das Acácias, nº 8, bairro Bela Vista, em Londrina/PR, o veículo placa ABC1D23, ano de fabricação',
      ],
    ],
    [[60, '2013, modelo 2014, pelo preço certo e ajustado de R$ 49.400,00.']],
  ]);
  expect(values).toMatchObject({
    SellerName: { value: 'RUI LIMA SÁ' },
    SellerCPF: { value: '52998224725' },
    SellerRG: { value: '1559407' },
    SellerDistrict: { value: 'Centro' },
    BuyerName: { value: 'IVO MELO DIAS' },
    BuyerCPF: { value: '11144477735' },
    BuyerStreet: { value: 'Rua das Acácias' },
    ManufactureYear: { value: '2013' },
    ModelYear: { value: '2014' },
    SaleAmount: { value: '49400.00' },
  });
});

it('an owner’s address in several lines ends with postal code, town and state, and a plate may have a space', () => {
  const values = valuesOf([
    [[60, 'NOME / ENDEREÇO']],
    [[60, 'RUI LIMA SA']],
    [[60, 'AVENIDA BRASIL 545']],
    [[60, 'JARDIM AMERICA']],
    [[60, '89201-062 JOINVILLE SC']],
    [
      [60, 'CPF / CGC'],
      [400, 'PLACA'],
    ],
    [
      [60, '529.982.247-25'],
      [400, 'XDN 9478'],
    ],
    [[60, 'PLACA ANT / UF']],
    [[60, 'GZN2167 / SP']],
  ]);
  expect(values).toMatchObject({
    Name: { value: 'RUI LIMA SA' },
    Street: { value: 'AVENIDA BRASIL' },
    Number: { value: '545' },
    District: { value: 'JARDIM AMERICA' },
    PostalCode: { value: '89201062' },
    Plate: { value: 'XDN9478' },
    PreviousPlate: { value: 'GZN2167' },
  });
});

it('numbered parts tell seller and buyer apart, and the declaration’s sentence has day, price and kilometres', () => {
  expect(
    valuesOf([
      [[200, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO - PARANÁ']],
      [[200, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO']],
      [[60, 'II - Do proprietário (vendedor)']],
      [[60, 'Nome: RUI LIMA SÁ CPF: 529.982.247-25']],
      [
        [60, 'Endereço: Rua Quinze, nº 12'],
        [400, 'Bairro: Centro'],
        [600, 'CEP: 80020-310'],
      ],
      [[60, 'III - Do adquirente (comprador)']],
      [[60, 'Nome: ANA PAZ SOL CPF: 111.444.777-35']],
      [
        [60, 'Endereço: Rua Nova, nº 7'],
        [400, 'Bairro: Batel'],
        [600, 'CEP: 80420-090'],
      ],
      [[60, 'IV - Da declaração']],
      [[60, 'Eu, proprietário, autorizo o DETRAN/PR a transferir o registro ao adquirente, a quem o']],
      [[60, 'vendi em 25/04/2025 pelo valor de R$ 83.000,00, com hodômetro de 158.520 km.']],
    ]),
  ).toMatchObject({
    SellerName: { value: 'RUI LIMA SÁ' },
    SellerCPF: { value: '52998224725' },
    SellerDistrict: { value: 'Centro' },
    BuyerName: { value: 'ANA PAZ SOL' },
    BuyerCPF: { value: '11144477735' },
    BuyerStreet: { value: 'Rua Nova' },
    SaleDate: { value: '2025-04-25' },
    SaleAmount: { value: '83000.00' },
    IssuingAuthority: { value: 'DEPARTAMENTO ESTADUAL DE TRÂNSITO - PARANÁ' },
  });
});
