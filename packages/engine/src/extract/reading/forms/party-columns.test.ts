import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { partyFields } from '../particulars/parties.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const parts = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'City', 'UF'] as const;
const fields = [
  ...partyFields('Sender', parts, { Name: ['REMETENTE'] }),
  ...partyFields('Recipient', parts, { Name: ['DESTINATÁRIO'] }),
  ...partyFields('Payer', parts, { Name: ['TOMADOR'] }),
];
const spec: FormSpec<(typeof fields)[number]['id']> = {
  sections: { Sender: ['REMETENTE'], Recipient: ['DESTINATÁRIO'], Payer: ['TOMADOR'] },
  fields,
};

it('labels in one column apply to the blocks whose titles are the headings of the columns beside it', () => {
  const values = readForm(
    sheetOfRows([
      [
        [180, 'Remetente'],
        [460, 'Destinatário'],
        [740, 'Tomador (Remetente)'],
      ],
      [
        [40, 'Nome'],
        [180, 'Machado Calçados SLU'],
        [460, 'Ingrid da Salvador'],
        [740, 'Machado Calçados SLU'],
      ],
      [
        [180, 'LTDA'],
        [740, 'LTDA'],
      ],
      [
        [40, 'CNPJ / CPF'],
        [180, '11.222.333/0001-81'],
        [460, '111.444.777-35'],
        [740, '11.222.333/0001-81'],
      ],
      [
        [40, 'IE'],
        [180, '622624313941'],
        [740, '622624313941'],
      ],
      [
        [40, 'Endereço'],
        [180, 'Av. Brasil, 179'],
        [460, 'Rua Deodoro, 4834'],
        [740, 'Av. Brasil, 179'],
      ],
      [
        [40, 'Município'],
        [180, 'Jundiaí / SP'],
        [460, 'Divinópolis / MG'],
        [740, 'Jundiaí / SP'],
      ],
    ]),
    spec,
  );
  const read = Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]));
  expect(read).toMatchObject({
    SenderName: 'Machado Calçados SLU LTDA',
    SenderCNPJ: '11222333000181',
    SenderIE: '622624313941',
    RecipientName: 'Ingrid da Salvador',
    RecipientCPF: '11144477735',
    RecipientAddress: 'Rua Deodoro, 4834',
    RecipientCity: 'Divinópolis',
    RecipientUF: 'MG',
    PayerName: 'Machado Calçados SLU LTDA',
    PayerCity: 'Jundiaí',
  });
  expect(read).not.toHaveProperty('RecipientIE');
});
