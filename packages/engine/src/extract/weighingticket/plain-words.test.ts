import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';

it('a ticket in everyday words has its captions below the values, one of them by itself, and a total with a name of its own', () => {
  const page = pageOfTexts([
    [60, 20, 11, 'Cerealista Vale Claro Ltda'],
    [60, 40, 9, 'CNPJ 11.222.333/0001-81'],
    [760, 28, 24, '30.250 kg'],
    [740, 56, 9, 'para pagar, depois dos descontos'],
    [60, 66, 11, 'Comprovante de pesagem 40711'],
    [60, 120, 8, 'Chegou carregado'],
    [380, 120, 8, 'Saiu vazio'],
    [700, 120, 8, 'Diferença (líquido)'],
    [60, 136, 14, '47.120 kg'],
    [380, 136, 14, '16.120 kg'],
    [700, 136, 14, '31.000 kg'],
    [60, 156, 8, '10/03/2026 08:12:40'],
    [380, 156, 8, '10/03/2026 09:03:17'],
    [60, 220, 11, 'Trigo em grãos'],
    [300, 220, 11, '2026/2026'],
    [520, 220, 11, 'Ivo Brandt'],
    [740, 220, 11, '529.982.247-25'],
    [60, 234, 8, 'grão'],
    [300, 234, 8, 'safra'],
    [520, 234, 8, 'quem entregou'],
    [740, 234, 8, 'CPF de quem entregou'],
    [60, 300, 8, 'Classificação'],
    [300, 300, 8, 'mediu %'],
    [420, 300, 8, 'aceita %'],
    [540, 300, 8, 'tira %'],
    [660, 300, 8, 'tira kg'],
    [60, 316, 10, 'Umidade'],
    [310, 316, 10, '14,8'],
    [430, 316, 10, '14,0'],
    [550, 316, 10, '1,0'],
    [670, 316, 10, '310'],
    [60, 332, 10, 'Impureza'],
    [310, 332, 10, '2,4'],
    [430, 332, 10, '1,0'],
    [550, 332, 10, '1,4'],
    [670, 332, 10, '440'],
    [60, 348, 10, 'Foi embora assim'],
    [670, 348, 10, '750'],
  ]);
  const data = extractDocuments('weighingticket', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({
    FinalNetWeight: { value: '30250' },
    EntryDate: { value: '2026-03-10' },
    ExitTime: { value: '09:03:17' },
    Harvest: { value: '2026/2026' },
    SupplierName: { value: 'Ivo Brandt' },
    SupplierCPF: { value: '52998224725' },
    DiscountWeight: { value: '750' },
    Discounts: [{ DiscountWeight: { value: '310' } }, { DiscountPercent: { value: '1.40' } }],
  });
});
