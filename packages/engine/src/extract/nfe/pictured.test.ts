import { completeAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const key = completeAccessKey('4226091122233300018155005000024690156978086');

const rows: Row[] = [
  [[60, 'Documento Auxiliar da Nota Fiscal Eletrônica']],
  [[60, 'Chave de acesso']],
  [[60, key.replaceAll(/(\d{4})(?=\d)/g, '$1 ')]],
  [[60, 'Protocolo: 142265596650567 de 13/09/2026 10:28']],
  [[60, 'Operação']],
  [[60, 'Natureza: Venda de mercadoria']],
  [
    [60, 'Emitida em: 13/09/2026'],
    [560, 'Saída em: 14/09/2026'],
  ],
  [[60, 'Emitente']],
  [[60, 'Jatobá Agropecuária Ltda']],
  [[60, 'CNPJ: 11.222.333/0001-81']],
  [
    [60, 'Endereço: Rua Direita, 1186'],
    [560, 'Bairro: Alto da Serra'],
  ],
  [
    [60, 'Cidade: Criciúma - SC'],
    [560, 'CEP: 88801-019'],
  ],
  [[60, 'Destinatário']],
  [[60, 'Pampa Tecidos S.A.']],
  [[60, 'CNPJ: 11.444.777/0001-61']],
  [
    [60, 'Cidade: Sobral - CE'],
    [560, 'CEP: 62010-021'],
  ],
  [[60, 'Itens da nota']],
  [
    [60, 'SKU'],
    [140, 'Produto'],
    [370, 'NCM'],
    [460, 'CFOP'],
    [515, 'CST'],
    [550, 'Un.'],
    [610, 'Qtde.'],
    [670, 'Preço un.'],
    [750, 'Subtotal'],
    [820, '% ICMS'],
    [900, 'ICMS'],
  ],
  [
    [60, 'A2508'],
    [140, 'Café torrado 500 g'],
    [370, '0901.21.00'],
    [460, '6102'],
    [515, '000'],
    [550, 'PCT'],
    [610, '20,00'],
    [690, '15,00'],
    [760, '300,00'],
    [840, '12%'],
    [900, '36,00'],
  ],
  [[60, 'Totais']],
  [
    [60, 'Base do ICMS'],
    [180, 'Valor do ICMS'],
    [300, 'Total dos produtos'],
    [500, 'Total da nota'],
  ],
  [
    [60, '300,00'],
    [180, '36,00'],
    [300, '300,00'],
    [500, '300,00'],
  ],
  [[60, 'Observações']],
  [[60, 'Mercadoria destinada a revenda.']],
];

it('a picture of a DANFE that its maker arranged is read by its labels, too, where the blocks of the model are not whole', () => {
  const [document] = extractDocuments('nfe', { pages: [pageOfRows(rows, 'ocr', 95)] });
  expect(document?.Data).toMatchObject({
    IssuerName: { value: 'Jatobá Agropecuária Ltda' },
    IssuerCity: { value: 'Criciúma' },
    RecipientName: { value: 'Pampa Tecidos S.A.' },
    RecipientUF: { value: 'CE' },
    IssueDate: { value: '2026-09-13' },
    DepartureDate: { value: '2026-09-14' },
    Items: [{ ICMSAmount: { value: '36.00' }, TotalAmount: { value: '300.00' } }],
  });
});

it('where the title of the carrier is lost in a picture of the model, its boxes are read by their labels', () => {
  const own: Row[] = [
    [[460, 'DANFE']],
    [[460, key.replaceAll(/(\d{4})(?=\d)/g, '$1 ')]],
    [
      [60, 'Natureza da operação'],
      [400, 'Inscrição estadual'],
      [700, 'Protocolo de autorização de uso'],
    ],
    [
      [60, 'Venda de mercadoria'],
      [400, '110.042.490.114'],
      [700, '142265596650567'],
    ],
    [[60, 'Destinatário / Remetente']],
    [
      [60, 'Nome / Razão social'],
      [500, 'CNPJ / CPF'],
      [740, 'Data da emissão'],
    ],
    [
      [60, 'Pampa Tecidos S.A.'],
      [500, '11.444.777/0001-61'],
      [740, '13/09/2026'],
    ],
    [[60, 'Dados dos produtos']],
    ...rows.slice(17, 19),
    [[60, 'Cálculo do imposto']],
    ...rows.slice(20, 22),
    [],
    [[60, 'Fatura / Duplicatas']],
    [[60, '001 13/10/2026 300,00']],
    [[60, 'Trnsprt']],
    [
      [60, 'Quem transporta'],
      [400, 'Placa'],
      [560, 'Peso bruto'],
    ],
    [
      [60, 'Rodoviário Ipê Ltda'],
      [400, 'QRX4D21'],
      [560, '124,354'],
    ],
    [[60, 'Dados adicionais']],
    [[60, 'Mercadoria destinada a revenda.']],
  ];
  const [document] = extractDocuments('nfe', { pages: [pageOfRows(own, 'ocr', 95)] });
  expect(document?.Data).toMatchObject({
    TotalAmount: { value: '300.00' },
    CarrierName: { value: 'Rodoviário Ipê Ltda' },
    VehiclePlate: { value: 'QRX4D21' },
    GrossWeight: { value: '124.354' },
  });
});

it('where the row of the nature has no box of a state register, the one of the issuer is read by its label', () => {
  const own: Row[] = [
    [
      [60, 'Jatobá Agropecuária Ltda'],
      [460, 'DANFE'],
    ],
    [
      [60, 'CNPJ 11.222.333/0001-81 I.E. 110.042.490.114'],
      [460, 'SÉRIE 1'],
    ],
    [[460, key.replaceAll(/(\d{4})(?=\d)/g, '$1 ')]],
    [[60, 'Natureza da operação']],
    [[60, 'Venda de mercadoria']],
    [[60, 'Destinatário / Remetente']],
    [
      [60, 'Nome / Razão social'],
      [500, 'CNPJ / CPF'],
      [740, 'Data da emissão'],
    ],
    [
      [60, 'Pampa Tecidos S.A.'],
      [500, '11.444.777/0001-61'],
      [740, '13/09/2026'],
    ],
    [[60, 'Dados dos produtos']],
    ...rows.slice(17, 19),
    [[60, 'Cálculo do imposto']],
    ...rows.slice(20, 22),
    [[60, 'Transportador / Volumes transportados']],
    [
      [60, 'Placa'],
      [560, 'Peso bruto'],
    ],
    [
      [60, 'QRX4D21'],
      [560, '124,354'],
    ],
  ];
  const [document] = extractDocuments('nfe', { pages: [pageOfRows(own, 'ocr', 95)] });
  expect(document?.Data).toMatchObject({
    TotalAmount: { value: '300.00' },
    IssuerIE: { value: '110042490114' },
  });
});

it('where the title of the head stands left of the issuer, the issuer is read by its letterhead', () => {
  const own: Row[] = [
    [
      [60, 'DANFE'],
      [300, 'Jatobá Agropecuária Ltda'],
    ],
    [
      [60, 'SÉRIE 1'],
      [300, 'Rua Direita, 1186 - Alto da Serra'],
    ],
    [[300, '88801-019 Criciúma - SC']],
    [[460, key.replaceAll(/(\d{4})(?=\d)/g, '$1 ')]],
    [
      [60, 'Natureza da operação'],
      [500, 'Inscrição estadual'],
    ],
    [
      [60, 'Venda de mercadoria'],
      [500, '110.042.490.114'],
    ],
    [[60, 'Destinatário / Remetente']],
    [
      [60, 'Nome / Razão social'],
      [500, 'CNPJ / CPF'],
      [740, 'Data da emissão'],
    ],
    [
      [60, 'Pampa Tecidos S.A.'],
      [500, '11.444.777/0001-61'],
      [740, '13/09/2026'],
    ],
    [[60, 'Dados dos produtos']],
    ...rows.slice(17, 19),
    [[60, 'Cálculo do imposto']],
    ...rows.slice(20, 22),
    [[60, 'Transportador / Volumes transportados']],
    [
      [60, 'Placa'],
      [560, 'Peso bruto'],
    ],
    [
      [60, 'QRX4D21'],
      [560, '124,354'],
    ],
  ];
  const [document] = extractDocuments('nfe', { pages: [pageOfRows(own, 'ocr', 95)] });
  expect(document?.Data).toMatchObject({
    IssuerName: { value: 'Jatobá Agropecuária Ltda' },
    IssuerAddress: { value: 'Rua Direita, 1186' },
    IssuerUF: { value: 'SC' },
    IssuerIE: { value: '110042490114' },
  });
});
