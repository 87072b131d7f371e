import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const page = pageOfTexts([
  [60, 40, 12, 'CT-e 7715'],
  [60, 60, 7, 'DACTE - conhecimento de transporte eletrônico'],
  [60, 100, 8, 'QUEM ENVIA (REMETENTE)'],
  [500, 100, 8, 'QUEM RECEBE (DESTINATÁRIO)'],
  [60, 114, 10, 'Telhas Boa Hora Ltda'],
  [500, 114, 10, 'Casa da Obra Ltda'],
  [60, 130, 9, 'Rua das Hortênsias, 88 · bairro Vila Nova'],
  [500, 130, 9, 'Rua do Porto, 9 · bairro Cais'],
  [60, 144, 9, 'Lages/SC · CEP 88501-000 · tel. (49) 3222-1000'],
  [500, 144, 9, 'Bagé/RS · CEP 96400-000 · tel. (53) 3242-1000'],
  [60, 158, 9, 'CNPJ 11.295.433/0001-38 · inscr. est. 255.396.287'],
  [500, 158, 9, 'CNPJ 11.222.333/0001-81 · inscr. est. 102528470'],
  [60, 200, 8, 'CARGA'],
  [60, 214, 10, 'Telha de barro'],
  [60, 227, 6, 'o que é'],
  [250, 214, 10, 'R$ 9.100,00'],
  [250, 227, 6, 'quanto vale'],
  [400, 214, 10, '31'],
  [400, 227, 6, 'volumes'],
  [60, 244, 10, '480,500 kg'],
  [60, 257, 6, 'peso bruto'],
  [250, 244, 10, '2,1000 m³'],
  [250, 257, 6, 'cubagem'],
  [660, 214, 9, 'Frete por peso'],
  [860, 214, 9, '250,00'],
  [660, 227, 9, 'Pedágio'],
  [860, 227, 9, '12,40'],
]);

it('captions in plain words below their values are no part of these, beside a column of amounts', () => {
  expect(valuesOn('cte', page)).toMatchObject({
    PredominantProduct: 'Telha de barro',
    CargoAmount: '9100.00',
    VolumeQuantity: '31',
    GrossWeight: '480.500',
    CubicVolume: '2.1000',
  });
});

it('the word before a district is no end of the street', () => {
  expect(valuesOn('cte', page)).toMatchObject({
    SenderAddress: 'Rua das Hortênsias, 88',
    SenderDistrict: 'Vila Nova',
    RecipientAddress: 'Rua do Porto, 9',
    RecipientDistrict: 'Cais',
  });
});

it('parties by whence and whither, the payer by its part and its name, and who drives in a sentence', () => {
  const told = pageOfTexts([
    [60, 40, 12, 'CT-e 7715'],
    [60, 60, 7, 'DACTE - conhecimento de transporte eletrônico'],
    [60, 100, 8, 'DE (REMETENTE)'],
    [500, 100, 8, 'PARA (DESTINATÁRIO)'],
    [60, 114, 10, 'Telhas Boa Hora Ltda'],
    [500, 114, 10, 'Casa da Obra Ltda'],
    [60, 130, 9, 'CNPJ 11.295.433/0001-38 IE 255.396.287'],
    [500, 130, 9, 'CNPJ 11.222.333/0001-81 IE 102528470'],
    [60, 144, 9, 'Rua das Hortênsias, 88 · Vila Nova'],
    [500, 144, 9, 'Rua do Porto, 9 · Cais'],
    [60, 158, 9, '88501-000 Lages / SC'],
    [500, 158, 9, '96400-000 Bagé / RS'],
    [60, 200, 8, 'QUEM PAGA O FRETE'],
    [60, 214, 9, 'Remetente: Telhas Boa Hora Ltda'],
    [60, 228, 9, 'CNPJ 11.295.433/0001-38 IE 255.396.287'],
    [500, 200, 8, 'OPERAÇÃO E'],
    [500, 210, 8, 'AUTORIZAÇÃO'],
    [500, 224, 9, 'CFOP 6353, Transporte a estabelecimento comercial'],
    [500, 240, 9, 'Uso autorizado pelo protocolo 142261329777079 em 23/08/2026'],
    [60, 280, 8, 'VEÍCULO E MOTORISTA'],
    [500, 280, 8, 'RECADOS'],
    [60, 294, 9, 'Davi Sá Reis dirige o veículo de placa ABC1D23.'],
  ]);
  expect(valuesOn('cte', told)).toMatchObject({
    SenderName: 'Telhas Boa Hora Ltda',
    SenderCNPJ: '11295433000138',
    SenderCity: 'Lages',
    RecipientName: 'Casa da Obra Ltda',
    RecipientDistrict: 'Cais',
    RecipientUF: 'RS',
    PayerRole: 'Remetente',
    PayerName: 'Telhas Boa Hora Ltda',
    PayerCNPJ: '11295433000138',
    CFOP: '6353',
    OperationNature: 'Transporte a estabelecimento comercial',
    DriverName: 'Davi Sá Reis',
  });
});

it('what is done with the load is the title of the party in brackets behind it, with the day of delivery', () => {
  const told = pageOfTexts([
    [60, 40, 12, 'CT-e 7715'],
    [60, 60, 7, 'DACTE - conhecimento de transporte eletrônico'],
    [60, 100, 9, 'Carga coletada com (remetente)'],
    [60, 114, 10, 'Telhas Boa Hora Ltda'],
    [60, 130, 9, 'CNPJ 11.295.433/0001-38'],
    [60, 144, 9, 'Rua das Hortênsias, 88, Vila Nova — Lages SC — CEP 88501-000'],
    [60, 180, 9, 'Entrega até 20/04/2026 para (destinatário)'],
    [60, 194, 10, 'Casa da Obra Ltda'],
    [60, 210, 9, 'CNPJ 11.222.333/0001-81'],
    [60, 224, 9, 'Rua do Porto, 9, Cais — Bagé RS — CEP 96400-000'],
  ]);
  expect(valuesOn('cte', told)).toMatchObject({
    SenderName: 'Telhas Boa Hora Ltda',
    SenderDistrict: 'Vila Nova',
    SenderCity: 'Lages',
    RecipientName: 'Casa da Obra Ltda',
    RecipientCity: 'Bagé',
    ExpectedDeliveryDate: '2026-04-20',
  });
});
