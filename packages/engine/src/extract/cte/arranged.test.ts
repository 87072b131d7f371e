import { completeAccessKey } from '@lavra/brazil/access-key';
import { describe, expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const invoice = completeAccessKey('3525011122233300018155001000274513112897090');

const dataOf = (rows: readonly Row[]) =>
  extractDocuments('cte', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data as Record<
    string,
    { value?: string } | Record<string, { value?: string }>[]
  >;
const valueOf = (rows: readonly Row[], id: string): string | undefined => {
  const field = dataOf(rows)[id];
  return field === undefined || Array.isArray(field) ? undefined : field.value;
};

describe('a bill of freight arranged by its maker', () => {
  it('has an empty box beside one with the same label', () => {
    const rows: Row[] = [
      [
        [100, 'EXPEDIDOR'],
        [550, 'RECEBEDOR'],
      ],
      [
        [100, 'Razão Social:'],
        [550, 'Razão Social: Depósito Ipê Ltda'],
      ],
      [
        [100, 'CNPJ:'],
        [550, 'CNPJ: 11.222.333/0001-81'],
      ],
    ];
    expect(valueOf(rows, 'ReceiverName')).toBe('Depósito Ipê Ltda');
  });

  it('lists its components up to their total', () => {
    const data = dataOf([
      [[100, 'COMPONENTES DO FRETE']],
      [
        [100, 'Nome'],
        [400, 'Valor'],
      ],
      [
        [100, 'Frete Peso'],
        [380, '150,00'],
      ],
      [
        [100, 'Pedágio'],
        [386, '25,00'],
      ],
      [
        [100, 'Valor total do serviço'],
        [380, '175,00'],
      ],
      [
        [100, 'Valor a receber'],
        [380, '175,00'],
      ],
    ]);
    expect(data['Components']).toHaveLength(2);
    expect(data).toMatchObject({ TotalAmount: { value: '175.00' }, AmountReceivable: { value: '175.00' } });
  });

  it.each(['Chave de acesso do documento fiscal', 'Chave da nota fiscal eletrônica', 'Chave NFe'])(
    'names the keys of its documents %s',
    (heading) => {
      const rows: Row[] = [
        [[100, 'CT-e nº 895.787 série 2 modelo 57']],
        [[100, 'DOCUMENTOS ORIGINÁRIOS']],
        [
          [100, 'Tp. doc.'],
          [200, heading],
          [700, 'Série'],
          [800, 'Nº documento'],
        ],
        [
          [100, 'NF-e'],
          [200, invoice],
          [700, '1'],
          [800, '274513'],
        ],
      ];
      expect(dataOf(rows)['OriginDocuments']).toMatchObject([
        { AccessKey: { value: invoice }, Number: { value: '274513' } },
      ]);
    },
  );

  it('begins the rows of its documents with their kind', () => {
    const rows: Row[] = [
      [[100, 'CT-e nº 895.787 série 2 modelo 57']],
      [[100, 'Documentos transportados']],
      [
        [100, 'Tipo'],
        [180, 'Número'],
        [280, 'Série'],
        [360, 'Chave de acesso'],
      ],
      [
        [100, 'NF-e'],
        [180, '274513'],
        [280, '1'],
        [360, invoice],
      ],
    ];
    expect(dataOf(rows)['OriginDocuments']).toMatchObject([
      { Kind: { value: 'NF-e' }, Number: { value: '274513' }, AccessKey: { value: invoice } },
    ]);
  });

  it.each(['PAGADOR FRETE', 'Tomador do CT-e', 'Responsável pelo frete'])(
    'says who pays beside %s',
    (label) => {
      expect(valueOf([[[100, 'MODAL: RODOVIARIO']], [[100, `${label}..: REMETENTE`]]], 'PayerRole')).toBe(
        'REMETENTE',
      );
    },
  );

  it('has no town behind a preposition in the name of its carrier', () => {
    const rows: Row[] = [
      [[100, 'COOPERATIVA DE FRETES SERRANOS']],
      [[100, 'DE: Lages (SC)']],
      [[100, 'PARA: Toledo (PR)']],
    ];
    expect(valueOf(rows, 'OriginCity')).toBe('Lages');
  });

  it('may have a regime in place of a code of taxation', () => {
    const rows: Row[] = [[[100, 'ICMS']], [[100, 'SITUACAO: SIMPLES NACIONAL']]];
    expect(valueOf(rows, 'CST')).toBe('SIMPLES NACIONAL');
    expect(valueOf([[[100, 'ICMS']], [[100, 'SITUACAO: AUTORIZADO']]], 'CST')).toBeUndefined();
  });
});

describe('boxes of a bill of freight', () => {
  it('have components as names over their amounts, and documents whose keys are wider than their heading', () => {
    const groups = invoice.match(/\d{4}/g)?.join(' ') ?? '';
    const data = dataOf([
      [[60, 'Composição do frete (R$)']],
      [
        [60, 'Frete Peso'],
        [250, 'Pedágio'],
        [400, 'Valor total do serviço'],
        [700, 'Valor a receber'],
      ],
      [
        [60, '283,33'],
        [250, '6,03'],
        [400, '289,36'],
        [700, '289,36'],
      ],
      [[60, 'Notas fiscais transportadas']],
      [
        [60, 'NF-e nº'],
        [160, 'Série'],
        [240, 'Chave de acesso'],
      ],
      [
        [60, '27451'],
        [160, '1'],
        [240, groups],
      ],
    ]);
    expect(data).toMatchObject({
      Components: [
        { Name: { value: 'Frete Peso' }, Amount: { value: '283.33' } },
        { Name: { value: 'Pedágio' }, Amount: { value: '6.03' } },
      ],
      OriginDocuments: [{ Number: { value: '27451' }, AccessKey: { value: invoice } }],
      TotalAmount: { value: '289.36' },
      AmountReceivable: { value: '289.36' },
    });
  });
});
