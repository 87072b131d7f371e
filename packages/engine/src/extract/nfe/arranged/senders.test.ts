import { completeAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readByLabels } from './as-form.ts';

const key = completeAccessKey('3525061122233300018155001000000123110000001');
const page = (title: string, number: string, state: string): Row[] => [
  [[40, 'COOPERATIVA DO VALE LTDA']],
  [[40, 'Rua das Flores, 10 - Centro - Campinas/SP - CEP 13010-000']],
  [[40, `CHAVE DE ACESSO: ${key}`]],
  [],
  [[40, title]],
  [[40, 'Nome: JOANA LIMA'], ...(number === '' ? [] : [[500, `CPF: ${number}`] as const])],
  [
    [40, 'Município: ATIBAIA'],
    [500, `UF: ${state}`],
  ],
];
const parties = (rows: readonly Row[]): (string | undefined)[] => {
  const { IssuerName: issuer, RecipientName: recipient } = readByLabels(
    [pageOfRows(rows, 'text-layer', 100)],
    undefined,
  );
  return [issuer?.value, recipient?.value];
};

it('the sender whose number is not the one in the key is the other party', () => {
  const expected = ['COOPERATIVA DO VALE LTDA', 'JOANA LIMA'];
  expect(parties(page('PRODUTOR / REMETENTE', '529.982.247-25', 'SP'))).toEqual(expected);
  expect(parties(page('REMETENTE', '529.982.247-25', 'SP'))).toEqual(expected);
});

it('a sender abroad is the other party', () => {
  expect(parties(page('REMETENTE / EXPORTADOR', '', 'EX'))).toEqual([
    'COOPERATIVA DO VALE LTDA',
    'JOANA LIMA',
  ]);
});

it('who sends goods that come in from abroad is the other party, whose state is no vehicle’s', () => {
  const rows: Row[] = [...page('EXPORTADOR', '', 'EX'), [], [[40, 'Operação: 0 - ENTRADA']]];
  expect(parties(rows)).toEqual(['COOPERATIVA DO VALE LTDA', 'JOANA LIMA']);
});

it('the farmer who sends the goods is the issuer of a note in whose key the farmer’s number is', () => {
  const own = completeAccessKey('3525060005299822472555890000000123110000001');
  const rows: Row[] = [
    [[40, 'SECRETARIA DA FAZENDA']],
    [[40, `CHAVE DE ACESSO: ${own}`]],
    [],
    [[40, 'REMETENTE / PRODUTOR']],
    [
      [40, 'Nome: JOANA LIMA'],
      [500, 'CPF: 529.982.247-25'],
    ],
    [[40, 'Propriedade / endereço: Chácara Alta, Linha 3 Lote 8']],
    [],
    [[40, 'DESTINATÁRIO']],
    [
      [40, 'Nome: LATICÍNIO DA SERRA LTDA'],
      [500, 'CNPJ: 11.222.333/0001-81'],
    ],
  ];
  expect(parties(rows)).toEqual(['JOANA LIMA', 'LATICÍNIO DA SERRA LTDA']);
  const { IssuerAddress: farm } = readByLabels([pageOfRows(rows, 'text-layer', 100)], undefined);
  expect(farm?.value).toBe('Chácara Alta, Linha 3 Lote 8');
});
