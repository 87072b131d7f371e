import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('remarks end the table above them, and a hospital is named in its block', () => {
  const values = valuesOn(
    'guide',
    pageOfRows(
      [
        [
          [40, 'Serra Azul Saúde'],
          [600, 'Guia de Internação Hospitalar'],
        ],
        [[40, 'PACIENTE']],
        [
          [40, 'Nome do beneficiário'],
          [600, 'Carteirinha válida até'],
        ],
        [
          [40, 'Ana Prado Lima'],
          [600, '31/03/2027'],
        ],
        [[40, 'HOSPITAL EXECUTANTE AUTORIZADO']],
        [
          [40, 'Nome do hospital'],
          [600, 'CNES'],
        ],
        [
          [40, 'Hospital Santa Inês de Lagoa Azul'],
          [600, '2196547'],
        ],
        [[40, 'PROCEDIMENTOS SOLICITADOS E AUTORIZADOS']],
        [
          [40, 'Tabela'],
          [120, 'Cód. TUSS'],
          [260, 'Procedimento'],
          [700, 'Qtd. pedida'],
          [850, 'Qtd. liberada'],
        ],
        [
          [40, '22'],
          [120, '3.07.26.03-4'],
          [260, 'Artroplastia total de joelho'],
          [720, '1'],
          [870, '1'],
        ],
        [
          [40, '22'],
          [120, '3.16.02.12-6'],
          [260, 'Anestesia peridural'],
          [720, '2'],
          [870, '2'],
        ],
        [[40, 'Observações da auditoria']],
        [[40, 'Sinovectomia não liberada: incluída no procedimento.']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    ProviderName: 'Hospital Santa Inês de Lagoa Azul',
    Observation: 'Sinovectomia não liberada: incluída no procedimento.',
  });
  expect(values['RequestedProcedures']).toHaveLength(2);
});
