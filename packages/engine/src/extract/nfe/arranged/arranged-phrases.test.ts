import { expect, it } from 'vitest';
import { readPhrases, runningTextOf } from '../../reading/phrases/phrases.ts';
import { sheetOf } from '../../reading/sheet/sheet-of-page.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { arrangedPhrases } from './arranged-phrases.ts';
import { operationPhrases } from '../head/operation-phrases.ts';

const read = (text: string): Record<string, string> =>
  Object.fromEntries(
    readPhrases(runningTextOf([sheetOf(pageOfText(text))]), [...arrangedPhrases, ...operationPhrases]).map(
      ({ id, reading }) => [id, reading.value],
    ),
  );

it.each([
  [
    'Frete por conta do emitente. 3 pacotes, peso líquido 6,710 kg, bruto 6,999 kg',
    { VolumeQuantity: '3', VolumeKind: 'pacotes', NetWeight: '6.710', GrossWeight: '6.999' },
  ],
  [
    'Volumes: 14 · espécie Fardos · marca AURORA · líquido 212,480 kg · bruto 221,617 kg',
    {
      VolumeQuantity: '14',
      VolumeKind: 'Fardos',
      VolumeBrand: 'AURORA',
      NetWeight: '212.480',
      GrossWeight: '221.617',
    },
  ],
  ['Frete: 1-Destinatário Vol: 2 Volumes P. líq. 4,10 kg', { VolumeQuantity: '2', VolumeKind: 'Volumes' }],
  ['1 = Saída / 0 = Entrada 1 NF-e 240193', { OperationType: '1' }],
  ['operação 1 (1-saída 0-entrada) folha 2', { OperationType: '1' }],
  ['Peso bruto / líq. 1.240 / 1.185,5 kg', { GrossWeight: '1240.00', NetWeight: '1185.50' }],
  ['[0] 0-ENTRADA 1-SAÍDA N. 77.410', { OperationType: '0' }],
  ['NF-e 000.001.234 sér. 003 1 saída Venda de mercadoria', { OperationType: '1' }],
] as const)('%s', (text, values) => expect(read(text)).toMatchObject(values));

it('volumes before their word, and the heavier weight first', () => {
  expect(read('2 volumes · espécie Fardo Peso bruto 8,400 kg · líquido 8,050 kg')).toMatchObject({
    VolumeQuantity: '2',
    VolumeKind: 'Fardo',
    GrossWeight: '8.400',
    NetWeight: '8.050',
  });
});

it('a mode of freight stands over its caption, and one of a legend does not', () => {
  const under = 'Transportador Frete por conta de Volumes Espécie';
  expect(read(`A MESMA 0-Emitente 14 CAIXA 188,00 ${under}`).FreightMode).toBe('0-Emitente');
  expect(read(`O MESMO 9-Sem Transporte ${under}`).FreightMode).toBe('9-Sem Transporte');
  expect(read(`0-Emitente 1-Destinatário ${under}`).FreightMode).not.toBe('0-Emitente');
});
