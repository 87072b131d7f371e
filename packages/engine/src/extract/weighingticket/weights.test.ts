import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';

it('two weighings in a table are told by their difference, which is the net weight', () => {
  const data = extractDocuments('weighingticket', {
    pages: [
      pageOfRoll([
        'Usina Agua Limpa Bioenergia S.A.    Comprovante de pesagem',
        'CNPJ 11.222.333/0001-81             Ticket no 4136710-3',
        'Transportadora             Tipo de frete',
        'Irmaos Antunes Ltda        CIF',
        'Pesagem                 Data         Hora       Captura        Peso',
        '1a - Entrada (bruto)    12/12/2024   18:39:26   Automatica     69.730 kg',
        '2a - Saida (tara)       12/12/2024   19:26:37   Automatica     19.770 kg',
        '                                            Peso liquido       49.960 kg',
      ]),
    ],
  })[0]?.Data;
  const values = Object.fromEntries(
    Object.entries(data ?? {}).map(([id, told]) => [id, Array.isArray(told) ? '' : told.value]),
  );
  expect(values).toMatchObject({
    TicketNumber: '4136710-3',
    CarrierName: 'Irmaos Antunes Ltda',
    EntryTime: '18:39:26',
    ExitTime: '19:26:37',
    GrossWeight: '69730',
    TareWeight: '19770',
    NetWeight: '49960',
  });
});
