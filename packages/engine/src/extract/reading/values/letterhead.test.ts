import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { findLetterheads } from './letterhead.ts';

it('a name of which the second row begins as no name does has both', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'EXPRESSO GUARANI TRANSPORTES'],
    [100, 70, 14, 'E LOGISTICA LTDA'],
    [100, 90, 10, 'PRACA DA MATRIZ, 1323'],
    [100, 104, 10, 'BELA VISTA - SANTAREM - PA'],
    [100, 118, 10, 'CEP: 68693-391'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('EXPRESSO GUARANI TRANSPORTES E LOGISTICA LTDA');
});

it('an adjective alone in a row of the same type ends the name above it', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'COOPERATIVA DE ELETRICIDADE VALE AZUL'],
    [100, 70, 14, 'RURAL'],
    [100, 90, 10, 'PRACA DA MATRIZ, 1323'],
    [100, 104, 10, 'BELA VISTA - SANTAREM - PA'],
    [100, 118, 10, 'CEP: 68693-391'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('COOPERATIVA DE ELETRICIDADE VALE AZUL RURAL');
});

it('a row with the legal form ends the name of a cooperative that the row above begins', () => {
  const sheet = sheetOfTexts([
    [100, 50, 12, 'COOPERATIVA DE CONSUMO E PRODUÇÃO'],
    [100, 66, 12, 'VALE AZUL LTDA'],
    [100, 84, 10, 'PRACA DA MATRIZ, 1323'],
    [100, 98, 10, 'BELA VISTA - SANTAREM - PA'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('COOPERATIVA DE CONSUMO E PRODUÇÃO VALE AZUL LTDA');
});

it('the law that founded a body stands below its name', () => {
  const sheet = sheetOfTexts([
    [100, 50, 12, 'SERVIÇO AUTÔNOMO DE ÁGUA DE SANTARÉM'],
    [100, 66, 9, 'Autarquia municipal - Lei nº 812/1969'],
    [100, 84, 9, 'PRACA DA MATRIZ, 1323'],
    [100, 98, 9, 'BELA VISTA - SANTAREM - PA'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('SERVIÇO AUTÔNOMO DE ÁGUA DE SANTARÉM');
});

it('a sentence with name, number and street is a letterhead, as is a street behind its number', () => {
  const [said] = findLetterheads(
    sheetOfTexts([
      [100, 900, 8, 'Nuvem Viagens Ltda, CNPJ 11.222.333/0001-81, Rua Chile, 95, Vila Rica, Bauru/SP,'],
      [100, 912, 8, 'CEP 17010-000. O valor da corrida é do motorista.'],
    ]),
  );
  expect(said).toMatchObject({
    name: { value: 'Nuvem Viagens Ltda' },
    number: { value: '11222333000181' },
    address: {
      address: { value: 'Rua Chile, 95' },
      district: { value: 'Vila Rica' },
      city: { value: 'Bauru' },
      cep: { value: '17010000' },
    },
  });
  const [led] = findLetterheads(
    sheetOfTexts([
      [100, 50, 14, 'Cooperativa Táxi Serra Azul'],
      [100, 70, 10, 'CNPJ 11.222.333/0001-81 — Rodovia BR-116, 95 — Vila Rica'],
      [100, 84, 10, 'Sobral/CE — Tel. (88) 3800-8125'],
    ]),
  );
  expect(led).toMatchObject({
    name: { value: 'Cooperativa Táxi Serra Azul' },
    address: { address: { value: 'Rodovia BR-116, 95' }, city: { value: 'Sobral' } },
  });
});

it('a brand in two rows of one large type is one name', () => {
  const sheet = sheetOfTexts([
    [100, 40, 18, 'BOA VAGA'],
    [100, 62, 18, 'GARAGENS'],
    [100, 86, 10, 'Serra Azul Garagens Ltda'],
    [100, 100, 10, 'Rua Chile, 95 - Centro'],
    [100, 114, 10, 'Bauru - SP'],
  ]);
  expect(findLetterheads(sheet)[0]).toMatchObject({
    name: { value: 'Serra Azul Garagens Ltda' },
    over: { value: 'BOA VAGA GARAGENS' },
  });
});

it('behind the number of a road the town needs no sign before it on a picture', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'CONCESSIONARIA VIA DO VALE S.A.'],
    [100, 70, 10, 'ROD BR-369 KM 71 LONDRINA/PR'],
  ]);
  const tokens = sheet.tokens.map((token) => ({ ...token, conf: 90 }));
  const rows = sheet.rows.map((row) => tokens.filter(({ top }) => top === row[0]?.top));
  expect(findLetterheads({ ...sheet, tokens, rows })[0]?.address).toMatchObject({
    address: { value: 'ROD BR-369 KM 71' },
    city: { value: 'LONDRINA' },
    uf: { value: 'PR' },
  });
});

it('the last word of a name with its legal form may stand alone below it, in the same type', () => {
  const rows = (size: number) =>
    sheetOfTexts([
      [100, 50, 14, 'Guaporé Cargas Transportes'],
      [100, 70, size, 'Rodoviários S.A.'],
      [100, 90, 10, 'Rua Chile, 1323 - Centro'],
      [100, 104, 10, 'Bauru - SP - CEP: 17010-100'],
    ]);
  const nameOn = (size: number) => findLetterheads(rows(size))[0]?.name?.value;
  expect(nameOn(14)).toBe('Guaporé Cargas Transportes Rodoviários S.A.');
  expect(nameOn(10)).toBe('Rodoviários S.A.');
});

it('the rows of a name may be set on one middle', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'COMÉRCIO DE COMBUSTÍVEIS RIO'],
    [156, 66, 14, 'VERMELHO EIRELI'],
    [100, 90, 10, 'Rua Chile, 1323 - Centro'],
    [100, 104, 10, 'Bauru - SP - CEP: 17010-100'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('COMÉRCIO DE COMBUSTÍVEIS RIO VERMELHO EIRELI');
});

it('the establishment below a name is no name', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'Rodo Serrana Transportes Ltda.'],
    [100, 70, 10, 'Filial Caxias do Sul/RS'],
    [100, 84, 10, 'Rua Chile, 1323 - Centro'],
    [100, 98, 10, 'Bauru - SP - CEP: 17010-100'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('Rodo Serrana Transportes Ltda.');
});

it('a name in large type stands higher above its address', () => {
  const texts = [
    [60, 100, 14, 'EXPRESSO VALE DO PINHO'],
    [100, 122, 14, 'LTDA'],
    [60, 158, 8, 'AV. BRASIL, 310'],
    [60, 172, 8, 'BELO HORIZONTE - MG - Fone (31) 3222-1100'],
    [60, 186, 8, 'CNPJ: 11.222.333/0001-81'],
    [60, 600, 8, 'MERCADORIA CONFERIDA NO ATO DA ENTREGA'],
  ] as const;
  expect(findLetterheads(sheetOfTexts(texts))[0]?.name?.value).toBe('EXPRESSO VALE DO PINHO LTDA');
});

it('two rows of a name are in one type though all words of the upper one have tails or accents', () => {
  const sheet = sheetOfTexts([
    [40, 50, 15, 'Fração Cargas'],
    [40, 74, 16, 'Iguatu Ltda'],
    [40, 100, 8, 'CNPJ 11.222.333/0001-81'],
    [40, 112, 8, 'Rua do Porto, 41'],
    [40, 124, 8, 'Centro · Lages/SC'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('Fração Cargas Iguatu Ltda');
});

it('the label of an address in a box is nobody it is of', () => {
  const sheet = sheetOfTexts([
    [100, 50, 10, 'vendas@sol.com.br'],
    [100, 70, 8, 'Fica em'],
    [100, 82, 10, 'Rua Chile, 10'],
    [100, 96, 10, 'Vila Velha - ES'],
  ]);
  expect(findLetterheads(sheet)[0]?.name).toBeUndefined();
});

it('a trade name has in brackets that it is one', () => {
  const sheet = sheetOfTexts([
    [100, 50, 10, 'OFICINA CAMPOS ALTOS LTDA'],
    [100, 64, 10, 'Oficina Azul (nome fantasia)'],
    [100, 78, 10, 'Rua Verde, 12'],
    [100, 92, 10, 'Centro - Bagé / RS'],
  ]);
  expect(findLetterheads(sheet)[0]).toMatchObject({
    name: { value: 'Oficina Azul' },
    over: { value: 'OFICINA CAMPOS ALTOS LTDA' },
  });
});

it('what a company calls the place stands before its street', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'Moinho Guarani Alimentos Ltda'],
    [100, 70, 10, 'Fábrica: Rua Chile, 95, Vila Rica, Bauru, SP, 17012-100'],
  ]);
  const [{ name, address } = {}] = findLetterheads(sheet);
  expect([name?.value, address?.address?.value, address?.city?.value]).toEqual([
    'Moinho Guarani Alimentos Ltda',
    'Rua Chile, 95',
    'Bauru',
  ]);
});
