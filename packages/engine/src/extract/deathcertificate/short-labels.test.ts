import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a program’s labels are single words, and what became of the body stands before the place', () => {
  const page = pageOfRows(
    [
      [[300, 'CERTIDÃO DE ÓBITO']],
      [[50, 'Nome: RUI LIMA SÁ']],
      [[50, 'Estado civil: Casado']],
      [[50, 'Domicílio: Rua das Flores, nº 545, Centro - Lages/SC']],
      [[50, 'Data do óbito: 16/06/2019']],
      [[50, 'Causas: Acidente vascular cerebral']],
      [[50, 'Destino do corpo: sepultamento em Cemitério Municipal']],
      [[50, 'Declarante: EVA LUZ REIS']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('deathcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    Residence: { value: 'Rua das Flores, nº 545, Centro - Lages/SC' },
    CauseOfDeath: { value: 'Acidente vascular cerebral' },
    BurialPlace: { value: 'Cemitério Municipal' },
    Declarant: { value: 'EVA LUZ REIS' },
  });
});
