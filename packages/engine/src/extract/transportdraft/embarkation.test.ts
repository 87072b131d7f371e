import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';

it('parties stand at the right of their titles, and invoices in a line', () => {
  expect(
    extractDocuments('transportdraft', {
      pages: [
        pageOfRoll([
          'Rapido do Norte Ltda      CNPJ 00.000.000/0001-91      Minuta de Embarque no 15763',
          '',
          'Expedidor        OLARIA DO VALE LTDA',
          '                 RUA DAS FLORES, 77 - CENTRO - JOINVILLE - SC - CEP 89200-100',
          '                 CNPJ 11.222.333/0001-81',
          '',
          'Pagador frete    OLARIA DO VALE LTDA      Tipo: CIF',
          '',
          'Percurso         De: JOINVILLE/SC   Para: FEIRA DE SANTANA/BA',
          '',
          'NF / Serie       17254 / 2 R$ 2.940,12; 89749 / 1 R$ 892,25',
        ]),
      ],
    })[0]?.Data,
  ).toMatchObject({
    SenderStreet: { value: 'RUA DAS FLORES' },
    SenderCity: { value: 'JOINVILLE' },
    SenderPostalCode: { value: '89200100' },
    DestinationCity: { value: 'FEIRA DE SANTANA' },
    FreightMode: { value: 'CIF' },
    Invoices: [
      { Number: { value: '17254' }, Series: { value: '2' }, Amount: { value: '2940.12' } },
      { Number: { value: '89749' }, Series: { value: '1' }, Amount: { value: '892.25' } },
    ],
  });
});
