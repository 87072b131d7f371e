import { expect, it } from 'vitest';
import { pageOfText } from '../testing/page-of-text.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('transportdraft', pageOfText(lines.join('\n')));

it('a letter says in sentences what is to be fetched, where, for whom and at whose cost', () => {
  expect(
    valuesOf([
      'Joinville, 14 de março de 2026.',
      'À Expresso Litoral Transportes Ltda',
      'Solicitamos a coleta de 12 volumes (caixas), com peso bruto total de 340,500 kg e cubagem de 1,250 m³,',
      'contendo peças automotivas, no valor total de R$ 15.320,00, conforme NF nº 4521, série 1.',
      'Remetente: Comercial Serra Azul Ltda, CNPJ 11.222.333/0001-81, estabelecida na Rua das Flores, 120, Centro,',
      'Joinville/SC, CEP 89201-000.',
      'Destinatário: Auto Peças Boa Vista Ltda, CNPJ 11.444.777/0001-61, com endereço na Avenida Brasil, 1500,',
      'Jardim América, Maringá/PR, CEP 87020-000.',
      'A mercadoria estará disponível para retirada no dia 16/03/2026, das 08:00 às 17:00 horas. O frete será por',
      'conta do destinatário (FOB), no valor combinado de R$ 820,00.',
    ]),
  ).toMatchObject({
    IssueDate: '2026-03-14',
    CarrierName: 'Expresso Litoral Transportes Ltda',
    VolumeQuantity: '12',
    VolumeKind: 'caixas',
    GrossWeight: '340.500',
    CubicMeters: '1.250',
    GoodsDescription: 'peças automotivas',
    GoodsAmount: '15320.00',
    FreightAmount: '820.00',
    FreightMode: 'FOB',
    PickupDate: '2026-03-16',
    PickupWindow: 'das 08:00 às 17:00',
    SenderName: 'Comercial Serra Azul Ltda',
    SenderCNPJ: '11222333000181',
    SenderDistrict: 'Centro',
    RecipientName: 'Auto Peças Boa Vista Ltda',
    RecipientStreet: 'Avenida Brasil',
    RecipientDistrict: 'Jardim América',
    RecipientCity: 'Maringá',
    RecipientPostalCode: '87020000',
    Invoices: [{ Number: '4521', Series: '1' }],
  });
});

it('a letter names the writer’s own place, the carrier and several invoices within its sentences', () => {
  expect(
    valuesOf([
      'Vimos solicitar à transportadora Expresso Litoral Transportes Ltda (CNPJ 11.222.333/0001-81) que efetue em',
      '16/03/2026, no período das 13h às 17h, a coleta em nosso estabelecimento, situado na Rua das Flores, 120,',
      'bairro Centro, Joinville - SC, CEP 89201-000, a serem entregues a Auto Peças Boa Vista Ltda, inscrita no',
      'CNPJ sob o nº 11.444.777/0001-61, na Avenida Brasil, 1500, bairro Jardim América, Maringá - PR.',
      'A carga compõe-se de 8 fardos de tecidos, com peso de 512 kg, acompanhada das notas fiscais nº 4521 e 4522.',
      'Frete CIF, por nossa conta.',
    ]),
  ).toMatchObject({
    CarrierCNPJ: '11222333000181',
    PickupDate: '2026-03-16',
    PickupWindow: 'das 13h às 17h',
    SenderStreet: 'Rua das Flores',
    SenderDistrict: 'Centro',
    SenderPostalCode: '89201000',
    RecipientName: 'Auto Peças Boa Vista Ltda',
    RecipientCNPJ: '11444777000161',
    RecipientCity: 'Maringá',
    VolumeQuantity: '8',
    VolumeKind: 'fardos',
    GoodsDescription: 'tecidos',
    FreightMode: 'CIF',
    Invoices: [{ Number: '4521' }, { Number: '4522' }],
  });
});

it('a letter’s head is the sender’s, and its sentences name the route, the goods and the driver', () => {
  expect(
    valuesOf([
      'Comercial Serra Azul Ltda',
      'Rua das Flores, nº 120, Centro, Joinville (SC), CEP 89201-000',
      'CNPJ 11.222.333/0001-81 – Inscrição Estadual 255111222 – Tel. (47) 3433-1020',
      'Joinville, 14 de março de 2026',
      'À',
      'Expresso Litoral Transportes Ltda',
      'Solicitamos a coleta e o transporte da carga de resina acrílica abaixo relacionada, com saída de',
      'Joinville/SC e entrega em Maringá/PR, ao destinatário Boa Vista Tecidos Ltda - ME, inscrito no CNPJ sob nº',
      '11.444.777/0001-61, estabelecido na Avenida Brasil, nº 1500, bairro Jardim América, CEP 87020-000.',
      'Procurar por Rui Lima na expedição. O veículo de placa ABC1D23 é conduzido por Davi Sá Reis.',
      'Frete FOB, valor combinado de R$ 820,00, já incluso pedágio de R$ 81,20.',
    ]),
  ).toMatchObject({
    SenderName: 'Comercial Serra Azul Ltda',
    SenderCNPJ: '11222333000181',
    SenderStreet: 'Rua das Flores',
    SenderCity: 'Joinville',
    GoodsDescription: 'resina acrílica',
    OriginCity: 'Joinville',
    OriginState: 'SC',
    DestinationCity: 'Maringá',
    DestinationState: 'PR',
    RecipientName: 'Boa Vista Tecidos Ltda - ME',
    RecipientStreet: 'Avenida Brasil',
    RecipientDistrict: 'Jardim América',
    SenderContact: 'Rui Lima',
    DriverName: 'Davi Sá Reis',
    FreightAmount: '820.00',
    TollAmount: '81.20',
  });
});

it('a carrier says in one sentence what it has received, from whom, and where it goes to whom', () => {
  expect(
    valuesOf([
      'Navegação Rio Claro Ltda - ME',
      'Inscrita no CNPJ sob nº 11.222.333/0001-81 - Porto das Pedras, Belém (PA)',
      'Conhecimento de Embarque Fluvial n.º 1.042 de 2026',
      'Declaramos ter recebido da firma Moinho Serra Azul Ltda, CNPJ 11.444.777/0001-61, sita à Rua das Flores,',
      'nº 120, bairro Centro, CEP 66055-190, em bom estado, 1.200 (mil e duzentos) sacas contendo farinha de',
      'trigo, pesando 60.000,00 quilos, com a nota fiscal n.º 20.466 no valor de R$ 94.720,00. A carga segue do',
      'porto de Belém / PA com destino ao porto de Santarém / PA, para ser entregue a Ana Lima Reis, CPF',
      '529.982.247-25, residente à Avenida Brasil, nº 1500, bairro Aldeia, CEP 68040-000, ou à sua ordem.',
      'O frete, FOB - a pagar no porto de chegada, foi ajustado em R$ 960,00. Belém, 6 de maio de 2026. Mestre',
    ]),
  ).toMatchObject({
    CarrierName: 'Navegação Rio Claro Ltda - ME',
    CarrierCNPJ: '11222333000181',
    SenderName: 'Moinho Serra Azul Ltda',
    SenderCNPJ: '11444777000161',
    SenderStreet: 'Rua das Flores',
    SenderDistrict: 'Centro',
    SenderPostalCode: '66055190',
    VolumeQuantity: '1200',
    VolumeKind: 'sacas',
    GoodsDescription: 'farinha de trigo',
    GrossWeight: '60000.00',
    GoodsAmount: '94720.00',
    OriginCity: 'Belém',
    OriginState: 'PA',
    DestinationCity: 'Santarém',
    RecipientName: 'Ana Lima Reis',
    RecipientCPF: '52998224725',
    RecipientStreet: 'Avenida Brasil',
    RecipientPostalCode: '68040000',
    FreightMode: 'FOB',
    FreightAmount: '960.00',
    IssueDate: '2026-05-06',
    Invoices: [{ Number: '20466' }],
  });
});

it('a message brings a draft in sentences, with its parties in a table below', () => {
  expect(
    valuesOf([
      'Bom dia, segue a minuta nº 871 emitida em 10/03/2026 às 15:40 pela Rio Claro Mudanças ME, CNPJ 11.222.333/0001-81,',
      'para transporte de Contagem/MG a Fortaleza/CE, frete FOB. A coleta fica para o dia 11/03/2026, entre 13:00 e 16:30',
      '(procurar Bianca, ramal 219). O motorista será Raimundo Saraiva, CPF 529.982.247-25, no caminhão placa QAB4E27.',
      'Carga: perfis de alumínio, 80 amarrados, 1.875,50 kg de peso real, 6,20 m³ (1.860,00 kg cubados), mercadoria',
      'no valor de R$ 66.100,50.',
    ]),
  ).toMatchObject({
    CarrierName: 'Rio Claro Mudanças ME',
    CarrierCNPJ: '11222333000181',
    OriginCity: 'Contagem',
    OriginState: 'MG',
    DestinationCity: 'Fortaleza',
    DestinationState: 'CE',
    FreightMode: 'FOB',
    PickupDate: '2026-03-11',
    PickupWindow: 'entre 13:00 e 16:30',
    SenderContact: 'Bianca, ramal 219',
    DriverName: 'Raimundo Saraiva',
    Plate: 'QAB4E27',
    GoodsDescription: 'perfis de alumínio',
    VolumeQuantity: '80',
    VolumeKind: 'amarrados',
    GrossWeight: '1875.50',
    CubicMeters: '6.20',
    CubedWeight: '1860.00',
    GoodsAmount: '66100.50',
  });
});
