import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a deed in sentences may have all its numbers and days in words', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `ATO CONSTITUTIVO Aos dois de março de dois mil e vinte, nesta cidade de Olinda, reuniram-se Rui Lemos Prado, brasileiro,
      casado, dentista, nascido em cinco de maio de mil novecentos e setenta, com identidade 8.431.590 emitida por SSP/PE e
      cadastro de pessoa física 529.982.247-25, morador em Olinda, Pernambuco, à Rua do Sol 120, altos, no bairro Carmo, CEP
      53120-010; e Ana Reis Luz, brasileira, viúva, médica, nascida em primeiro de abril de mil novecentos e oitenta, com
      identidade 6.614.164 emitida por SSP/PE e cadastro de pessoa física 111.444.777-35, moradora em Recife, Pernambuco, à Rua da
      Paz 7, no bairro Boa Vista, CEP 50050-010; os quais constituem entre si uma sociedade empresária limitada, que se chamará
      MOINHO DA SERRA LTDA e será conhecida no comércio como Trigo Bom. Funcionará ela, como matriz, à Rua Chile 45, térreo, no
      bairro Carmo, em Olinda, Pernambuco, CEP 53120-020, e dedicar-se-á a esta finalidade: a moagem de trigo. Iniciará a operar
      em primeiro de abril de dois mil e vinte. Os sócios formam o capital de noventa mil reais, repartido em nove mil quotas
      iguais, do valor de dez reais cada qual, cabendo ao senhor Rui Lemos Prado seis mil quotas, que somam sessenta mil reais, ou
      sessenta e seis inteiros e sessenta e sete centésimos por cento; e à senhora Ana Reis Luz três mil quotas, que somam
      trinta mil reais, ou trinta e três inteiros e trinta e três centésimos por cento. Gerirão os negócios, juntos ou cada um
      por si, Rui Lemos Prado e Ana Reis Luz, que declaram não haver lei que os impeça.`,
    ),
  ).toMatchObject({
    SignCity: 'Olinda',
    SignDate: '2020-03-02',
    CompanyName: 'MOINHO DA SERRA LTDA',
    TradeName: 'Trigo Bom',
    Street: 'Rua Chile',
    Number: '45',
    Complement: 'térreo',
    City: 'Olinda',
    State: 'PE',
    BusinessPurpose: 'a moagem de trigo',
    StartDate: '2020-04-01',
    ShareCapital: '90000.00',
    ShareCount: '9000',
    ShareAmount: '10.00',
    Partners: [
      {
        Name: 'Rui Lemos Prado',
        BirthDate: '1970-05-05',
        Street: 'Rua do Sol',
        Complement: 'altos',
        City: 'Olinda',
        State: 'PE',
        SharesHeld: '6000',
        SharesAmount: '60000.00',
        SharePercent: '66.67',
      },
      { Name: 'Ana Reis Luz', SharesHeld: '3000', SharesAmount: '30000.00', SharePercent: '33.33' },
    ],
    Managers: [{ Name: 'Rui Lemos Prado' }, { Name: 'Ana Reis Luz' }],
  });
});

it('a table of partners below the boxes of a summary is no box of it', () => {
  expect(
    valuesOn(
      'socialcontract',
      pageOfRows(
        [
          [
            [100, 'CONTRATO SOCIAL CONSOLIDADO'],
            [600, 'Arquivado na JUCEPE em 30/08/2021'],
          ],
          [
            [100, 'Alteração contratual nº 5'],
            [600, 'nº 20211234567 · prot. 21/400799-1'],
          ],
          [],
          [
            [100, 'Nome empresarial'],
            [300, 'MOINHO DA SERRA LTDA'],
          ],
          [
            [100, 'CNPJ'],
            [300, '11.222.333/0001-81'],
          ],
          [
            [100, 'Sede'],
            [300, 'Rua do Sol, 120, Carmo – Olinda/PE – 53120-010'],
          ],
          [
            [100, 'Objeto'],
            [300, 'Moagem de trigo'],
          ],
          [
            [100, 'Início'],
            [300, '12/03/2012'],
          ],
          [
            [100, 'Capital'],
            [300, 'R$ 90.000,00 em 900 quotas de R$ 100,00'],
          ],
          [
            [100, 'Porte'],
            [300, 'EPP'],
          ],
          [
            [100, 'Administrador'],
            [300, 'ANA REIS LUZ'],
          ],
          [],
          [
            [100, 'Sócio'],
            [330, 'Qualificação'],
            [480, 'Residência'],
            [730, 'Quotas'],
            [790, 'Part.'],
            [860, 'R$'],
          ],
          [],
          [
            [100, 'RUI LEMOS PRADO'],
            [330, 'brasileiro, casado'],
            [480, 'Rua da Paz, 7, Apto 3'],
            [730, '600'],
            [790, '66,67%'],
            [850, '60.000,00'],
          ],
          [
            [100, 'CPF 52998224725'],
            [330, 'dentista'],
            [480, 'Boa Vista – Recife/PE'],
          ],
          [
            [330, 'nasc.'],
            [480, '50050-010'],
          ],
          [[330, '01/08/1971']],
          [
            [100, 'ANA REIS LUZ'],
            [330, 'brasileira, viúva'],
            [480, 'Rua Chile, 9'],
            [730, '300'],
            [790, '33,33%'],
            [850, '30.000,00'],
          ],
          [
            [100, 'CPF 11144477735'],
            [330, 'médica'],
            [480, 'Carmo – Olinda/PE'],
          ],
          [
            [330, 'nasc.'],
            [480, '53120-010'],
          ],
          [[330, '04/09/1984']],
          [],
          [[100, 'Olinda (PE), 17/ago/2021']],
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({
    RegistrationDate: '2021-08-30',
    RegistrationNumber: '20211234567',
    ProtocolNumber: '214007991',
    ShareCount: '900',
    ShareAmount: '100.00',
    SignCity: 'Olinda',
    SignDate: '2021-08-17',
    Partners: [
      {
        Name: 'RUI LEMOS PRADO',
        CPF: '52998224725',
        MaritalStatus: 'casado',
        Profession: 'dentista',
        BirthDate: '1971-08-01',
        Complement: 'Apto 3',
        PostalCode: '50050010',
        SharesHeld: '600',
        SharePercent: '66.67',
        SharesAmount: '60000.00',
      },
      { Name: 'ANA REIS LUZ', Profession: 'médica', SharesHeld: '300' },
    ],
    Managers: [{ Name: 'ANA REIS LUZ' }],
  });
});

it('a trade name ends before the verb behind it, and a day on which a company begins is none of signing', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `Contrato social Moinho da Serra Ltda usará também o nome fantasia Trigo Bom e será enquadrada como microempresa. A sociedade
      tem por objeto: moagem de trigo. Começa em 2 de fevereiro de 2026 e dura por prazo indeterminado. Fica eleito o foro de Olinda
      para o que decorrer deste contrato. Olinda, 20 de janeiro de 2026.`,
    ),
  ).toMatchObject({
    TradeName: 'Trigo Bom',
    StartDate: '2026-02-02',
    SignCity: 'Olinda',
    SignDate: '2026-01-20',
  });
});
