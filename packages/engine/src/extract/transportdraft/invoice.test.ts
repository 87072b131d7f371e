import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';

it('the only invoice of a draft is in boxes of its own, and the title is above the number', () => {
  const data = extractDocuments('transportdraft', {
    pages: [
      pageOfRoll([
        'Veloz Encomendas S.A.                 Minuta de Despacho',
        'CNPJ 11.222.333/0001-81                      no 63998643',
        '                         Emitida em 08/03/2024 as 19:46:45',
        'Origem   Feira de Santana (BA)    Destino    Passo Fundo (RS)',
        'Mercadoria',
        'Nota fiscal / serie     1763 / 1',
        'Valor da NF             R$ 6.696,54',
        'Quantidade              11',
        'Tipo do frete           Terceiros',
      ]),
    ],
  })[0]?.Data as Record<string, { value: string } & { [column: string]: { value: string } }[]>;
  const told = (id: string): unknown => (data[id] as unknown as { value: string } | undefined)?.value;
  expect(['DraftNumber', 'IssueTime', 'OriginState', 'DestinationState', 'FreightMode'].map(told)).toEqual([
    '63998643',
    '19:46:45',
    'BA',
    'RS',
    'Terceiros',
  ]);
  const [row] = data['Invoices'] ?? [];
  expect([row?.['Number']?.value, row?.['Series']?.value, row?.['Amount']?.value]).toEqual([
    '1763',
    '1',
    '6696.54',
  ]);
});
