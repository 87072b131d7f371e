import { expect, it } from 'vitest';
import { readRowsByShape } from '../reading/tables/form-table.ts';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, sheetOfRows } from '../testing/sheet-of-rows.ts';
import { guideForm } from './form.ts';

it('a row of a guide without its count, or with a part of its code, is a row', () => {
  const performed = guideForm.tables?.find(({ id }) => id === 'PerformedProcedures');
  const sheet = sheetOfRows([[[100, '3 11/07/2026 09:51 22 40302040 GLICOSE - DOSAGEM 1,00 6,40 6,40']]]);
  const [row] = (performed && readRowsByShape<string, string>(sheet, performed)?.rows) ?? [];
  expect([row?.['Description']?.value, row?.['Quantity'], row?.['TotalAmount']?.value]).toEqual([
    'GLICOSE - DOSAGEM',
    undefined,
    '6.40',
  ]);
  const requested = guideForm.tables?.find(({ id }) => id === 'RequestedProcedures');
  const rows = [[[100, '+ 22 41101 RM - COLUNA 2']], [[100, '22 40304361 HEMOGRAMA']]] as const;
  const read = requested && readRowsByShape<string, string>(sheetOfRows(rows), requested)?.rows;
  expect(read?.map((each) => [each['Code']?.value, each['Description']?.value])).toEqual([
    [undefined, 'RM - COLUNA'],
    ['40304361', 'HEMOGRAMA'],
  ]);
  const bare = [[[100, '4 40304361 HEMOGRAMA 10 10']], [[100, '10101012 CLÍNICA SERRA']]] as const;
  const [only, ...more] = (requested && readRowsByShape(sheetOfRows(bare), requested)?.rows) ?? [];
  expect([only?.['Code']?.value, only?.['RequestedQuantity']?.value, more]).toEqual(['40304361', '10', []]);
});

it('a label that is the beginning of another one is not taken for it', () => {
  const rows = [
    [[300, 'GUIA DE CONSULTA']],
    [
      [30, '4 - Número da Carteira'],
      [300, '5 - Validade da Carteira'],
    ],
    [
      [30, '01619620996774829'],
      [300, '18/10/2027'],
    ],
    [[30, 'Nome']],
    [[30, 'Júlia Vilhena']],
    [
      [30, '9 - Código na Operadora'],
      [300, '10 - Nome do Contratado'],
    ],
    [
      [30, '58317578000156'],
      [300, 'Clínica Bem-te-vi'],
    ],
    [[30, '7 Nome do Profssona Esprnao']],
    [[30, 'Maria Tibúrcio']],
    [[30, '18 - Data do Atendimento']],
    [[30, '05/11/2025']],
  ] as const;
  const [document] = extractDocuments('guide', { pages: [pageOfRows(rows, 'ocr', 92)] });
  const data = document?.Data as Record<string, { value: string }>;
  expect([data['Name']?.value, data['ProfessionalName']?.value]).toEqual(['Júlia Vilhena', 'Maria Tibúrcio']);
});

it('the number that the form gives a row is not of its table', () => {
  const table = guideForm.tables?.find(({ id }) => id === 'RequestedProcedures')?.columns[0]?.splits;
  expect(table?.pattern.exec('1-22')?.[1]).toBe('22');
  expect(table?.pattern.exec('22')).toBeNull();
});
