import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import type { Token } from '../../reading/sheet/sheet.ts';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { blocksOf } from '../blocks/blocks.ts';
import { readHead } from './head.ts';

it('a number whose point was read as a comma is whole', () => {
  const sheet = sheetOfRows([
    { 460: 'DANFE' },
    { 450: 'Nº 000,243.445' },
    { 450: 'SÉRIE 003' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const { Number: number, Series: series } = readHead(sheet, blocksOf(sheet));
  expect([number?.value, series?.value]).toEqual(['243445', '3']);
});

it('figures of the legend are not the one in its box', () => {
  const sheet = sheetOfRows([
    { 460: 'DANFE' },
    { 400: 'ENTRADA = 0 SAÍDA = 1', 560: '0' },
    { 450: 'SÉRIE 003' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  expect(readHead(sheet, blocksOf(sheet)).OperationType?.value).toBe('0');
});

it.each([
  [{ 400: 'ENTRADA: 0 / SAÍDA: 1', 560: '1' }, '1'],
  [{ 400: 'ENTRADA: 0 / SAÍDA: 1', 560: '0' }, '0'],
  [{ 400: 'ENTRADA: 0 / SAÍDA: 1' }, undefined],
  [{ 400: '0-Entrada / 1-Saída: 1' }, '1'],
  [{ 400: 'ENT=0 SAI=1', 550: '1' }, '1'],
  [{ 400: '1 = Saída / 0 = Entrada', 550: '1' }, '1'],
  [{ 400: '1 = Saída / 0 = Entrada', 550: '0' }, '0'],
])('a legend may have each figure behind its word', (legend, kind) => {
  const sheet = sheetOfRows([{ 460: 'DANFE' }, legend, { 450: 'SÉRIE 003' }, { 40: 'NATUREZA DA OPERAÇÃO' }]);
  expect(readHead(sheet, blocksOf(sheet)).OperationType?.value).toBe(kind);
});

it('where the title is misread the line under it tells where the box of the issuer ends', () => {
  const sheet = sheetOfRows([
    { 440: 'DANEFE' },
    { 60: 'ARMARINHO BOA HORA LTDA', 410: 'DOCUMENTO AUXILIAR DA' },
    { 60: 'RUA DAS ACACIAS, 1368', 410: '0 - ENTRADA' },
    { 60: 'CENTRO - SALVADOR - BA', 410: '1 - SAÍDA' },
    { 440: 'SÉRIE 003', 640: 'Consulta de autenticidade no portal nacional da NF-e' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const {
    IssuerName: name,
    IssuerAddress: address,
    IssuerDistrict: district,
  } = readHead(sheet, blocksOf(sheet));
  expect([name?.value, address?.value, district?.value]).toEqual([
    'ARMARINHO BOA HORA LTDA',
    'RUA DAS ACACIAS, 1368',
    'CENTRO',
  ]);
});

it('where title and label of the nature are lost, words of the title tell its box; a logo is no part of an address', () => {
  const sheet = sheetOfRows([
    { 60: 'ARMARINHO BOA HORA LTDA', 410: 'AUXILIAR DA' },
    { 60: 'RUA DAS ACACIAS, 1368', 410: 'NOTA FISCAL ELETRONICA' },
    { 60: 'CENTRO', 120: 'LOGO', 410: '0 - ENTRADA' },
    { 60: 'SALVADOR - BA', 410: 'SÉRIE 003' },
    { 440: 'FOLHA 1/1' },
    { 40: 'VENDA', 580: '135248168446090 02/10/2024' },
    { 40: 'DESTINATÁRIO / REMETENTE' },
  ]);
  const tall = (token: Token): Token =>
    token.text === 'LOGO' ? { ...token, bottom: token.bottom + 12 } : token;
  const whole = { ...sheet, tokens: sheet.tokens.map(tall), rows: sheet.rows.map((row) => row.map(tall)) };
  const head = readHead(whole, blocksOf(whole));
  const { IssuerName: name, IssuerAddress: address, IssuerDistrict: district, IssuerCity: city } = head;
  expect([name?.value, address?.value, district?.value, city?.value]).toEqual([
    'ARMARINHO BOA HORA LTDA',
    'RUA DAS ACACIAS, 1368',
    'CENTRO',
    'SALVADOR',
  ]);
});

it('the initial of a logo beside the issuer is no word of its name or address', () => {
  const sheet = sheetOfRows([
    { 460: 'DANFE' },
    { 100: 'ARMARINHO BOA HORA LTDA', 410: 'DOCUMENTO AUXILIAR DA' },
    { 40: 'B', 100: 'RUA DAS ACACIAS, 1368', 410: '0 - ENTRADA' },
    { 100: 'CENTRO - SALVADOR - BA', 410: '1 - SAÍDA' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const tall = (token: Token): Token =>
    token.text === 'B' ? { ...token, top: token.top - 14, bottom: token.bottom + 4 } : token;
  const tokens = sheet.tokens.map(tall);
  const page = { ...sheet, tokens, rows: sheet.rows.map((row) => row.map(tall)) };
  const { IssuerName: name, IssuerAddress: address } = readHead(page, blocksOf(page));
  expect([name?.value, address?.value]).toEqual(['ARMARINHO BOA HORA LTDA', 'RUA DAS ACACIAS, 1368']);
});

it('the figure of a kind in the box beside is none of a name of two rows', () => {
  const sheet = sheetOfRows([
    { 440: 'DANFE' },
    { 60: 'ARMARINHO BOA HORA', 410: 'DOCUMENTO AUXILIAR DA' },
    { 60: 'LTDA', 410: 'NOTA FISCAL ELETRONICA' },
    { 400: '0', 420: '- ENTRADA' },
    { 60: 'RUA DAS ACACIAS, 1368', 410: '1 - SAÍDA' },
    { 440: 'SÉRIE 003' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  expect(readHead(sheet, blocksOf(sheet)).IssuerName?.value).toBe('ARMARINHO BOA HORA LTDA');
});

it('initials as low as print that stand apart at the left are of a logo', () => {
  const sheet = sheetOfRows([
    { 460: 'DANFE' },
    { 140: 'Drogaria Boa Hora Ltda', 410: 'DOCUMENTO AUXILIAR DA' },
    { 140: 'R das Acácias, 1368', 410: '0 - ENTRADA' },
    { 60: 'BH' },
    { 140: 'Centro - Salvador - BA', 410: '1 - SAÍDA' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const { IssuerAddress: address, IssuerDistrict: district } = readHead(sheet, blocksOf(sheet));
  expect([address?.value, district?.value]).toEqual(['R das Acácias, 1368', 'Centro']);
});

it('the second row of the receipt above the form is no part of the name below it', () => {
  const page = sheetOfTexts([
    [40, 20, 8, 'RECEBEMOS DE ARMARINHO BOA HORA LTDA OS PRODUTOS DA NOTA'],
    [560, 20, 8, 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR'],
    [40, 32, 8, 'FISCAL ELETRÔNICA ABAIXO'],
    [480, 58, 12, 'DANFE'],
    [40, 60, 12, 'ARMARINHO BOA HORA LTDA'],
    [40, 80, 8, 'RUA DAS ACACIAS, 1368 - CENTRO'],
    [40, 92, 8, 'SALVADOR / BA - CEP 40010-020'],
    [480, 92, 8, 'SÉRIE 003'],
    [40, 120, 8, 'NATUREZA DA OPERAÇÃO'],
  ]);
  expect(readHead(page, blocksOf(page)).IssuerName?.value).toBe('ARMARINHO BOA HORA LTDA');
});

it('a legend in one row is wider than the title over it, and a key below both boxes is none of the issuer', () => {
  const sheet = sheetOfRows([
    { 60: 'ARMARINHO BOA HORA LTDA', 740: 'DANFE' },
    { 60: 'RUA DAS ACACIAS, 1368', 550: 'DOCUMENTO AUXILIAR DA NOTA FISCAL ELETRONICA' },
    { 60: 'CENTRO - SALVADOR - BA', 560: 'NUMERO: 000.243.445', 700: 'SERIE: 3' },
    { 60: 'CHAVE DE ACESSO', 500: 'PROTOCOLO DE AUTORIZACAO' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const { IssuerAddress: address, IssuerDistrict: district } = readHead(sheet, blocksOf(sheet));
  expect([address?.value, district?.value]).toEqual(['RUA DAS ACACIAS, 1368', 'CENTRO']);
});

it('the zero of the next box may be read as a small letter', () => {
  const sheet = sheetOfRows([
    { 60: 'ARMARINHO BOA HORA LTDA', 440: 'DANFE' },
    { 60: 'RUA DAS ACACIAS, 1368' },
    { 60: 'CENTRO' },
    { 60: 'SALVADOR - BA', 385: 'o' },
    { 60: 'CEP: 40010-000', 400: 'SAIDA' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const { IssuerCity: city, IssuerUF: state } = readHead(sheet, blocksOf(sheet));
  expect([city?.value, state?.value]).toEqual(['SALVADOR', 'BA']);
});

it('texts of the form’s own column set right are none of the issuer’s, though they begin left of its name', () => {
  const sheet = sheetOfRows([
    { 40: 'FERRAGENS DO PORTO LTDA', 800: 'DANFE' },
    { 40: 'RUA DO CAIS 75 - VILA NOVA', 700: 'MODELO 55 SERIE 3 NUM 4411' },
    { 40: 'CAMPINAS-SP CEP 13010-111', 690: 'TIPO: 1-SAIDA    FL 01/01' },
    {},
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const {
    IssuerAddress: address,
    IssuerDistrict: district,
    IssuerCity: city,
  } = readHead(sheet, blocksOf(sheet));
  expect([address?.value, district?.value, city?.value]).toEqual(['RUA DO CAIS 75', 'VILA NOVA', 'CAMPINAS']);
});

it("the key's box below the middle one alone does not end the issuer's, whose logo has a sign", () => {
  const sheet = sheetOfRows([
    { 60: '▲ ARMARINHO BOA HORA LTDA', 460: 'DANFE' },
    { 60: 'BOA HORA', 460: 'SAÍDA: 1' },
    { 440: 'CHAVE DE ACESSO' },
    { 60: 'RUA DAS ACACIAS, 1368', 440: 'NF-e 12' },
    { 60: 'CENTRO - SALVADOR - BA', 440: 'SÉRIE 3' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const [issuers, middle] = [30, 430].map((left) => ({ left, right: left + 400, top: 0, bottom: 900 }));
  const celled = (token: Token): Token => ({ ...token, cell: token.left < 430 ? issuers : middle });
  const rows = sheet.rows.map((row) => row.map(celled));
  const page = { ...sheet, tokens: rows.flat(), rows };
  const { IssuerName: name, IssuerAddress: address } = readHead(page, blocksOf(page));
  expect([name?.value, address?.value]).toEqual(['ARMARINHO BOA HORA LTDA', 'RUA DAS ACACIAS, 1368']);
});
