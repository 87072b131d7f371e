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
