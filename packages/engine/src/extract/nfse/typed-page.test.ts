import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (rows: readonly Row[]) => valuesOn('nfse', pageOfRows(rows, 'text-layer', 100));

const head: readonly Row[] = [
  [
    [90, 'NOTA 000849'],
    [450, 'CONTROLE SDVU355187'],
  ],
  [[90, 'Lavrada em 07 de maio de 2024 às 09h14']],
  [[90, 'Serviço do mês de maio/2024']],
];

it('the head of a typed page says number, code, day, hour and month in lines of text', () => {
  expect(read(head)).toMatchObject({
    Number: '000849',
    VerificationCode: 'SDVU355187',
    IssueDate: '2024-05-07',
    IssueTime: '09:14',
    CompetenceDate: '2024-05',
  });
});

it('a rate within the name of the tax is no amount, and a question is answered behind it', () => {
  const taxes = (rate: string, answer: string): Record<string, unknown> =>
    read([
      ...head,
      [
        [90, `ISS ${rate}`],
        [620, 'R$ 70,50'],
      ],
      [[90, `O imposto municipal fica retido por quem contratou? ${answer}`]],
    ]);
  expect(taxes('à razão de 3,00 por cento ........', 'SIM')).toMatchObject({
    ISSQNRate: '3.00',
    ISSQNAmount: '70.50',
    ISSQNWithheld: 'true',
  });
  expect(taxes('(3%) ........', 'NÃO')).toMatchObject({ ISSQNAmount: '70.50', ISSQNWithheld: 'false' });
});

it("an address for mail that the customer's label leads to is not the provider's as well", () => {
  const values = read([
    ...head,
    [[90, 'QUEM PRESTOU O SERVIÇO']],
    [[90, 'Contribuinte: ADEMAR LOPES DE SIQUEIRA']],
    [[90, 'Endereço: Av. Getúlio Vargas, 52']],
    [[90, 'Bairro: Setor Pouso Alto']],
    [],
    [[90, 'QUEM CONTRATOU O SERVIÇO']],
    [[90, 'Nome: LATICÍNIOS VALE LTDA']],
    [[90, 'Endereço: Av. Presidente Kennedy, 461']],
    [[90, 'E-mail: compras@vale.com.br']],
  ]);
  expect(values['CustomerEmail']).toBe('compras@vale.com.br');
  expect(values['ProviderEmail']).toBeUndefined();
});

it('a town with its state right behind the words that lead to it is their value', () => {
  expect(
    read([
      ...head,
      [
        [90, 'Serviço executado em Chopinzinho/PR'],
        [500, 'ISS devido a Chopinzinho/PR'],
      ],
      [
        [90, 'Qtde'],
        [200, 'Descrição do item'],
      ],
    ]),
  ).toMatchObject({ ServiceCity: 'Chopinzinho', TaxCity: 'Chopinzinho' });
});

it('an item of the list has figures', () => {
  const values = read([...head, [[90, 'Item da lista (LC 116/03) 7.05 - Reparação e conservação']]]);
  expect(values['ServiceListItem']).not.toBe('Reparação');
});
