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
const withDistricts = [
  ...fields,
  ...partyFields('Sender', ['District']),
  ...partyFields('Recipient', ['District']),
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

it('words within the columns are values, a party may have few of them, and the rows end with those of the table', () => {
  const ofTown: FormSpec<(typeof withDistricts)[number]['id']> = { ...spec, fields: withDistricts };
  const values = readForm(
    sheetOfRows([
      [
        [180, 'REMETENTE'],
        [460, 'DESTINATÁRIO'],
        [740, 'TOMADOR'],
      ],
      [
        [40, 'Nome'],
        [180, 'Olaria Campos Altos'],
        [460, 'Ingrid da Salvador'],
        [740, 'Machado Calçados'],
      ],
      [
        [180, 'de Cerâmica Ltda'],
        [740, 'Participações S.A.'],
      ],
      [
        [40, 'CNPJ / CPF'],
        [180, '11.222.333/0001-81'],
        [460, '111.444.777-35'],
        [740, '11.444.777/0001-61'],
      ],
      [
        [40, 'Bairro'],
        [180, 'Distrito do Pinhal'],
        [460, 'Município Velho'],
      ],
      [
        [40, 'Ramo'],
        [180, 'Cerâmica'],
        [460, 'Comércio'],
      ],
      [
        [40, 'Município'],
        [180, 'Jundiaí'],
        [460, 'Divinópolis'],
        [740, '–'],
      ],
      [
        [40, 'UF'],
        [180, 'SP'],
        [460, 'MG'],
        [740, '–'],
      ],
      [
        [40, 'Nome do motorista: Rui Prado'],
        [400, 'Placa: QAB4E27'],
      ],
    ]),
    ofTown,
  );
  const read = Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]));
  expect(read).toMatchObject({
    SenderName: 'Olaria Campos Altos de Cerâmica Ltda',
    SenderDistrict: 'Distrito do Pinhal',
    RecipientDistrict: 'Município Velho',
    RecipientCPF: '11144477735',
    RecipientCity: 'Divinópolis',
    RecipientUF: 'MG',
    PayerName: 'Machado Calçados Participações S.A.',
    PayerCNPJ: '11444777000161',
  });
  expect(read).not.toHaveProperty('PayerCity');
});

it('a title over the middle of its column has the numbers of the next column left of the next title', () => {
  const values = readForm(
    sheetOfRows([
      [
        [280, 'Remetente'],
        [620, 'Destinatário'],
      ],
      [
        [40, 'Nome'],
        [180, 'Cerâmica Jaçanã Ltda'],
        [460, 'Livraria do Porto Ltda'],
      ],
      [
        [40, 'CNPJ'],
        [180, '11.222.333/0001-81'],
        [460, '33.000.167/0001-01'],
      ],
      [
        [40, 'Endereço'],
        [180, 'Rua das Pedras, 40'],
        [460, 'Av. Central, 77'],
      ],
      [
        [40, 'UF'],
        [180, 'SP'],
        [460, 'BA'],
      ],
    ]),
    spec,
  );
  const data = Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]));
  expect(data).toMatchObject({
    SenderAddress: 'Rua das Pedras, 40',
    SenderUF: 'SP',
    RecipientAddress: 'Av. Central, 77',
    RecipientUF: 'BA',
  });
});
