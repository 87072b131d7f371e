import { expect, it } from 'vitest';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';
import { valuesOn } from '../../testing/values-on.ts';

const read = (behind: string): Record<string, unknown> =>
  valuesOn(
    'irpf',
    pageOfRows(
      [
        [[50, 'DECLARAÇÃO DE AJUSTE ANUAL - IRPF 2024']],
        [
          [50, 'Nome RUI LIMA SÁ'],
          [600, 'CPF 529.982.247-25'],
        ],
        [
          [50, 'Endereço Rua das Oliveiras, 88, Fundos - Centro'],
          [600, behind],
        ],
      ],
      'text-layer',
      100,
    ),
  );

it('the town with its state is set apart in the row of an address, before the postal code', () => {
  for (const town of ['Campinas / SP CEP 13010-050', 'Campinas - SP CEP 13010-050', 'Campinas (SP)'])
    expect(read(town)).toMatchObject({
      Street: 'Rua das Oliveiras',
      Number: '88',
      District: 'Centro',
      City: 'Campinas',
      State: 'SP',
    });
  expect(read('Ocupado / SP')).not.toHaveProperty('City');
});
