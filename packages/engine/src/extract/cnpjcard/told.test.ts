import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a letter tells of a company in sentences', () => {
  expect(
    valuesOfText(
      'cnpjcard',
      `Declaramos, para os devidos fins, que a empresa Moinho da Serra Alimentos Ltda, que usa o nome fantasia Trigo Bom,
      inscrita no CNPJ sob o nº 11.222.333/0001-81, é matriz e foi constituída em 4 de maio de 2011. Sua situação cadastral
      é ativa desde 9 de junho de 2015. Sob a forma de sociedade empresária limitada (código 206-2), está enquadrada como
      microempresa. O estabelecimento fica na Rua do Sol, número 120, sala 3, bairro Carmo, no município de Olinda,
      Pernambuco, CEP 53120-010, telefone (81) 3421-5566 e e-mail contato@trigobom.com.br. A atividade principal é a de código
      1062-7/00, Moagem de trigo e fabricação de derivados. As atividades secundárias são 1091-1/01 – Fabricação de produtos
      de panificação industrial; 4637-1/04 – Comércio atacadista de pães, bolos e biscoitos. O capital é de R$ 10.000,00.
      Os dados foram consultados em 7 de abril de 2024, às 9h05.`,
    ),
  ).toMatchObject({
    CompanyName: 'Moinho da Serra Alimentos Ltda',
    TradeName: 'Trigo Bom',
    CNPJ: '11222333000181',
    EstablishmentType: 'matriz',
    OpeningDate: '2011-05-04',
    RegistrationStatus: 'ativa',
    RegistrationStatusDate: '2015-06-09',
    LegalNatureDescription: 'sociedade empresária limitada',
    LegalNatureCode: '206-2',
    CompanySize: 'microempresa',
    Number: '120',
    City: 'Olinda',
    State: 'PE',
    Phone: '8134215566',
    Email: 'contato@trigobom.com.br',
    MainActivityCode: '10.62-7-00',
    MainActivityDescription: 'Moagem de trigo e fabricação de derivados',
    SecondaryActivities: [
      { Code: '10.91-1-01', Description: 'Fabricação de produtos de panificação industrial' },
      { Code: '46.37-1-04', Description: 'Comércio atacadista de pães, bolos e biscoitos' },
    ],
    IssueDate: '2024-04-07',
    IssueTime: '09:05',
  });
});

it('a dossier has the number and the kind of house below the name, and codes behind what they mean', () => {
  expect(
    valuesOn(
      'cnpjcard',
      pageOfRows(
        [
          [[100, 'MOINHO DA SERRA ALIMENTOS LTDA']],
          [
            [100, '11222333000181'],
            [300, 'Filial'],
            [400, 'Ativa'],
          ],
          [],
          [
            [100, 'Nat. jurídica'],
            [250, 'Sociedade Empresária Limitada (206-2)'],
          ],
          [
            [100, 'Porte'],
            [250, 'EPP'],
          ],
          [],
          [[100, 'Extraído em 2025-03-11 08:15:27 da Receita Federal']],
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({
    CNPJ: '11222333000181',
    EstablishmentType: 'Filial',
    LegalNatureDescription: 'Sociedade Empresária Limitada',
    LegalNatureCode: '206-2',
    IssueDate: '2025-03-11',
    IssueTime: '08:15:27',
  });
});

it('the list of activities ends at the row of another label', () => {
  expect(
    valuesOn(
      'cnpjcard',
      pageOfRows(
        [
          [
            [100, 'CNAE Principal'],
            [250, '1062-7/00 - Moagem de trigo'],
          ],
          [],
          [
            [100, 'CNAE Secundário(s)'],
            [250, '1091-1/01 - Fabricação de pães'],
          ],
          [[250, '4637-1/04 - Comércio atacadista de pães, bolos e']],
          [[250, 'biscoitos']],
          [],
          [
            [100, 'Regime de apuração'],
            [250, 'NORMAL'],
          ],
        ],
        'text-layer',
        100,
      ),
    )['SecondaryActivities'],
  ).toEqual([
    { Code: '10.91-1-01', Description: 'Fabricação de pães' },
    { Code: '46.37-1-04', Description: 'Comércio atacadista de pães, bolos e biscoitos' },
  ]);
});

it('a portal marks the status with a dot, and what follows the trade name in the next row is none of it', () => {
  const values = valuesOn(
    'cnpjcard',
    pageOfRows(
      [
        [[100, 'OFICINA DO SOL E DA LUA LTDA']],
        [[100, 'conhecida como Casa do Sol']],
        [
          [100, '● Ativa'],
          [220, 'Matriz'],
          [320, 'CNPJ 11.222.333/0001-81'],
        ],
        [],
        [
          [100, 'Município'],
          [300, 'OLINDA – PE'],
        ],
        [
          [100, 'CNAE principal'],
          [300, '47.41-5-00 Comércio varejista de tintas e materiais para pintura'],
        ],
        [
          [100, 'CNAEs secundários'],
          [300, '77.32-2-01 Aluguel de máquinas e equipamentos'],
        ],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    TradeName: 'Casa do Sol',
    RegistrationStatus: 'Ativa',
    State: 'PE',
    MainActivityDescription: 'Comércio varejista de tintas e materiais para pintura',
  });
});
