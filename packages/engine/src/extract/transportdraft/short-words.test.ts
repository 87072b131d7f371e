import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('transportdraft', pageOfRoll(lines));

it('a draft tells its number behind its sign, its carrier in a block, and its sums behind the count of invoices', () => {
  expect(
    valuesOf([
      'Minuta de embarque                                NUMERO....: 20751',
      '',
      'Embarcador',
      'Razão social                                      CNPJ',
      'Queijos da Serra Ltda                             11.222.333/0001-81',
      'Cidade: ITAJUBÁ UF MG',
      '',
      'Transportador',
      'Razão social                                      CNPJ',
      'Rápido Ipê Transportes Ltda                       11.444.777/0001-61',
      '',
      'Notas fiscais embarcadas',
      'NF-e          Série     Volumes     Espécie      Peso bruto (kg)      Valor (R$)',
      '128034        1         74          Caixas              793,70       22.572,76',
      '238710        2         81          Caixas            1.319,48        3.161,74',
      '2 notas                 155         Caixas            2.113,18       25.734,50',
      '',
      'Frete: CIF (PAGO NA ORIGEM)',
    ]),
  ).toMatchObject({
    DraftNumber: '20751',
    SenderName: 'Queijos da Serra Ltda',
    SenderCity: 'ITAJUBÁ',
    CarrierName: 'Rápido Ipê Transportes Ltda',
    CarrierCNPJ: '11444777000161',
    VolumeQuantity: '155',
    GrossWeight: '2113.18',
    GoodsAmount: '25734.50',
    FreightMode: 'CIF',
  });
});

it('what the sign of the freight says of its payment is no name', () => {
  expect(
    valuesOf([
      'MINUTA DE DESPACHO Nº 20752',
      '',
      'ORIGEM                DESTINO               FRETE                          DATA DA COLETA',
      'ITAJUBÁ / MG          OLINDA / PE           FOB - A PAGAR NO DESTINO       22/07/2025',
    ]),
  ).toMatchObject({ FreightMode: 'FOB' });
});
