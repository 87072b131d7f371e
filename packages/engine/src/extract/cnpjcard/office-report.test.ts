import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('an accountant’s program prints the moment behind its name, and the seat as a place of business', () => {
  const page = pageOfRows(
    [
      [
        [50, 'CONTAS BETA - Cadastros'],
        [500, '07/03/2024 08:15:20'],
      ],
      [[50, 'Denominação social: FUNDO DE SAÚDE DO VALE']],
      [[50, 'C.N.P.J...........: 11.222.333/0001-81']],
      [[50, 'Ente federativo...: GOIÁS']],
      [[50, 'Praça.............: Lages - SC']],
      [[50, 'Status............: ATIVA']],
      [[50, 'Data do status....: 12/05/2011']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('cnpjcard', page)).toMatchObject({
    IssueDate: '2024-03-07',
    IssueTime: '08:15:20',
    ResponsibleFederativeEntity: 'GOIÁS',
    City: 'Lages',
    State: 'SC',
    RegistrationStatusDate: '2011-05-12',
  });
});
