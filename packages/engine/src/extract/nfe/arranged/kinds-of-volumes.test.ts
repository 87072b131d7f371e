import { expect, it } from 'vitest';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';
import { valuesOn } from '../../testing/values-on.ts';

it.each(['BARRIS/CAIXAS', 'SACARIA', 'CABEÇAS', 'A GRANEL'])(
  'the kind of the volumes may be any words among the boxes of the carrier: %s',
  (kind) => {
    const page = pageOfRows(
      [
        [[300, 'DANFE Documento auxiliar da nota fiscal eletrônica']],
        [[40, 'Destinatário']],
        [[40, 'Nome: Bar e Petiscaria Ponto Certo Ltda']],
        [[40, 'CNPJ: 11.222.333/0001-81']],
        [[40, 'Transporte']],
        [[40, 'Transportador: Viação Cargas Pioneira Ltda']],
        [
          [40, 'Volumes: 6'],
          [300, `Espécie: ${kind}`],
          [600, 'Peso bruto: 1.639,12'],
        ],
      ],
      'text-layer',
      100,
    );
    expect(valuesOn('danfe', page)).toMatchObject({ VolumeQuantity: '6', VolumeKind: kind });
  },
);
