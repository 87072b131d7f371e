import { drawForm } from '@lavra/specimens/form';
import { createRandom } from '@lavra/specimens/random';

/** The face of an electronic energy meter as a page of its size: maker's plate, number and display. */
export async function drawEnergyMeter(seed: number): Promise<Uint8Array> {
  const random = createRandom(seed);
  const { pdf } = await drawForm({
    title: 'Medidor de energia',
    size: [120, 150],
    value: 12,
    blocks: [
      { kind: 'heading', text: 'MEDIDOR ELETRÔNICO DE ENERGIA ELÉTRICA', size: 11 },
      { kind: 'gap', height: 6 },
      { kind: 'cells', height: 22, cells: [{ label: 'kWh', value: `03   ${random.digits(6)}` }] },
      { kind: 'gap', height: 6 },
      {
        kind: 'cells',
        cells: [
          { label: 'Nº', value: random.digits(8) },
          { label: 'FABRICAÇÃO', value: String(random.int(2008, 2024)) },
        ],
      },
      {
        kind: 'cells',
        cells: [
          { label: 'TENSÃO', value: '240 V' },
          { label: 'CORRENTE', value: '15 (100) A' },
          { label: 'CLASSE', value: 'B' },
        ],
      },
      { kind: 'text', text: 'Kh 1,0 Wh/imp   60 Hz   2 fases   3 fios', size: 9 },
    ],
  });
  return pdf;
}
