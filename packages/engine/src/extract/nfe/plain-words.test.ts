import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a page in plain words tells its kind behind the series, and the mode of the freight in the block of the carrier', () => {
  const values = valuesOn(
    'danfe',
    pageOfTexts([
      [60, 20, 9, 'DANFE – documento auxiliar da nota fiscal eletrônica'],
      [60, 40, 12, 'Nota 4471, série 1 (saída) · folha 1 de 1'],
      [60, 80, 7, 'autorização'],
      [130, 79, 9, '13526438508906, 10/02/2026'],
      [60, 110, 9, 'Vendedor'],
      [60, 127, 7, 'razão social'],
      [160, 126, 9, 'Serra Comércio Eletrônico Ltda'],
      [60, 141, 7, 'CNPJ'],
      [160, 140, 9, '11.222.333/0001-81'],
      [60, 170, 9, 'Valores (R$)'],
      [60, 187, 7, 'produtos'],
      [160, 186, 9, '900,00'],
      [300, 187, 7, 'frete'],
      [400, 186, 9, '48,90'],
      [60, 220, 9, 'Entrega'],
      [60, 237, 7, 'quem leva'],
      [160, 236, 9, 'Rápido Ipê Transportes Ltda'],
      [60, 251, 7, 'frete'],
      [160, 250, 9, '0 - por conta do remetente'],
    ]),
  );
  expect(values).toMatchObject({
    OperationType: '1',
    Protocol: '13526438508906',
    ProtocolDate: '2026-02-10',
    IssuerName: 'Serra Comércio Eletrônico Ltda',
    FreightAmount: '48.90',
    FreightMode: '0 - por conta do remetente',
  });
});
