import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const box = (label: string, value: string): Row => [
  [60, label],
  [260, value],
];

it('boxes tell the deceased and the death in sentences without a verb', () => {
  const values = valuesOn(
    'deathcertificate',
    pageOfRows(
      [
        [[60, 'Certidão de óbito']],
        [],
        [[60, 'Rui Lima Sá']],
        [[60, '15/06/2025 03:55 84 anos']],
        [],
        box('quem era', 'Pessoa do sexo masculino, de cor parda, casado, pedreiro aposentado, nascido em'),
        [[260, 'Juiz de Fora (MG) no dia 04/01/1941.']],
        [],
        box('papéis', 'CPF 529.982.247-25; identidade 73.395.334, feita pela SSP de MG.'),
        [],
        box('quando foi', 'Aos quinze de junho de dois mil e vinte e cinco, no local: Hospital do Sol.'),
        [],
        box('médico', 'O atestado nº 86234014-3 foi assinado por Ana Luz Reis, CRM 29523.'),
        [],
        [[60, 'cópia fiel tirada em 9 de maio de 2026']],
        [[60, 'por Eva Prado Sá, oficial']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    Name: 'Rui Lima Sá',
    MaritalStatus: 'casado',
    Occupation: 'pedreiro aposentado',
    BirthPlace: 'Juiz de Fora',
    BirthState: 'MG',
    BirthDate: '1941-01-04',
    IdentityNumber: '73.395.334',
    IdentityIssuer: 'SSP',
    IdentityState: 'MG',
    DeathDateInWords: 'quinze de junho de dois mil e vinte e cinco',
    DeathPlace: 'Hospital do Sol',
    DeathCertificateNumber: '862340143',
    IssueDate: '2026-05-09',
    OfficialName: 'Eva Prado Sá',
  });
});
