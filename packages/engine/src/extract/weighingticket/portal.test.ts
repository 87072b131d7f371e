import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a page for a telephone has the number behind its title, the moments in a sentence and its captions below', () => {
  const page = pageOfTexts([
    [60, 20, 16, 'Cerealista Serra Azul Ltda'],
    [60, 44, 10, 'CNPJ 11.222.333/0001-81'],
    [60, 66, 20, 'Pesagem 2026-11873'],
    [60, 110, 11, 'Entrou em 14/03/2026 às 09:47 carregado e saiu em 14/03/2026'],
    [60, 126, 11, 'às 10:31 vazio.'],
    [90, 160, 16, '46.720'],
    [400, 160, 16, '15.980'],
    [700, 160, 16, '30.740'],
    [90, 182, 8, 'kg bruto'],
    [400, 182, 8, 'kg tara'],
    [700, 182, 8, 'kg líquido'],
    [90, 280, 16, '753'],
    [400, 280, 16, '29.987'],
    [700, 280, 16, '499,78'],
    [90, 302, 8, 'kg de descontos'],
    [700, 302, 8, 'sacas de 60 kg'],
    [400, 302, 8, 'kg líquido final'],
  ]);
  expect(valuesOn('weighingticket', page)).toMatchObject({
    TicketNumber: '2026-11873',
    EntryDate: '2026-03-14',
    EntryTime: '09:47',
    ExitDate: '2026-03-14',
    ExitTime: '10:31',
    GrossWeight: '46720',
    NetWeight: '30740',
    DiscountWeight: '753',
    FinalNetWeight: '29987',
    BagCount: '499.78',
  });
});

it('weights have their names behind them, and the final one is what a discount leaves', () => {
  const page = pageOfTexts([
    [60, 20, 16, 'Armazéns Vale Verde Ltda'],
    [60, 44, 10, 'CNPJ 11.222.333/0001-81'],
    [60, 100, 10, '52.300 kg bruto'],
    [360, 100, 10, '18.100 kg tara'],
    [660, 100, 10, '34.200 kg líquido'],
    [60, 160, 10, 'descontos: 1.200 kg'],
    [360, 160, 10, 'líquido'],
    [440, 156, 14, '33.000 kg'],
    [660, 160, 10, '= 550,00 sacas de 60 kg'],
  ]);
  expect(valuesOn('weighingticket', page)).toMatchObject({
    GrossWeight: '52300',
    TareWeight: '18100',
    NetWeight: '34200',
    FinalNetWeight: '33000',
    BagCount: '550.00',
  });
});
