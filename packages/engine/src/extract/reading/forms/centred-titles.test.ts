import { expect, it } from 'vitest';
import { extractDocuments } from '../../extract.ts';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';

const dataOf = (rows: readonly Row[]): unknown =>
  extractDocuments('transportdraft', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('titles centred over two blocks begin where the labels of their blocks do, and a value may stand in two rows around its label', () => {
  expect(
    dataOf([
      [
        [100, 'SOLICITAÇÃO DE COLETA DE MERCADORIAS'],
        [600, 'Nº 4435'],
        [800, '10/04/2025'],
      ],
      [
        [180, 'LOCAL DE COLETA (REMETENTE)'],
        [620, 'LOCAL DE ENTREGA (DESTINATÁRIO)'],
      ],
      [
        [50, 'Empresa'],
        [120, 'Olaria do Vale Ltda'],
        [500, 'Empresa'],
        [570, 'Adega Serrana Ltda'],
      ],
      [
        [50, 'CNPJ'],
        [120, '11.222.333/0001-81'],
        [500, 'CNPJ'],
        [570, '00.000.000/0001-91'],
      ],
      [
        [50, 'Cidade'],
        [120, 'Anápolis'],
        [300, 'UF'],
        [330, 'GO'],
        [500, 'Cidade'],
        [570, 'Pelotas'],
        [760, 'UF'],
        [790, 'RS'],
      ],
    ]),
  ).toMatchObject({
    DraftNumber: { value: '4435' },
    SenderName: { value: 'Olaria do Vale Ltda' },
    SenderCNPJ: { value: '11222333000181' },
    SenderCity: { value: 'Anápolis' },
    RecipientName: { value: 'Adega Serrana Ltda' },
    RecipientCNPJ: { value: '00000000000191' },
    RecipientState: { value: 'RS' },
  });
});
