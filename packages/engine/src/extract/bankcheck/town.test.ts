import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const read = (rows: readonly Row[]): Record<string, unknown> | undefined =>
  extractDocuments('bankcheck', { pages: [pageOfRows(rows, 'ocr', 92)] })[0]?.Data;

it("the town is in the day's row, not at the end of the payee's above it", () => {
  const data = read([
    [[150, '(QUARENTA MIL REAIS E DEZ CENTAVOS)']],
    [[30, 'TRES SERRAS TRANSPORTES LTDA']],
    [[800, 'OU À SUA ORDEM']],
    [[490, 'PONTA GROSSA, 27 DE AGOSTO DE 2026']],
  ]);
  expect(data).toMatchObject({
    IssueCity: { value: 'PONTA GROSSA' },
    IssueDate: { value: '2026-08-27' },
    AmountInWords: { value: 'QUARENTA MIL REAIS E DEZ CENTAVOS' },
  });
});

it('a seven of the magnetic line that was read as a stroke is one', () => {
  const data = read([[[60, '<0012/993<0164/45185>300005579404:']]]);
  expect(data).toMatchObject({ CMC7: { value: '001279930164745185300005579404' } });
});

it('a day in figures may have lost its strokes, and the name at the left of its row is none of the town', () => {
  const row = (day: string): Row[] => [
    [
      [60, 'PADARIA FLOR DO LESTE LTDA - ME'],
      [560, 'Campo Belo,'],
      [680, day],
    ],
  ];
  for (const day of ['22 11 2025', '22 / 11 / 2025', '22/11 2025', '22/11/2025'])
    expect(read(row(day))).toMatchObject({
      IssueCity: { value: 'Campo Belo' },
      IssueDate: { value: '2025-11-22' },
    });
  const far = read([
    [
      [60, 'PADARIA FLOR DO LESTE LTDA'],
      [680, '22/11/2025'],
    ],
  ]);
  expect(Number((far?.['IssueCity'] as { conf?: number } | undefined)?.conf ?? 0)).toBeLessThan(10);
});

it('the town of a cheque is a known one, and its day what stands level with the month, in whatever rows', () => {
  const values = read([
    [
      [60, 'AG. CENTRO'],
      [500, 'Paros de Minas'],
      [700, '28'],
    ],
    [
      [60, 'RUA XV'],
      [760, 'agosto'],
      [880, '2024'],
    ],
    ...Array.from({ length: 8 }, (): Row => []),
    [[60, 'BANCO DO BRASIL']],
  ]);
  expect(values).toMatchObject({
    IssueCity: { value: 'Patos de Minas' },
    IssueDate: { value: '2024-08-28' },
  });
});

it('captions right below the words of the day are none of the town', () => {
  const page = pageOfRows(
    [
      [
        [500, 'CAXIAS'],
        [552, 'DO'],
        [584, 'SUL'],
        [720, '14'],
        [800, 'ABRIL'],
        [900, '2019'],
      ],
      [
        [535, 'local'],
        [721, 'dia'],
        [815, 'mês'],
        [905, 'ano'],
      ],
    ],
    'ocr',
    92,
  );
  expect(extractDocuments('bankcheck', { pages: [page] })[0]?.Data).toMatchObject({
    IssueCity: { value: 'CAXIAS DO SUL' },
    IssueDate: { value: '2019-04-14' },
  });
});
