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

it('the moment of a weighing tells more than its weight, and a ticket’s number may stand alone below its title', () => {
  const data = extractDocuments('weighingticket', {
    pages: [
      pageOfRoll([
        'Romaneio de Entrega',
        '58152741',
        'PLACA: LEH8918/PR',
        'PRODUTO: 0043 - SUCATA FERROSA',
        '                    DATA         HORA         PESO',
        'ENTRADA (TARA)      22/08/2025   13:02:34      9.050 KG',
        'SAIDA (BRUTO)       22/08/2025   13:47:46     20.170 KG',
        'PESO LIQUIDO                                  11.120 KG',
        'DESCONTO IMPUREZA                                 60 KG',
        'LIQUIDO FINAL                                 11.060 KG',
      ]),
    ],
  })[0]?.Data;
  expect(data).toMatchObject({
    TicketNumber: { value: '58152741' },
    PlateState: { value: 'PR' },
    ProductName: { value: 'SUCATA FERROSA' },
    TareWeight: { value: '9050' },
    GrossWeight: { value: '20170' },
    NetWeight: { value: '11120' },
    ExitTime: { value: '13:47:46' },
  });
});
