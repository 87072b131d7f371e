import { expect, it } from 'vitest';
import { findParties, namesIn, readRepresentative } from './deed-parties.ts';
import { readQualification } from './qualification.ts';
import { runningTextOfPage } from '../../testing/page-of-text.ts';

const roles = [
  { role: 'Landlord', words: 'LOCADOR(?:AS?|ES)?' },
  { role: 'Tenant', words: 'LOCAT[ÁA]RI[OA]S?' },
  { role: 'Guarantor', words: 'FIADOR(?:AS?|ES)?' },
] as const;

function partiesOf(text: string): Record<string, Record<string, string>> {
  const words = runningTextOfPage(text);
  return Object.fromEntries(
    findParties(words, roles).map(({ role, from, to, seatTo }) => [
      role,
      Object.fromEntries(
        Object.entries(readQualification(words, { from, to }, seatTo)).map(([part, { value }]) => [
          part,
          value,
        ]),
      ),
    ]),
  );
}

it('a role before the name and one behind the particulars name the same parties', () => {
  const before = partiesOf(
    'LOCADOR: Rui Lima Neto, brasileiro, CPF 529.982.247-25. LOCATÁRIA: Ana Sá Brito, brasileira, CPF 111.444.777-35.',
  );
  const behind = partiesOf(
    'LOCAÇÃO RESIDENCIAL Rui Lima Neto, brasileiro, CPF 529.982.247-25, doravante denominado LOCADOR; Ana Sá Brito, brasileira, CPF 111.444.777-35, doravante denominada LOCATÁRIA, celebram',
  );
  for (const parties of [before, behind]) {
    expect(parties['Landlord']).toMatchObject({ Name: 'Rui Lima Neto', CPF: '52998224725' });
    expect(parties['Tenant']).toMatchObject({ Name: 'Ana Sá Brito', CPF: '11144477735' });
  }
});

it('a spouse lends the party the address, not the name, status or numbers', () => {
  expect(
    partiesOf(
      'LOCADORES: Ivo Prates, brasileiro, engenheiro civil, C.I. 1.234.567 SSP/SC, CPF 529.982.247-25, e sua esposa Lia Prates, brasileira, do lar, CPF 111.444.777-35, residentes e domiciliados na Rua Blumenau, nº 15, América, Joinville, SC. CLÁUSULA PRIMEIRA',
    )['Landlord'],
  ).toEqual({
    Name: 'Ivo Prates',
    Nationality: 'brasileiro',
    Profession: 'engenheiro civil',
    RG: '1.234.567',
    RGIssuer: 'SSP/SC',
    CPF: '52998224725',
    Street: 'Rua Blumenau',
    Number: '15',
    District: 'América',
    City: 'Joinville',
    State: 'SC',
  });
});

it('who acts for a company is not the company', () => {
  const words = runningTextOfPage(
    'LOCATÁRIA: a pessoa jurídica CAFÉ DO LARGO LTDA, CNPJ 11.222.333/0001-81, com sede em: Rua Mateus Leme, 55, Curitiba/PR neste ato representada por seu sócio Otto Reis, CPF 529.982.247-25, têm entre si',
  );
  const [party] = findParties(words, roles);
  expect(party?.role).toBe('Tenant');
  if (party?.representative === undefined) throw new Error('nobody acts for the company');
  const own = readQualification(words, party, party.seatTo);
  expect(own).toMatchObject({ Name: { value: 'CAFÉ DO LARGO LTDA' }, CNPJ: { value: '11222333000181' } });
  expect(own.CPF).toBeUndefined();
  expect(readRepresentative(words, party.representative)).toMatchObject({
    Name: { value: 'Otto Reis' },
    CPF: { value: '52998224725' },
  });
});

it('the boxes of a table of particulars are a party too', () => {
  expect(
    partiesOf(
      '1. LOCADOR(A): Nome: Bia Ramos CPF: 529.982.247-25 2. LOCATÁRIO(A): Nome: Caio Augusto Rocha CPF: 111.444.777-35 Endereço: Rua Harmonia, 233 Bairro: Centro Cidade: Bauru CEP: 17010-000',
    ),
  ).toMatchObject({
    Landlord: { Name: 'Bia Ramos', CPF: '52998224725' },
    Tenant: { Name: 'Caio Augusto Rocha', District: 'Centro', City: 'Bauru', PostalCode: '17010000' },
  });
});

it('the town may follow its postal code, and a place without a street is no address', () => {
  expect(
    partiesOf('LOCATÁRIO: Rui Lima, brasileiro, CPF 529.982.247-25, residente nesta cidade. CLÁUSULA')[
      'Tenant'
    ],
  ).toEqual({ Name: 'Rui Lima', Nationality: 'brasileiro', CPF: '52998224725' });
  expect(
    partiesOf(
      'LOCATÁRIO: Rui Lima, CPF 529.982.247-25, residente na Rua Chile, nº 1.012, Centro, CEP 40020-000, Salvador-BA. CLÁUSULA',
    )['Tenant'],
  ).toMatchObject({
    Street: 'Rua Chile',
    Number: '1.012',
    District: 'Centro',
    City: 'Salvador',
    State: 'BA',
  });
});

it('a role behind "como" needs no sign before the name, and a party by its role behind comes after one by its role before', () => {
  const led = partiesOf(
    'LOCADOR: Rui Lima Neto, brasileiro, CPF 529.982.247-25; e como LOCATÁRIA Ana Sá Brito, brasileira, CPF 111.444.777-35.',
  );
  const behind = partiesOf(
    'LOCADOR: Rui Lima Neto, brasileiro, CPF 529.982.247-25; Ana Sá Brito, brasileira, CPF 111.444.777-35, doravante denominada LOCATÁRIA.',
  );
  for (const parties of [led, behind]) {
    expect(parties['Landlord']).toMatchObject({ Name: 'Rui Lima Neto', CPF: '52998224725' });
    expect(parties['Tenant']).toMatchObject({ Name: 'Ana Sá Brito', CPF: '11144477735' });
  }
});

it('who acts for a company is named without the title', () => {
  const words = runningTextOfPage(
    'LOCATÁRIA: Sol Ltda, CNPJ 11.222.333/0001-81, com sede na Rua Chile, 2, Bauru/SP, por seu sócio, Sr. Ivo Dias Reis (CPF 111.444.777-35).',
  );
  const [party] = findParties(words, roles);
  const { Name, CPF } = readRepresentative(words, party?.representative ?? { from: 0, to: 0 });
  expect([Name?.value, CPF?.value]).toEqual(['Ivo Dias Reis', '11144477735']);
});

it('a role over or beside the name, without a colon, leads to it', () => {
  const words = runningTextOfPage(
    'Contrato Locador Rui Lima Neto, brasileiro, CPF 529.982.247-25. Locatária Ana Sá Brito, brasileira, CPF 111.444.777-35.',
  );
  const small = [
    { role: 'Landlord', words: 'Locador' },
    { role: 'Tenant', words: 'Locatária' },
  ];
  // Each role is at the beginning of a line, with a space behind it.
  let down = 0;
  const lined = words.tokens.map((token) => {
    if (token.text.startsWith('Loca')) down += 40;
    const right = token.text.startsWith('Loca') ? 1 : token.right + 40;
    return {
      ...token,
      top: token.top + down,
      bottom: token.bottom + down,
      left: right === 1 ? 0 : token.left + 40,
      right,
    };
  });
  const found = findParties({ ...words, tokens: lined }, small);
  expect(found.map(({ role, from }) => [role, words.text.slice(from, from + 7)])).toEqual([
    ['Landlord', 'Rui Lim'],
    ['Tenant', 'Ana Sá '],
  ]);
});

it('words under a signature open no party that the particulars closed before, and the head of a clause ends the last one', () => {
  const text =
    'Rui Lima Neto, brasileiro, CPF 529.982.247-25, denominado adiante LOCADOR; Ana Sá Brito, brasileira, CPF 111.444.777-35, denominada adiante LOCATÁRIA. FIADOR: Ivo Reis Mota, brasileiro, CPF 935.411.347-80, que assina. Imóvel: Loja à Rua do Sol, 10. LOCADOR: Beto Dias Vaz, brasileiro';
  const words = runningTextOfPage(text);
  const parties = findParties(words, roles);
  expect(partiesOf(text)['Landlord']).toMatchObject({ Name: 'Rui Lima Neto', CPF: '52998224725' });
  expect(partiesOf(text)['Tenant']).toMatchObject({ Name: 'Ana Sá Brito' });
  const guarantor = parties.find(({ role }) => role === 'Guarantor');
  expect(words.text.slice(guarantor?.from, guarantor?.to)).not.toContain('Imóvel');
});

it('no letters within a name number a clause, and a clause numbered by its ordinal ends the particulars', () => {
  expect(
    partiesOf(
      'QUINTA — Assina como FIADORA e principal pagadora LUIZA APARECIDA PIRES LUZ, brasileira, viúva, CPF 529.982.247-25, residente na Rua Chile, nº 12, em Lins, Estado de São Paulo. SEXTA — O locatário, RG 12.345.678-9, obriga-se a conservar o imóvel.',
    )['Guarantor'],
  ).toEqual({
    Name: 'LUIZA APARECIDA PIRES LUZ',
    Nationality: 'brasileira',
    MaritalStatus: 'viúva',
    CPF: '52998224725',
    Street: 'Rua Chile',
    Number: '12',
    City: 'Lins',
    State: 'SP',
  });
});

it('a district or a town with its state is no name', () => {
  const { text } = runningTextOfPage(
    'Ana Sá Brito, CPF 111.444.777-35, mora na Rua Chile, 9, bairro Parque Industrial, Caxias do Sul/RS, CEP 95068-100, CPF 529.982.247-25',
  );
  expect(namesIn(text)).toEqual([0]);
});

it('who speaks in the first person is the party that the title names', () => {
  expect(
    partiesOf(
      `Fala o LOCADOR Eu, Rui Lima Neto, brasileiro, CPF 529.982.247-25, moro na Avenida Presidente Dutra, 40, Centro, Sobral/CE. É minha
      a casa da Rua Chile, 9. Fala a LOCATÁRIA Eu, Ana Sá Brito, brasileira, CPF 111.444.777-35, resido na Rua da Paz, 7, Sobral/CE.
      Recebo a casa e pago por ela até o dia 5.`,
    ),
  ).toMatchObject({
    Landlord: { Name: 'Rui Lima Neto', CPF: '52998224725', Street: 'Avenida Presidente Dutra', Number: '40' },
    Tenant: { Name: 'Ana Sá Brito', CPF: '11144477735', Street: 'Rua da Paz', City: 'Sobral' },
  });
});

it('a sentence of who speaks ends the particulars', () => {
  const words = runningTextOfPage(
    'LOCADOR: Rui Lima Neto, brasileiro, CPF 529.982.247-25. É minha a casa da Rua Chile, 9.',
  );
  const [party] = findParties(words, roles);
  expect(words.text.slice(party?.from, party?.seatTo)).toBe(
    'Rui Lima Neto, brasileiro, CPF 529.982.247-25. ',
  );
});

it('a name over the word for a party has not the particulars of the next one', () => {
  const words = runningTextOfPage(
    'Rui Lima Neto locador Diz a outra Ana Sá Brito, brasileira, CPF 111.444.777-35',
  );
  expect(findParties(words, [{ role: 'Landlord', words: 'locador' }])).toEqual([]);
});

it('a picture may make a capital of the sign before the domain of a well-known provider', () => {
  for (const mail of [
    'E-mail: rui.limaEgmail.com',
    'e-mail rui.lima Egmail.com',
    'E-MAIL: rui.limaOgmail.com',
  ]) {
    const text = `Rui Lima Sá, brasileiro, CPF nº 529.982.247-25, ${mail}`;
    const stretch = { from: 0, to: text.length };
    expect(readQualification(runningTextOfPage(text), stretch, text.length).Email?.value).toBe(
      'rui.lima@gmail.com',
    );
  }
});
