import { expect, it } from 'vitest';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';
import { valuesOn } from '../../testing/values-on.ts';

it.each(['NOME DO COMPRADOR', 'RAZÃO SOCIAL DO COMPRADOR'])(
  'a caption that names its party is nobody’s name: %s',
  (caption) => {
    const page = pageOfRows(
      [
        [[300, 'DANFE Documento auxiliar da nota fiscal eletrônica']],
        [[40, 'COMPRADOR']],
        [
          [40, caption],
          [500, 'CNPJ'],
        ],
        [
          [40, 'LOJAS BOA VISTA LTDA ME'],
          [500, '11.222.333/0001-81'],
        ],
        [[40, 'LOGRADOURO, Nº']],
        [[40, 'RUA PADRE ANCHIETA, 3655']],
      ],
      'text-layer',
      100,
    );
    expect(valuesOn('danfe', page)).toMatchObject({ RecipientName: 'LOJAS BOA VISTA LTDA ME' });
  },
);
