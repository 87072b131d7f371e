import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it.each(['CFOP/NATUREZA', 'CFOP - NATUREZA DA PRESTAÇÃO'])(
  'the code is told from what it says under %s',
  (label) => {
    const sign = label.includes('/') ? '' : '- ';
    const [document] = extractDocuments('cte', {
      pages: [
        pageOfRows(
          [
            [[100, 'DACTE CONHECIMENTO DE TRANSPORTE']],
            [[100, label]],
            [[100, `5353 ${sign}Transporte a comércio`]],
          ],
          'text-layer',
          100,
        ),
      ],
    });
    const { CFOP: code, OperationNature: nature } = (document?.Data ?? {}) as Record<
      string,
      { value?: string }
    >;
    expect([code?.value, nature?.value]).toEqual(['5353', 'Transporte a comércio']);
  },
);
