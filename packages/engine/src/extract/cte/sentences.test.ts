import { expect, it } from 'vitest';
import { completeAccessKey } from '@lavra/brazil/access-key';
import { pageOfRows, sheetOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
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
