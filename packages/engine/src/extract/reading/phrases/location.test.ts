import { expect, it } from 'vitest';
import { runningTextOfPage } from '../../testing/page-of-text.ts';
import { endOfLocation, readLocation } from './location.ts';

function placeOf(text: string): Record<string, string> {
  const running = runningTextOfPage(text);
  const found = readLocation(running, { from: 0, to: endOfLocation(running.text) });
  return Object.fromEntries(Object.entries(found).map(([part, { value }]) => [part, value]));
}

it('the town with its state in words may follow the postal code, or come before the street', () => {
  expect(
    placeOf(
      'Rua Chile, nº 298, Sala 501, Jardim Europa, CEP 65900-407, no Município de Imperatriz, Estado do Maranhão, neste ato',
    ),
  ).toEqual({
    Street: 'Rua Chile',
    Number: '298',
    Complement: 'Sala 501',
    District: 'Jardim Europa',
    City: 'Imperatriz',
    State: 'MA',
    PostalCode: '65900407',
  });
  expect(
    placeOf('Olinda, Estado de Pernambuco, na Rua do Sol, nº 120, apto. 3, bairro Carmo, CEP 53120-010; e'),
  ).toEqual({
    Street: 'Rua do Sol',
    Number: '120',
    Complement: 'apto. 3',
    District: 'Carmo',
    City: 'Olinda',
    State: 'PE',
    PostalCode: '53120010',
  });
});

it('a postal code with its hyphen needs no label, and a shortened word ends no address', () => {
  expect(placeOf('Rua Augusta, 1500, conj. 61, Consolação, São Paulo/SP, 01304-001. Foro')).toEqual({
    Street: 'Rua Augusta',
    Number: '1500',
    Complement: 'conj. 61',
    District: 'Consolação',
    City: 'São Paulo',
    State: 'SP',
    PostalCode: '01304001',
  });
});

it('a town with its state, and the district, may come before the street', () => {
  const parts = {
    Street: 'Rua do Sol',
    Number: '120',
    District: 'Boa Vista',
    City: 'Recife',
    State: 'PE',
    PostalCode: '50050010',
  };
  expect(placeOf('Recife/PE, bairro Boa Vista, Rua do Sol, 120, CEP 50050-010.')).toEqual(parts);
  expect(placeOf('Recife (PE), Boa Vista, na Rua do Sol, número 120, CEP 50050-010.')).toEqual(parts);
});

it('a state’s name alone follows its town', () => {
  expect(placeOf('Rua do Sol, nº 120, Boa Vista, Recife, Pernambuco, CEP 50050-010')).toMatchObject({
    District: 'Boa Vista',
    City: 'Recife',
    State: 'PE',
  });
  expect(placeOf('Rua do Sol, nº 120, Luz, São Paulo, CEP 01050-010')).toMatchObject({
    District: 'Luz',
    City: 'São Paulo',
  });
});

it('a district may begin with the word for a house', () => {
  expect(placeOf('Rua do Sol, 120, casa dos fundos, Carmo, Olinda/PE.')).toMatchObject({
    Complement: 'casa dos fundos',
    District: 'Carmo',
  });
  expect(placeOf('Rua do Sol, 120, casa 2, Casa Amarela, Recife/PE.')).toEqual({
    Street: 'Rua do Sol',
    Number: '120',
    Complement: 'casa 2',
    District: 'Casa Amarela',
    City: 'Recife',
    State: 'PE',
  });
});

it('a complement may name several rooms', () => {
  expect(placeOf('Rua do Sol, nº 120, salas 3 e 4, bairro Luz, em Recife/PE.')).toEqual({
    Street: 'Rua do Sol',
    Number: '120',
    Complement: 'salas 3 e 4',
    District: 'Luz',
    City: 'Recife',
    State: 'PE',
  });
});

it('a long dash parts an address, also at the end of a line', () => {
  expect(placeOf('Rua Augusta, 1500, sala 61 — Centro, São Paulo/SP, CEP 01304-001.')).toEqual({
    Street: 'Rua Augusta',
    Number: '1500',
    Complement: 'sala 61',
    District: 'Centro',
    City: 'São Paulo',
    State: 'SP',
    PostalCode: '01304001',
  });
});

it('the point of a shortened title in capitals ends no address', () => {
  const said = 'RUA DR. OLAVO PIRES, nº 120, LUZ, RECIFE/PE, CEP 50000-000. O prazo';
  expect(endOfLocation(said)).toBe(said.indexOf('. O prazo'));
});
