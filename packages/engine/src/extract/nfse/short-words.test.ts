import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (rows: readonly Row[]) => valuesOn('nfse', pageOfRows(rows, 'text-layer', 100));

it('a note in short words tells its number, the item of the list and what was withheld', () => {
  expect(
    read([
      [[100, 'NFS-e | Nota Fiscal de Serviços Eletrônica']],
      [[100, '']],
      [
        [100, 'Número'],
        [300, 'Data de emissão'],
      ],
      [
        [100, '40518'],
        [300, '14/02/2025 09:12:40'],
      ],
      [[100, '']],
      [[100, 'Dados do prestador']],
      [
        [100, 'Nome / Razão social'],
        [600, 'CPF / CNPJ'],
      ],
      [
        [100, 'Ipê Consultoria Ltda'],
        [600, '11.222.333/0001-81'],
      ],
      [[100, '']],
      [[100, 'Subitem da lista (LC 116/2003)']],
      [[100, '17.01 - Assessoria ou consultoria']],
      [[100, '']],
      [
        [100, 'Retenções'],
        [500, 'Apuração'],
      ],
      [
        [100, 'ISS'],
        [300, '120,00'],
        [500, 'Base do imposto'],
        [800, '3.000,00'],
      ],
      [
        [100, 'INSS'],
        [300, '0,00'],
        [500, 'ISS devido'],
        [800, '120,00'],
      ],
    ]),
  ).toMatchObject({
    Number: '40518',
    ServiceCode: '17.01',
    ISSQNBase: '3000.00',
    ISSQNAmount: '120.00',
    ISSQNWithheldAmount: '120.00',
  });
});

it('a name is whole where the next row begins with the number of its last label', () => {
  expect(
    read([
      [[100, 'NOTA FISCAL ELETRÔNICA DE SERVIÇO - NFS-e']],
      [[100, 'Data do documento: 02/07/2025 08:40']],
      [[100, 'Prestador do Serviço']],
      [
        [100, 'Razão Social: Oficina do Vale Manutenção de Máquinas Ltda'],
        [500, 'CNPJ: 11.222.333/0001-81'],
        [720, 'Insc. Estadual:'],
      ],
      [[100, '310650596773']],
      [[100, 'Endereço: Avenida Brasil, 3456']],
    ]),
  ).toMatchObject({
    IssueDate: '2025-07-02',
    IssueTime: '08:40',
    ProviderName: 'Oficina do Vale Manutenção de Máquinas Ltda',
  });
});

it('a subitem of the list is no other code of the service, and the day of the receipt not that of the note', () => {
  expect(
    read([
      [
        [100, 'NFS-e Nota Fiscal de Serviços Eletrônica'],
        [600, 'Emitida em'],
      ],
      [[600, '12/05/2026 às 10:15']],
      [[100, 'RPS nº 88 série A emitido em 11/05/2026, convertido em nota.']],
      [[100, '']],
      [[100, 'Subitem da lista LC 116/03: 14.06']],
    ]),
  ).toMatchObject({ ServiceListItem: '14.06', IssueDate: '2026-05-12', RPSDate: '2026-05-11' });
});
