import { expect, it } from 'vitest';
import { extractDocuments } from '../../extract.ts';
import { pageOfTexts, type Text } from '../../testing/sheet-of-texts.ts';

const valuesOf = (texts: readonly Text[]): Record<string, unknown> => {
  const data = extractDocuments('contract', { pages: [pageOfTexts(texts)] })[0]?.Data ?? {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, field]) => ('value' in field ? [[id, field.value]] : [])),
  );
};

/** A block of four rows with its title beside the middle of them, or beside the first. */
const block = (
  top: number,
  title: string,
  [name, cpf, day, street]: readonly string[],
  at: number,
): Text[] => [
  [60, top + at, 9, title],
  [240, top, 9, `Nome: ${name ?? ''}`],
  [240, top + 20, 9, `CPF: ${cpf ?? ''}`],
  [600, top + 20, 9, `Nasc.: ${day ?? ''}`],
  [240, top + 40, 9, 'Estado civil: casado'],
  [240, top + 60, 9, `End.: ${street ?? ''}`],
];
const rui = ['Rui Lima Neto', '529.982.247-25', '03/02/1991', 'Rua Chile, 12, Centro, Santos/SP'];
const ivo = ['Ivo Dias Reis', '111.444.777-35', '19/09/1973', 'Rua Peru, 40, Centro, Santos/SP'];
const eva = ['Eva Luz Prado', '390.533.447-05', '10/06/1963', 'Rua Cuba, 7, Centro, Santos/SP'];
const leaseOf = (at: number): Text[] => [
  [300, 60, 12, 'CONTRATO DE LOCAÇÃO RESIDENCIAL'],
  ...block(100, 'LOCADOR(A)', rui, at),
  ...block(190, 'LOCATÁRIO(A)', ivo, at),
  ...block(280, 'FIADOR(A)', eva, at),
  [60, 400, 9, 'As partes acima qualificadas têm entre si justo e contratado o que segue, na forma da lei.'],
];

it.each([30, 0])(
  'a title beside its block is of the whole block, at its middle or its first row (%d)',
  (at) => {
    expect(valuesOf(leaseOf(at))).toMatchObject({
      LandlordName: 'Rui Lima Neto',
      LandlordCPF: '52998224725',
      LandlordBirthDate: '1991-02-03',
      LandlordStreet: 'Rua Chile',
      TenantName: 'Ivo Dias Reis',
      TenantCPF: '11144477735',
      TenantStreet: 'Rua Peru',
      GuarantorName: 'Eva Luz Prado',
      GuarantorCPF: '39053344705',
      GuarantorBirthDate: '1963-06-10',
      GuarantorStreet: 'Rua Cuba',
    });
  },
);

it('a block begins with a name that has no label', () => {
  const party = (
    top: number,
    title: string,
    [name, cpf, , street]: readonly string[],
    phone: string,
  ): Text[] => [
    [60, top + 40, 9, title],
    [240, top, 9, name ?? ''],
    [240, top + 20, 9, `CPF: ${cpf ?? ''}`],
    [240, top + 40, 9, 'Estado civil: casado'],
    [240, top + 60, 9, `End.: ${street ?? ''}`],
    [240, top + 80, 9, `Fone: ${phone}`],
  ];
  expect(
    valuesOf([
      [300, 60, 12, 'CONTRATO DE LOCAÇÃO RESIDENCIAL'],
      ...party(100, 'LOCADOR(A)', rui, '(13) 98572-1942'),
      ...party(210, 'LOCATÁRIO(A)', ivo, '(13) 98889-8228'),
      ...party(320, 'FIADOR(A)', eva, '(13) 98357-8730'),
      [
        60,
        440,
        9,
        'As partes acima qualificadas têm entre si justo e contratado o que segue, na forma da lei.',
      ],
    ]),
  ).toMatchObject({
    LandlordCPF: '52998224725',
    LandlordPhone: '13985721942',
    TenantCPF: '11144477735',
    TenantPhone: '13988898228',
    GuarantorCPF: '39053344705',
    GuarantorPhone: '13983578730',
  });
});
