import { completeAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a title that another label resembles is passed over for the one with the table, and codes stay with what they say', () => {
  const nfe = completeAccessKey('3525011122233300018155001000274513112897090');
  const values = extractDocuments('cte', {
    pages: [
      pageOfRows(
        [
          [
            [100, 'Nº DOCUMENTO'],
            [400, 'MODAL'],
            [700, 'DATA DE EMISSÃO'],
          ],
          [
            [100, '119269'],
            [400, '01 - Rodoviário'],
            [700, '21/07/2025 11:06:04-03:00'],
          ],
          [
            [100, 'Tomador'],
            [200, 'Remetente'],
            [320, 'Destinatário'],
          ],
          [[100, 'Papel do Tomador']],
          [[100, '3 - Destinatário']],
          [[100, 'DOCUMENTOS ORIGINÁRIOS']],
          [
            [100, 'TP DOC.'],
            [200, 'CHAVE DE ACESSO'],
            [800, 'SÉRIE/NRO.'],
          ],
          [
            [100, 'NF-e'],
            [200, nfe],
            [800, '1/274513'],
          ],
          [[100, 'OBSERVAÇÕES']],
          [[100, 'SEGURO POR CONTA DO EMBARCADOR']],
          [[100, '-- MODAL RODOVIARIO --']],
          [[100, 'RNTRC: 01577500']],
        ],
        'text-layer',
        100,
      ),
    ],
  })[0]?.Data;
  expect(values).toMatchObject({
    Modal: { value: '01 - Rodoviário' },
    IssueTime: { value: '11:06:04' },
    PayerRole: { value: '3 - Destinatário' },
    OriginDocuments: [{ AccessKey: { value: nfe }, Series: { value: '1' }, Number: { value: '274513' } }],
    AdditionalInformation: { value: 'SEGURO POR CONTA DO EMBARCADOR' },
  });
});

it('a text that begins like a title is a value, and a text behind the value of another field is none of its label', () => {
  const values = extractDocuments('cte', {
    pages: [
      pageOfRows(
        [
          [
            [100, 'Natureza'],
            [220, 'Prestação de serviço de transporte aéreo'],
          ],
          [[100, 'Pagador do frete']],
          [
            [100, 'Tomador'],
            [220, 'Terceiro'],
            [650, 'CST'],
            [760, '00 - tributação normal'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  })[0]?.Data;
  expect(values).toMatchObject({
    OperationNature: { value: 'Prestação de serviço de transporte aéreo' },
    CST: { value: '00 - tributação normal' },
  });
  expect(values).not.toHaveProperty('PayerName');
});

it('the part in the freight of who pays begins no block, and neither does its label, where their blocks have titles', () => {
  const values = extractDocuments('cte', {
    pages: [
      pageOfRows(
        [
          [
            [100, 'TIPO SERVIÇO'],
            [300, 'TOMADOR SERV.'],
            [500, 'PROTOCOLO'],
          ],
          [
            [100, 'Normal'],
            [300, 'DESTINATÁRIO'],
            [500, '135250011112222 em 11/07/2025 19:25:02'],
          ],
          [],
          [
            [40, 'REMETENTE'],
            [514, 'DESTINATÁRIO'],
          ],
          [
            [40, 'Razão Social: OLARIA CAMPOS LTDA'],
            [514, 'Razão Social: CASA LIMA LTDA'],
          ],
          [
            [40, 'Município: BAURU'],
            [335, 'UF: SP'],
            [514, 'Município: LONDRINA'],
            [809, 'UF: PR'],
          ],
          [
            [40, 'CNPJ: 04.252.011/0001-10'],
            [514, 'CNPJ: 33.000.167/0001-01'],
          ],
          [],
          [
            [40, 'EXPEDIDOR'],
            [274, 'RECEBEDOR'],
            [507, 'PAGADOR FRETE'],
          ],
          [
            [40, '-'],
            [274, '-'],
            [507, 'CASA LIMA LTDA CNPJ 33.000.167/0001-01'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  })[0]?.Data;
  expect(values).toMatchObject({
    PayerRole: { value: 'DESTINATÁRIO' },
    SenderUF: { value: 'SP' },
    RecipientUF: { value: 'PR' },
    PayerName: { value: 'CASA LIMA LTDA' },
    PayerCNPJ: { value: '33000167000101' },
  });
  expect(values).not.toHaveProperty('ReceiverCNPJ');
});

it('the label of who pays is no title in a row of boxes, though the block of who pays has none', () => {
  const values = extractDocuments('cte', {
    pages: [
      pageOfRows(
        [
          [
            [100, 'TIPO SERVIÇO'],
            [280, 'TOMADOR SERV.'],
            [500, 'PROTOCOLO'],
          ],
          [
            [100, 'Normal'],
            [280, 'REMETENTE'],
            [500, '135250011112222 em 11/07/2025 19:25:02'],
          ],
          [],
          [
            [40, 'REMETENTE'],
            [514, 'DESTINATÁRIO'],
          ],
          [
            [40, 'Razão Social: OLARIA CAMPOS LTDA'],
            [514, 'Razão Social: CASA LIMA LTDA'],
          ],
          [
            [40, 'Município: BAURU'],
            [335, 'UF: SP'],
            [514, 'Município: LONDRINA'],
            [809, 'UF: PR'],
          ],
          [
            [40, 'CNPJ: 04.252.011/0001-10'],
            [514, 'CNPJ: 33.000.167/0001-01'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  })[0]?.Data;
  expect(values).toMatchObject({ SenderUF: { value: 'SP' }, RecipientUF: { value: 'PR' } });
});

it('the mode alone is the title of its block below the remarks, and the value of its own label', () => {
  const read = (...rows: Parameters<typeof pageOfRows>[0]) =>
    extractDocuments('cte', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;
  const values = read(
    [[100, 'CT-e nº 4417 Série 2']],
    [[100, 'Tipo Complementar · Serviço Normal']],
    [
      [100, 'Modal'],
      [400, 'Aquaviário'],
    ],
    [[100, 'TOMADOR']],
    [
      [100, 'Papel: Recebedor'],
      [400, 'Nome: Moinho Guarani Ltda'],
    ],
    [[100, 'OBS.']],
    [[100, 'Carga frágil. Descarga manual.']],
    [[100, 'AQUAVIÁRIO']],
    [[100, 'Embarcação: Estrela']],
  );
  expect(values).toMatchObject({
    CTeType: { value: 'Complementar' },
    Modal: { value: 'Aquaviário' },
    PayerRole: { value: 'Recebedor' },
    PayerName: { value: 'Moinho Guarani Ltda' },
    AdditionalInformation: { value: 'Carga frágil. Descarga manual.' },
  });
  const under = read(
    [[100, 'MODAL']],
    [[100, 'RODOVIÁRIO']],
    [[100, 'SÉRIE']],
    [[100, '2']],
    [[100, 'CFOP']],
    [[100, '6352']],
  );
  expect(under).toMatchObject({ Modal: { value: 'RODOVIÁRIO' }, CFOP: { value: '6352' } });
});
