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
