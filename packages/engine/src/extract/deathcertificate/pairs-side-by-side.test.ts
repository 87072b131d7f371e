import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]): Record<string, unknown> =>
  valuesOn(
    'deathcertificate',
    pageOfRows(
      [
        [[300, 'REPUBLICA FEDERATIVA DO BRASIL']],
        [[300, 'CERTIDAO DE OBITO']],
        [
          [60, 'Nome'],
          [200, 'MARIA LIMA DE SOUZA'],
          [520, 'Sexo'],
          [680, 'Feminino'],
        ],
        [
          [60, 'Data do falecimento'],
          [200, '10/02/2020'],
          [520, 'Hora'],
          [680, '10:20'],
        ],
        ...rows,
      ],
      'text-layer',
      100,
    ),
  );

it('lines of a value before those of the pair beside it are no name before its number, and a value may have three', () => {
  expect(
    valuesOf([
      [
        [60, 'Causa da morte'],
        [200, 'INSUFICIENCIA RESPIRATORIA'],
        [520, 'Medico'],
        [680, 'DR. PAULO REIS'],
      ],
      [
        [200, 'AGUDA, PNEUMONIA BACTERIANA'],
        [680, 'CRM 12345'],
      ],
      [[200, 'DIABETES MELLITUS']],
      [
        [60, 'Sepultamento'],
        [200, 'CEMITERIO DA PAZ'],
        [520, 'Declarante'],
        [680, 'ANA LIMA'],
      ],
      [
        [60, 'Anotacoes'],
        [200, 'Deixou dois filhos e bens'],
        [520, 'Local do falecimento'],
        [680, 'HOSPITAL SANTA'],
      ],
      [
        [200, 'nao deixou testamento'],
        [680, 'CASA DE CAMPINAS'],
      ],
    ]),
  ).toMatchObject({
    CauseOfDeath: 'INSUFICIENCIA RESPIRATORIA AGUDA, PNEUMONIA BACTERIANA DIABETES MELLITUS',
    PhysicianName: 'PAULO REIS',
    Declarant: 'ANA LIMA',
  });
});

it('a sentence of causes does not end with the label of the pair beside them', () => {
  expect(
    valuesOf([
      [
        [60, 'Causa da morte:'],
        [200, 'SEPSE; PNEUMONIA;'],
        [520, 'Declarante:'],
        [680, 'ANA LIMA'],
      ],
      [
        [200, 'INSUFICIENCIA RENAL AGUDA;'],
        [520, 'Sepultamento:'],
        [680, 'CEMITERIO DA PAZ'],
      ],
      [
        [200, 'DIABETES MELLITUS'],
        [520, 'Naturalidade:'],
        [680, 'CAMPINAS/SP'],
      ],
      [
        [60, 'Medico:'],
        [200, 'PAULO REIS'],
        [520, 'CRM:'],
        [680, '12345/SP'],
      ],
      [[300, 'O referido e verdade e dou fe.']],
    ]),
  ).toMatchObject({
    CauseOfDeath: 'SEPSE; PNEUMONIA; INSUFICIENCIA RENAL AGUDA; DIABETES MELLITUS',
    BurialPlace: 'CEMITERIO DA PAZ',
  });
});

it('the last line of causes over the line of a label is none of that label’s value', () => {
  expect(
    valuesOf([
      [
        [60, 'Declarante'],
        [200, 'ANA LIMA'],
        [520, 'Causa da morte'],
        [680, 'SEPSE; PNEUMONIA;'],
      ],
      [
        [60, 'Sepultamento'],
        [200, 'CEMITERIO DA PAZ'],
        [680, 'INSUFICIENCIA RENAL'],
      ],
      [
        [60, 'Naturalidade'],
        [200, 'CAMPINAS/SP'],
        [680, 'DIABETES MELLITUS'],
      ],
      [
        [60, 'CRM'],
        [200, '12345/SP'],
        [520, 'Medico que atestou'],
        [680, 'PAULO REIS DOS'],
      ],
      [
        [60, 'Estado civil'],
        [200, 'Viuva'],
        [680, 'SANTOS JUNIOR'],
      ],
    ]),
  ).toMatchObject({
    CauseOfDeath: 'SEPSE; PNEUMONIA; INSUFICIENCIA RENAL DIABETES MELLITUS',
    PhysicianName: 'PAULO REIS DOS SANTOS JUNIOR',
  });
});

it('notes beside another caption stand below their own', () => {
  expect(
    valuesOf([
      [
        [60, 'Anotacoes'],
        [520, 'Local do falecimento'],
      ],
      [
        [60, 'Deixou dois filhos maiores'],
        [520, 'HOSPITAL SOL'],
      ],
      [[60, 'e bens a inventariar.']],
      [
        [60, 'Medico'],
        [520, 'Sepultamento'],
      ],
      [
        [60, 'PAULO REIS'],
        [520, 'CEMITERIO DA PAZ'],
      ],
    ]),
  ).toMatchObject({
    Annotations: 'Deixou dois filhos maiores e bens a inventariar.',
    DeathPlace: 'HOSPITAL SOL',
  });
});
