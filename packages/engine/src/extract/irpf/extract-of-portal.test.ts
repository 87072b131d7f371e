import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a portal’s extract has few columns for the payers, and titles that end with the word for the declarant', () => {
  const page = pageOfRows(
    [
      [[50, 'IDENTIFICAÇÃO DO CONTRIBUINTE']],
      [
        [50, 'Nome: RUI FAUSTO LIMA DA COUTINHO'],
        [500, 'CPF: 529.982.247-25'],
      ],
      [
        [50, 'Exercício: 2020'],
        [500, 'Ano-calendário: 2019'],
      ],
      [],
      [[50, 'Rendimentos informados por fonte pagadora']],
      [
        [50, 'CNPJ'],
        [250, 'Nome'],
        [650, 'Rendimento'],
        [800, 'IRRF'],
      ],
      [
        [50, '11.222.333/0001-81'],
        [250, 'OLARIA DO VALE LTDA'],
        [650, '57.952,36'],
        [800, '13.940,17'],
      ],
      [
        [50, '00.000.000/0001-91'],
        [250, 'ADEGA SERRANA LTDA'],
        [650, '7.952,36'],
        [800, '3.940,17'],
      ],
      [],
      [[50, 'Dados bancários']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('irpf', { pages: [page] })[0]?.Data).toMatchObject({
    Name: { value: 'RUI FAUSTO LIMA DA COUTINHO' },
    IncomeSources: [
      {
        CNPJ: { value: '11222333000181' },
        Name: { value: 'OLARIA DO VALE LTDA' },
        Income: { value: '57952.36' },
      },
      { Name: { value: 'ADEGA SERRANA LTDA' }, WithheldTax: { value: '3940.17' } },
    ],
  });
});
