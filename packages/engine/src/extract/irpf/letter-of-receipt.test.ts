import { expect, it } from 'vitest';
import { sheetOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { worthInBoxes } from './worth-in-boxes.ts';

it('a receipt written as a letter says where the declarant lives, the number to be kept and when it came', () => {
  expect(
    valuesOfText(
      'irpf',
      'Recibo de entrega IRPF 2025 guarde este número 06.55.02.90.20-14 chegou em 02/04/2025, às 08:15:09 Ana Prado Lima — contribuinte, CPF 529.982.247-25 mora na Rua Quinze de Maio, nº 88, casa 2, no bairro Vila Rica, em Santos (SP), CEP 11010-150; atende no (13) 99876-1122.',
    ),
  ).toMatchObject({
    ReceiptNumber: '065502902014',
    DeliveryDate: '2025-04-02',
    DeliveryTime: '08:15:09',
    Street: 'Rua Quinze de Maio',
    Number: '88',
    Complement: 'casa 2',
    District: 'Vila Rica',
    City: 'Santos',
    State: 'SP',
    PostalCode: '11010150',
  });
});

it('of boxes side by side with the ends of two years the later one is of the declaration', () => {
  expect(
    worthInBoxes(
      sheetOfTexts([
        [60, 100, 9, '1.000,00'],
        [300, 100, 9, '2.500,00'],
        [60, 112, 7, 'bens no fim de 2023'],
        [300, 112, 7, 'bens no fim de 2024'],
      ]),
    ),
  ).toMatchObject({ PreviousAssetsAmount: { value: '1000.00' }, AssetsAmount: { value: '2500.00' } });
});
