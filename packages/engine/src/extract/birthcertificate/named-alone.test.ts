import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a name alone over how the child was registered is the child’s, however far below the title', () => {
  const values = valuesOn(
    'birthcertificate',
    pageOfRows(
      [
        [[60, 'Certidão de nascimento']],
        [],
        [[60, 'pai: Ivo Lima Sá']],
        [[60, 'mãe: Ana Luz Reis']],
        [],
        [[60, 'nascimento: 17/07/2016']],
        [[60, 'hora: 19:01']],
        [[60, 'local: Hospital do Sol']],
        [],
        [[60, 'Eva Reis Sá']],
        [[60, 'registrada com o sexo feminino']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({ Name: 'Eva Reis Sá', Sex: 'F' });
});

it('a name alone below the numbers of an entry, whose groups may have four figures, is the child’s', () => {
  const values = valuesOn(
    'birthcertificate',
    pageOfRows(
      [
        [
          [60, 'Serviço das Pessoas Naturais'],
          [700, 'CERTIDÃO DE'],
        ],
        [
          [60, 'Rua Chile, 35 – Centro'],
          [700, 'NASCIMENTO'],
        ],
        [[60, 'Lages-SC']],
        [[300, 'Matrícula: 0876 5401 5520 2012 0123 4561 2345 6794']],
        [[60, 'EVA REIS SÁ']],
        [[60, 'Data: 17/07/2020']],
        [[60, 'Gêmeo: SIM – Rui Reis Sá']],
        [[60, 'Obs.: 2ª via. Nada consta de averbações.']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    Name: 'EVA REIS SÁ',
    OfficeAddress: 'Rua Chile, 35 – Centro',
    OfficeCity: 'Lages',
    RegistryNumber: '08765401552020120123456123456794',
    TwinNames: 'Rui Reis Sá',
    Annotations: '2ª via. Nada consta de averbações.',
  });
});
