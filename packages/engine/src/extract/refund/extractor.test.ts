import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('refund', pageOfRoll(lines));

it('the name without a legal form is the trade name, above or below the other, which may take two rows', () => {
  const address = ['RUA DAS FLORES, 55 - CENTRO', 'SOROCABA - SP CEP 18010-000', 'CNPJ 11.222.333/0001-81'];
  expect(
    valuesOf(['PAES E DOCES PAO DOURADO LTDA', 'PADARIA DOURADA', ...address, 'TOTAL R$     10,00']),
  ).toMatchObject({ IssuerName: 'PAES E DOCES PAO DOURADO LTDA', IssuerTradeName: 'PADARIA DOURADA' });
  expect(
    valuesOf([
      'POSTO AZUL',
      'COMERCIO DE COMBUSTIVEIS LIMA & REIS',
      'LTDA',
      ...address,
      'TOTAL R$     10,00',
    ]),
  ).toMatchObject({ IssuerName: 'COMERCIO DE COMBUSTIVEIS LIMA & REIS LTDA', IssuerTradeName: 'POSTO AZUL' });
});

it('a written receipt tells between commas who paid, from where to where, when and how', () => {
  const values = valuesOf([
    'RÁDIO TÁXI SERRA AZUL LTDA',
    'RECIBO 4471      R$ 86,50',
    'Recebemos de Lia Prado a quantia de oitenta',
    'e seis reais e cinquenta centavos, pelo transporte',
    'em táxi de Aeroporto a Centro, no dia 05/08/2026',
    'às 06:35 h, pago em Pix.',
  ]);
  expect(values).toMatchObject({
    PayerName: 'Lia Prado',
    AmountInWords: 'oitenta e seis reais e cinquenta centavos',
    TotalAmount: '86.50',
    Origin: 'Aeroporto',
    Destination: 'Centro',
    IssueDate: '2026-08-05',
    IssueTime: '06:35',
    PaymentMethod: 'Pix',
  });
});

it('values set to the right edge of a roll belong to the labels at its left edge', () => {
  const values = valuesOf([
    'RODOVIA                        SP-332',
    'KM DA PRACA                   414+400',
    'PRACA  P04 PAULINIA',
    'VIA 06                 OPERADOR 53067',
    'DATA 06/05/2023         HORA 02:43:10',
    'CATEGORIA  04 - CAMINHAO 3 EIXOS',
    'EIXOS                               3',
    'VALOR R$                        31,60',
    'PAGAMENTO                    DINHEIRO',
  ]);
  expect(values).toMatchObject({
    Highway: 'SP-332',
    Plaza: 'P04 PAULINIA',
    Attendant: '53067',
    VehicleCategory: '04 - CAMINHAO 3 EIXOS',
    PaymentMethod: 'DINHEIRO',
    TotalAmount: '31.60',
  });
});

it('the consumer is named behind the number or below it', () => {
  const coupon = (...rows: string[]): string[] => [
    'DOCUMENTO AUXILIAR DA NOTA FISCAL DE',
    'CONSUMIDOR ELETRONICA',
    'VALOR TOTAL R$          31,60',
    ...rows,
    'NFC-e 000123456 Serie 002 Emissao 03/05/2024 18:22:10',
  ];
  const named = {
    ConsumerName: 'JOSE DA SILVA',
    ConsumerCPF: '52998224725',
    Number: '000123456',
    Series: '2',
  };
  expect(valuesOf(coupon('CONSUMIDOR - CPF 529.982.247-25', 'JOSE DA SILVA'))).toMatchObject(named);
  expect(valuesOf(coupon('CONSUMIDOR CPF: 529.982.247-25 - JOSE DA SILVA'))).toMatchObject(named);
  expect(valuesOf(coupon('CONSUMIDOR NAO IDENTIFICADO'))).not.toHaveProperty('ConsumerName');
});

it('a taxi receipt gives the driver the number below his name, and the words of the amount go on', () => {
  expect(
    valuesOf([
      'Recebi de: MARIA APARECIDA GOMES',
      'A importancia de: quarenta e cinco reais e',
      'cinquenta centavos',
      'Motorista: JOAO CARLOS PEREIRA',
      'CPF: 529.982.247-25',
      'Alvara: 123.456-7',
      'Valor R$ 45,50',
    ]),
  ).toMatchObject({
    PayerName: 'MARIA APARECIDA GOMES',
    AmountInWords: 'quarenta e cinco reais e cinquenta centavos',
    DriverName: 'JOAO CARLOS PEREIRA',
    DriverCPF: '52998224725',
    PermitNumber: '123.456-7',
  });
});

const products = (...rows: string[]): unknown =>
  valuesOf([...rows, 'TOTAL R$                   593,21'])['Items'];

it('a product is read in whichever order its register prints, when count times price is its amount', () => {
  const [diesel, arla] = [
    { Description: 'DIESEL S10', Quantity: '85.321', Unit: 'L', UnitAmount: '5.899', TotalAmount: '503.31' },
    { Description: 'ARLA 32 20L', UnitAmount: '89.90', TotalAmount: '89.90' },
  ];
  const both = [expect.objectContaining(diesel), expect.objectContaining(arla)];
  expect(
    products(
      '1  DIESEL S10',
      '   85,321 L X 5,899     503,31',
      '2  ARLA 32 20L',
      '   1 GL X 89,90      89,90',
    ),
  ).toEqual(both);
  expect(
    products('DIESEL S10', '85,321 L x R$ 5,899 = R$ 503,31', 'ARLA 32 20L', '1 GL x R$ 89,90 = R$ 89,90'),
  ).toEqual(both);
  expect(products('DIESEL S10   5,899 x 85,321 L  503,31', 'ARLA 32 20L  89,90 x 1 GL  89,90')).toEqual(both);
  expect(
    products(
      '7891 DIESEL',
      '     S10',
      '     85,321 L x 5,899 503,31',
      '12 ARLA 32 20L',
      '     1 x 89,90 89,90',
    ),
  ).toEqual([expect.objectContaining({ ...diesel, Code: '7891' }), expect.objectContaining(arla)]);
});

it('the products of a coupon end above its sums', () => {
  const values = valuesOf([
    'Codigo  Descricao      Qtde  Vl Unit  Vl Total',
    '7891    ARROZ TP1 5KG   1     25,90    25,90',
    '7892    FEIJAO CARIOCA  2      8,50    17,00',
    'Qtde. total de itens                       2',
    'Valor total R$                         42,90',
    'Desconto R$                             2,90',
    'Valor a Pagar R$                       40,00',
  ]);
  expect(values).toMatchObject({ ItemCount: '2', TotalAmount: '40.00', DiscountAmount: '2.90' });
  expect(values['Items']).toHaveLength(2);
});

it('a slip of a card terminal names the seller, not its copy or network', () => {
  const values = valuesOf([
    '              GETNET',
    '          VIA DO CLIENTE',
    '        CHURRASCARIA GAUCHA LTDA',
    '     AV. CASTELO BRANCO, 455 - CENTRO',
    '          LAGES - SC',
    '      CNPJ: 11.222.333/0001-81',
    'NSU: 000987654   AUTORIZACAO: 112233',
    'VALOR PAGO:                  R$ 96,40',
  ]);
  expect(values).toMatchObject({ IssuerName: 'CHURRASCARIA GAUCHA LTDA', CardAuthorization: '112233' });
  expect(values).not.toHaveProperty('IssuerTradeName');
});

it("the seller's name is behind its number, and numbers of places are no codes", () => {
  const values = valuesOf([
    'CNPJ: 11.222.333/0001-81 FARMACIA POPULAR LTDA',
    'RUA SETE DE SETEMBRO, 350, CENTRO, JOINVILLE, SC',
    '#  CODIGO  DESCRICAO        QTD UN  VL.UNIT  VL.TOTAL',
    '1  7896004 PARACETAMOL 750   1  CX    12,90    12,90',
    '2  7896112 VITAMINA C EFERV  2  UN    18,50    37,00',
    'SUBTOTAL                                       49,90',
    'DESCONTO                                        4,90',
    'TOTAL R$                                       45,00',
    'CONSUMIDOR: 529.982.247-25',
  ]);
  expect(values).toMatchObject({
    IssuerName: 'FARMACIA POPULAR LTDA',
    DiscountAmount: '4.90',
    TotalAmount: '45.00',
    ConsumerCPF: '52998224725',
    Items: [
      { Code: '7896004', Description: 'PARACETAMOL 750' },
      { Code: '7896112', Description: 'VITAMINA C EFERV' },
    ],
  });
});

it('a written receipt ends with town and day, and a toll names its road in its address', () => {
  expect(
    valuesOf([
      'Recebi de CARLOS EDUARDO MOREIRA',
      'a quantia de R$ 62,00 (sessenta e dois reais)',
      'Curitiba, 20 de maio de 2024',
    ]),
  ).toMatchObject({ TotalAmount: '62.00', AmountInWords: 'sessenta e dois reais', IssueDate: '2024-05-20' });
  expect(
    valuesOf(['ROD. BR-277 KM 135', 'CAMPO LARGO - PR', 'COMPROVANTE DE PEDAGIO', 'Valor: R$ 15,30']),
  ).toMatchObject({ Highway: 'BR-277' });
});

it('the kilometre of a road in an address is no reading of a vehicle', () => {
  expect(
    valuesOf(['AUTO POSTO SERRA LTDA', 'ROD BR 101 KM 135 - CENTRO', 'CURITIBA - PR', 'TOTAL R$ 58,90']),
  ).not.toHaveProperty('Odometer');
});

it('a receipt sent by e-mail says its day in a sentence, and names driver and passenger in blocks of their own', () => {
  const page = pageOfRows(
    [
      [[100, 'Recibo nº 4884011858']],
      [[100, 'Veja abaixo o recibo da sua viagem de 13/03/2025, iniciada às 11:41']],
      [
        [100, 'Total'],
        [600, 'R$ 46,30'],
      ],
      [
        [100, 'Valor pago'],
        [600, 'R$ 46,30'],
      ],
      [[100, 'Motorista parceiro']],
      [
        [100, 'Nome'],
        [600, 'Fabrício de Schmitz'],
      ],
      [[100, 'Passageiro']],
      [
        [100, 'Nome do passageiro'],
        [600, 'Edson Camargo'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('refund', { pages: [page] })[0]?.Data).toMatchObject({
    IssueDate: { value: '2025-03-13' },
    IssueTime: { value: '11:41' },
    TotalAmount: { value: '46.30' },
    PaidAmount: { value: '46.30' },
    DriverName: { value: 'Fabrício de Schmitz' },
    ConsumerName: { value: 'Edson Camargo' },
  });
});

it('a brand in large type at the top is the trade name of the seller that names itself at the foot', () => {
  const { words, ...page } = pageOfRows(
    [
      [[100, 'Rota99 Táxi']],
      [[100, 'Total R$ 46,30']],
      [[100, 'Forma de pagamento Pix']],
      [[100, 'Rota Noventa Serviços S.A. CNPJ 11.222.333/0001-81']],
    ],
    'text-layer',
    100,
  );
  const larger = words.map((word, at) => {
    const [x, y, width, height] = word.box;
    const box: typeof word.box =
      at < 2 ? [x, y, width, 2 * height] : [x, Math.min(0.9, y + 0.5), width, height];
    return { ...word, box };
  });
  expect(
    extractDocuments('refund', { pages: [{ ...page, words: larger }] })[0]?.Data['IssuerTradeName'],
  ).toMatchObject({ value: 'Rota99 Táxi' });
});

it('a card is told by its last figures between the means of payment and the amount', () => {
  expect(valuesOf(['TOTAL R$ 32,01', 'Cartão de crédito •••• 7846 R$ 32,01'])).toMatchObject({
    PaymentMethod: 'Cartão de crédito',
    PaidAmount: '32.01',
  });
});

it('the slip of a card terminal gives neither number nor hour where the paper above it does', () => {
  const slip = ['ESTAB 6745644648 TERM 95058383', '19/09/26 14:46:52 DOC 658428', 'VENDA A DEBITO R$ 27,00'];
  expect(
    valuesOf([
      'Ticket               Placa',
      '768610065            KGG8616',
      'Saída',
      '19/09/2026 14:47',
      ...slip,
    ]),
  ).toMatchObject({ Number: '768610065', IssueTime: '14:47' });
  expect(valuesOf(['CIELO', ...slip])).toMatchObject({ Number: '658428', IssueTime: '14:46:52' });
});

it('a place is no amount, and the words before a label make it another one', () => {
  expect(
    valuesOf([
      'Espera no embarque                R$ 1,95',
      'Partida       Rodovia BR-116, 1874',
      'Chegada       Aeroporto de Bauru',
      'enviada até o dia 10 do mês',
    ]),
  ).toMatchObject({ Origin: 'Rodovia BR-116, 1874', Destination: 'Aeroporto de Bauru' });
});
