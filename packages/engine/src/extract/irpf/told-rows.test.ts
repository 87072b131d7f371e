import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('an extract without headings: dependants and payments say what their parts are, and the declaration is under its heading', () => {
  const values = valuesOn(
    'irpf',
    pageOfRows(
      [
        [
          [40, 'Extrato da declaração'],
          [640, 'Exercício 2024 Ano-base 2023'],
        ],
        [
          [40, 'Contribuinte'],
          [300, 'CPF'],
          [500, 'Nascimento'],
          [720, 'Declaração'],
        ],
        [
          [40, 'Rui Fausto Prado'],
          [300, '529.982.247-25'],
          [500, '03/12/1978'],
          [720, 'Retificadora'],
        ],
        [[40, 'Dependentes informados']],
        [
          [40, 'cód. 21'],
          [160, 'Ana Prado Lima'],
          [460, 'nasc. 27/05/2011'],
          [720, 'CPF 111.444.777-35'],
        ],
        [
          [40, 'cód. 31'],
          [160, 'Ilse Prado'],
          [460, 'nasc. 10/02/1949'],
          [720, 'CPF 935.411.347-80'],
        ],
        [[40, 'Pagamentos efetuados']],
        [
          [40, 'cód. 26'],
          [160, 'Cooperativa Serra Azul Ltda'],
          [460, '11.222.333/0001-81'],
          [720, '8.214,60'],
        ],
        [[40, 'Apuração do imposto']],
        [
          [40, 'Base de cálculo'],
          [720, '74.348,39'],
        ],
        [
          [40, 'Imposto devido'],
          [720, '9.888,68'],
        ],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    BirthDate: '1978-12-03',
    DeclarationType: 'retificadora',
    Dependents: [
      { Code: '21', Name: 'Ana Prado Lima', BirthDate: '2011-05-27', CPF: '11144477735' },
      { Code: '31', Name: 'Ilse Prado', BirthDate: '1949-02-10', CPF: '93541134780' },
    ],
    Payments: [
      { Code: '26', Name: 'Cooperativa Serra Azul Ltda', CNPJ: '11222333000181', Amount: '8214.60' },
    ],
  });
});
