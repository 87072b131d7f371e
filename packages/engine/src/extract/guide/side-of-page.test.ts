import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const page = pageOfTexts([
  [30, 20, 14, 'Guia SP/SADT'],
  [30, 61, 9, 'Operadora'],
  [30, 79, 9, 'ANS'],
  [110, 79, 9, '339179'],
  [30, 97, 9, 'senha'],
  [110, 97, 9, 'L9DBDL98L'],
  [30, 115, 9, 'senha vale até'],
  [120, 115, 9, '17/05/2026'],
  [30, 151, 9, 'Paciente'],
  [30, 169, 9, 'nome'],
  [110, 169, 9, 'Rui Sá Lima'],
  [30, 187, 9, 'carteirinha'],
  [110, 187, 9, '08851012505266191'],
  [30, 205, 9, 'válida até'],
  [110, 205, 9, '28/02/2027'],
  [300, 24, 9, 'Quem pediu'],
  [300, 47, 9, 'contratado'],
  [400, 47, 9, 'Clínica Bem Viver'],
  [300, 70, 9, 'UF'],
  [400, 70, 9, 'PR'],
  [620, 24, 9, 'Quem fez'],
  [620, 47, 9, 'contratado'],
  [720, 47, 9, 'Laboratório Vida Ltda'],
  [620, 70, 9, 'CNES'],
  [720, 70, 9, '6848779'],
  [300, 130, 9, 'Exames feitos'],
  ...[
    ['dia', 'tabela', 'código', 'exame', 'qtd.', 'unitário R$', 'subtotal R$'],
    ['19/04/2026', '22', '40304361', 'Hemograma', '1', '21,80', '21,80'],
    ['19/04/2026', '22', '40302040', 'Glicose', '1', '9,40', '9,40'],
    ['19/04/2026', '22', '40302580', 'Ureia', '1', '8,90', '8,90'],
  ].flatMap((cells, row) =>
    cells.map((text, at) => [[300, 390, 450, 540, 680, 760, 870][at] ?? 0, 153 + 23 * row, 9, text] as const),
  ),
]);

it('what stands in the side of the page is of no row beside it, and each validity is of what its block tells', () => {
  expect(valuesOn('guide', page)).toMatchObject({
    AuthorizationPassword: 'L9DBDL98L',
    PasswordExpiryDate: '2026-05-17',
    CardExpiryDate: '2027-02-28',
    RequesterName: 'Clínica Bem Viver',
    ProviderName: 'Laboratório Vida Ltda',
  });
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    PerformedProcedures: ['21.80', '9.40', '8.90'].map((value) => ({
      Quantity: { value: '1' },
      UnitAmount: { value },
      TotalAmount: { value },
    })),
  });
});
