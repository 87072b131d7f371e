import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const head: readonly Text[] = [
  [50, 20, 8, '20/08/2026 16:12'],
  [150, 60, 9, 'Minuta de transporte'],
  [700, 60, 9, 'Emitida em 20/08/2026 às 16:05'],
  [150, 80, 14, '#126646'],
];
const read = (texts: readonly Text[]) => valuesOn('transportdraft', pageOfTexts([...head, ...texts]));

it('the number of a platform has a sign of its own, and its moment is not that of printing', () => {
  expect(read([])).toMatchObject({ DraftNumber: '126646', IssueDate: '2026-08-20', IssueTime: '16:05' });
});

it('figures have their captions below them though the table further down has headings above', () => {
  const values = read([
    [60, 400, 9, 'Carga'],
    [60, 420, 14, '113'],
    [160, 420, 14, '4.565,00'],
    [300, 420, 14, '94.222,15'],
    [60, 446, 7, 'volumes'],
    [160, 446, 7, 'peso real (kg)'],
    [300, 446, 7, 'valor da mercadoria (R$)'],
    [60, 500, 9, 'Notas fiscais'],
    [60, 520, 7, 'Nota'],
    [300, 520, 7, 'Vol.'],
    [400, 520, 7, 'Peso (kg)'],
    [600, 520, 7, 'Valor (R$)'],
    [60, 540, 9, '669530'],
    [300, 540, 9, '113'],
    [400, 540, 9, '4.565,00'],
    [600, 540, 9, '94.222,15'],
  ]);
  expect(values).toMatchObject({ VolumeQuantity: '113', GrossWeight: '4565.00', GoodsAmount: '94222.15' });
});

it('an unknown label in smaller type ends the value before it', () => {
  const values = read([
    [60, 400, 7, 'Mercadoria'],
    [120, 399, 9, 'Móveis'],
    [260, 400, 7, 'Espécie'],
    [305, 399, 9, 'Caixas'],
    [370, 400, 7, 'Lacrado'],
    [410, 399, 9, 'Sim'],
  ]);
  expect(values).toMatchObject({ GoodsDescription: 'Móveis', VolumeKind: 'Caixas' });
});

it('a contact beside the day of the collection is the sender’s, and one in the block of the recipient is not', () => {
  const block: readonly Text[] = [
    [60, 400, 9, 'Destinatário'],
    [60, 420, 9, 'CNPJ: 11.222.333/0001-81'],
    [60, 440, 9, 'Contato: Rui Lima'],
  ];
  expect(read(block)).not.toHaveProperty('SenderContact');
  const day: readonly Text[] = [
    [60, 150, 7, 'Data da coleta'],
    [60, 164, 9, '21/08/2026'],
    [300, 150, 7, 'Contato'],
    [300, 164, 9, 'Ana Prado'],
  ];
  expect(read([...day, ...block])).toMatchObject({ SenderContact: 'Ana Prado', PickupDate: '2026-08-21' });
});

it('the driver’s name stands below its title beside another column', () => {
  const values = read([
    [60, 400, 9, 'Pedágio'],
    [300, 400, 9, '112,00'],
    [500, 400, 9, 'Motorista e veículo'],
    [500, 424, 9, 'Rui Prado Lima'],
    [60, 430, 9, 'Valor do frete'],
    [300, 430, 9, '3.045,92'],
    [500, 446, 7, 'CPF'],
    [530, 445, 9, '529.982.247-25'],
  ]);
  expect(values).toMatchObject({ DriverName: 'Rui Prado Lima', DriverCPF: '52998224725' });
});
