import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

type Cells = Readonly<Record<string, { readonly value: string }>>;

/** The values of a ticket with these rows of words, each at its place in a row. */
function readOf(rows: Parameters<typeof pageOfRows>[0]): {
  readonly values: Readonly<Record<string, string>>;
  readonly discounts: readonly Readonly<Record<string, string>>[];
} {
  const data = extractDocuments('weighingticket', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;
  const valuesOf = (cells: Cells): Record<string, string> =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([id, { value }]) => (value === undefined ? [] : [[id, value]])),
    );
  const { Discounts: discounts, ...fields } = (data ?? {}) as unknown as Cells & {
    readonly Discounts?: readonly Cells[];
  };
  return { values: valuesOf(fields), discounts: (discounts ?? []).map(valuesOf) };
}

it('a weighing has its weight, day and hour below what it is called and what the vehicle was', () => {
  const { values } = readOf([
    [
      [60, 'Armazém Serra Azul Ltda'],
      [600, 'ROMANEIO DE ENTRADA'],
    ],
    [[620, 'nº 001274 safra 2022/23']],
    [
      [60, 'Pesagem de entrada (cheio)'],
      [360, 'Pesagem de saída (vazio)'],
      [660, 'Líquido apurado'],
    ],
    [
      [80, '41.250 kg'],
      [380, '16.020 kg'],
      [680, '25.230 kg'],
    ],
    [
      [80, '11/03/2023 08:12'],
      [380, '11/03/2023 08:44'],
    ],
    [[60, 'Peso a creditar: 24.610']],
  ]);
  expect(values).toMatchObject({
    TicketNumber: '1274',
    GrossWeight: '41250',
    TareWeight: '16020',
    NetWeight: '25230',
    EntryDate: '2023-03-11',
    EntryTime: '08:12',
    ExitTime: '08:44',
    FinalNetWeight: '24610',
  });
});

it('a classification tells what was found, what is admitted and what is broken off', () => {
  const { discounts } = readOf([
    [[60, 'Ticket de pesagem']],
    [
      [60, 'Análise'],
      [200, 'Encontrado %'],
      [350, 'Admitido %'],
      [500, 'Quebra %'],
      [650, 'Quebra kg'],
    ],
    [
      [60, 'Umidade'],
      [200, '16,1'],
      [350, '14,0'],
      [500, '2,60'],
      [650, '410'],
    ],
    [
      [60, 'Impureza'],
      [200, '1,4'],
      [350, '1,0'],
      [500, '0,40'],
      [650, '63'],
    ],
  ]);
  expect(discounts[0]).toEqual({
    Description: 'Umidade',
    MeasuredPercent: '16.10',
    TolerancePercent: '14.00',
    DiscountPercent: '2.60',
    DiscountWeight: '410',
  });
});

it('a load is the net weight of a vehicle weighed empty and loaded, and the number of its control that of the ticket', () => {
  const { values } = readOf([
    [[60, 'COMPROVANTE DE CARREGAMENTO']],
    [
      [60, 'N. CONTROLE'],
      [200, '6120-4'],
    ],
    [
      [60, 'VAZIO'],
      [300, '14.300 kg'],
    ],
    [
      [60, 'CARREGADO'],
      [300, '33.900 kg'],
    ],
    [
      [60, 'CARGA'],
      [300, '19.600 kg'],
    ],
    [
      [60, 'NF SAIDA'],
      [200, '51734'],
    ],
  ]);
  expect(values).toMatchObject({
    TicketNumber: '6120-4',
    GrossWeight: '33900',
    TareWeight: '14300',
    NetWeight: '19600',
    InvoiceNumber: '51734',
  });
});

it('the plate of a trailer is none of the tractor, unless both stand behind one label', () => {
  const title = [[60, 'Ticket de pesagem']] as const;
  const apart = readOf([
    title,
    [
      [60, 'Placa: MNP2C45'],
      [300, 'Placa carreta: RST6D78'],
    ],
  ]);
  const together = readOf([title, [[60, 'Placa / carreta: MNP2C45 / RST6D78']]]);
  for (const { values } of [apart, together])
    expect(values).toMatchObject({ Plate: 'MNP2C45', TrailerPlate: 'RST6D78' });
});

it('a word of a name is no label behind that of the name', () => {
  const { values } = readOf([[[60, 'Ticket de pesagem']], [[60, 'Imóvel rural Fazenda Serra Verde']]]);
  expect(values['FarmName']).toBe('Fazenda Serra Verde');
});

it('weighings with and without a load prove each other by the difference below them', () => {
  const { values } = readOf([
    [[60, 'Registro de pesagem']],
    [
      [60, '1ª, com carga'],
      [300, '10/09/2024'],
      [420, '13:14'],
      [600, '22.230'],
    ],
    [
      [60, '2ª, sem carga'],
      [300, '10/09/2024'],
      [420, '13:25'],
      [600, '10.440'],
    ],
    [
      [60, 'Diferença'],
      [600, '11.790'],
    ],
  ]);
  expect(values).toMatchObject({
    GrossWeight: '22230',
    TareWeight: '10440',
    NetWeight: '11790',
    EntryTime: '13:14',
    ExitTime: '13:25',
  });
});
