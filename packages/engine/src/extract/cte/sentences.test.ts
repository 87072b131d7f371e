import { expect, it } from 'vitest';
import { completeAccessKey } from '@lavra/brazil/access-key';
import { pageOfRows, sheetOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';
import { readDocumentsByKey } from './documents-by-key.ts';

it('the page of a portal says in sentences where the transport goes, who pays and how it is taxed', () => {
  expect(
    valuesOfText(
      'cte',
      `Conhecimento autorizado em 12/05/2026 sob o protocolo 131269657926158. A prestação começa em Betim (MG) e termina
      em Serra (ES), com entrega prevista para 13/05/2026. Tomador: outros. Imposto: situação tributária
      00 - tributação normal ICMS; base de cálculo R$ 100,00. RNTRC da transportadora: 45120988. Motorista Rui Prado
      Lima, CPF 529.982.247-25, veículo de placa QAB4E27, CIOT 330014872265.`,
    ),
  ).toMatchObject({
    Protocol: '131269657926158',
    ProtocolDate: '2026-05-12',
    OriginCity: 'Betim',
    OriginUF: 'MG',
    DestinationCity: 'Serra',
    DestinationUF: 'ES',
    ExpectedDeliveryDate: '2026-05-13',
    PayerRole: 'outros',
    CST: '00 - tributação normal ICMS',
    VehiclePlate: 'QAB4E27',
    CIOT: '330014872265',
  });
});

it('the head and a sentence say the modal, the type, the operation and who pays', () => {
  expect(
    valuesOfText(
      'cte',
      `CT-e 7715 série 1
      Emitido 12/05/2026 10:20 · modal rodoviário
      O tomador deste serviço é o destinatário, acima. Prestação do tipo normal; CFOP 5353 — Transporte a estabelecimento comercial.`,
    ),
  ).toMatchObject({
    Modal: 'rodoviário',
    PayerRole: 'destinatário',
    CTeType: 'normal',
    CFOP: '5353',
    OperationNature: 'Transporte a estabelecimento comercial',
  });
});

it('who pays by its part alone is no name, and a number that ends a sentence does not go on in the next row', () => {
  const values = valuesOn(
    'cte',
    pageOfRows(
      [
        [[50, 'Tomador: destinatário.']],
        [[50, 'RNTRC: 45120988.']],
        [[50, '330014872265 é o código da operação']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({ PayerRole: 'destinatário', RNTRC: '45120988' });
  expect(values).not.toHaveProperty('PayerName');
});

it('what an invoice is called may stand in the line above its key, with its number', () => {
  const whole = completeAccessKey('3326051122233300018155001000046480119501142') ?? '';
  const found = readDocumentsByKey(sheetOfRows([[[50, 'NF-e nº 46480 série 1']], [[50, whole]]]));
  expect(found?.rows.map(({ Kind, Number: number }) => [Kind?.value, number?.value])).toEqual([
    ['NF-e', '46480'],
  ]);
  const other = readDocumentsByKey(sheetOfRows([[[50, 'NF-e nº 46481 série 1']], [[50, whole]]]));
  expect(other?.rows[0]?.Kind).toBeUndefined();
});

it('a letter says whence and whither, when, what it costs, who pays, and how it is taxed', () => {
  expect(
    valuesOfText(
      'cte',
      `Informamos que foi emitido em 08 de abril de 2026, às 11:05, o Conhecimento de Transporte Eletrônico (CT-e) nº 48010,
      série 3, para a carga que sai de Betim (MG) com destino a Lages (SC). O valor total do serviço é de R$ 100,00 por
      conta do destinatário, Olaria Campos Ltda, CNPJ 11.222.333/0001-81. O ICMS foi calculado sobre a base de R$ 100,00,
      à alíquota de 12%, e soma R$ 12,00. Autorizado pela SEFAZ em 08/04/2026, protocolo 142639671242428.`,
    ),
  ).toMatchObject({
    IssueDate: '2026-04-08',
    IssueTime: '11:05',
    OriginCity: 'Betim',
    DestinationCity: 'Lages',
    TotalAmount: '100.00',
    PayerRole: 'destinatário',
    PayerName: 'Olaria Campos Ltda',
    PayerCNPJ: '11222333000181',
    ICMSBase: '100.00',
    ICMSRate: '12.00',
    ICMSAmount: '12.00',
    Protocol: '142639671242428',
    ProtocolDate: '2026-04-08',
  });
});

it('the entries of a line have their own labels, and who pays stands before its name', () => {
  const values = valuesOn(
    'cte',
    pageOfRows(
      [
        [[40, 'Conhecimento de Transporte Eletrônico']],
        [[40, 'ICMS: base R$ 90,00 · alíquota 7,00% · imposto R$ 6,30']],
        [[40, 'Quem paga o frete: Remetente – Olaria Campos Ltda']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    ICMSBase: '90.00',
    ICMSRate: '7.00',
    ICMSAmount: '6.30',
    PayerRole: 'Remetente',
    PayerName: 'Olaria Campos Ltda',
  });
});

it('the number of a sentence behind that of who bears the unloading is not that of who pays', () => {
  const values = valuesOfText(
    'cte',
    `Conhecimento de transporte eletrônico. Recado: Descarga por conta do destinatário, de segunda a sexta.
    Transportes Guará Ltda CNPJ 11.222.333/0001-81.`,
  );
  expect(values).not.toHaveProperty('PayerCNPJ');
});

it('lines at the foot tell protocol and nature, a box who pays, and remarks begin under the number of their title', () => {
  const values = valuesOn(
    'cte',
    pageOfRows(
      [
        [[40, 'Conhecimento de Transporte Eletrônico']],
        [[40, 'Quem paga o frete (tomador): Remetente']],
        [[40, 'autorizado pela SEFAZ sob o protocolo 675399575643394 em 08/04/2025']],
        [[40, 'CFOP 6353 – Transporte a estabelecimento comercial · tipo do CT-e: Normal · serviço: Normal']],
        [
          [46, '6'],
          [60, 'OBSERVAÇÕES'],
        ],
        [],
        [[40, 'Tampa solta: amarrar antes de sair.']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    PayerRole: 'Remetente',
    Protocol: '675399575643394',
    ProtocolDate: '2025-04-08',
    CFOP: '6353',
    OperationNature: 'Transporte a estabelecimento comercial',
    AdditionalInformation: 'Tampa solta: amarrar antes de sair.',
  });
});

it('of three rows over their caption one may be of low letters alone but for a tail', () => {
  const values = valuesOn(
    'cte',
    pageOfTexts([
      [60, 40, 12, 'Conhecimento de Transporte Eletrônico'],
      [60, 100, 12, 'Queijos e'],
      [60, 120, 12, 'nata'],
      [60, 140, 12, 'resfriada'],
      [60, 159, 8, 'produto predominante'],
      [320, 100, 12, '842'],
      [320, 118, 8, 'volumes'],
      [420, 100, 12, '34,00 m³'],
      [420, 118, 8, 'cubagem'],
      [560, 100, 12, '9.812,5 kg'],
      [560, 118, 8, 'peso bruto'],
    ]),
  );
  expect(values).toMatchObject({ PredominantProduct: 'Queijos e nata resfriada' });
});

it('remarks name the plate before the point that ends them', () => {
  expect(
    valuesOfText(
      'cte',
      'DACTE CT-e 7715 série 1\nOBSERVAÇÕES\nMOTORISTA: RUI PRADO LIMA PLACA: QAB4E27. SEGURO PAGO.',
    ),
  ).toMatchObject({ VehiclePlate: 'QAB4E27' });
});
