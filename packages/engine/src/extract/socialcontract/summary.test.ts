import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';

it('a summary has the company in boxes, and each partner in a card without colons', () => {
  const row = (...words: readonly string[]): Row => words.map((word, index) => [100 + 200 * index, word]);
  const [document] = extractDocuments('socialcontract', {
    pages: [
      pageOfRows(
        [
          row('CONTRATO DE CONSTITUIÇÃO'),
          row('A. QUADRO-RESUMO'),
          row('Denominação', 'ALVORADA HORTIFRUTI LTDA'),
          row('Endereço da sede', 'Rua Chile, nº 38'),
          row('Bairro', 'Centro', 'CEP', '74718-546'),
          row('Município', 'Goiânia', 'UF', 'GO'),
          row('Início', '08/05/2017', 'Duração', 'Prazo indeterminado'),
          row('Capital social', 'R$ 10.000,00', 'Porte', 'ME'),
          row('Quotas', '1.000', 'Valor da quota', 'R$ 10,00'),
          row('B. SÓCIOS'),
          row('Sócio 1', 'RUI LIMA NETO'),
          row('CPF', '529.982.247-25', 'RG', '2.444.781 SSP/GO'),
          row('Est. civil', 'viúvo', 'Profissão', 'dentista'),
          row('Reside em', 'Rua Nova, nº 5 – Sala 4 – Boa Vista – Goiânia/GO'),
          row('Quotas', '500', 'Valor', 'R$ 5.000,00'),
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    CompanyName: { value: 'ALVORADA HORTIFRUTI LTDA' },
    Street: { value: 'Rua Chile' },
    District: { value: 'Centro' },
    City: { value: 'Goiânia' },
    StartDate: { value: '2017-05-08' },
    Term: { value: 'Prazo indeterminado' },
    CompanySize: { value: 'ME' },
    ShareCount: { value: '1000' },
    Partners: [
      {
        Name: { value: 'RUI LIMA NETO' },
        CPF: { value: '52998224725' },
        MaritalStatus: { value: 'viúvo' },
        Profession: { value: 'dentista' },
        Street: { value: 'Rua Nova' },
        District: { value: 'Boa Vista' },
        SharesHeld: { value: '500' },
        SharesAmount: { value: '5000.00' },
      },
    ],
  });
});

it('a deed of another hand says purpose, term, trade name and who administers', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `ALTERAÇÃO CONTRATUAL DA SOCIEDADE ALVORADA CLÍNICA LTDA Rui Lima Neto, brasileiro, viúvo, dentista, CPF 529.982.247-25, residente na
      Rua Chile, 5, Centro, Bauru/SP, decide: 1.1. O nome fantasia é SOL CLÍNICA. 1.2. O prazo é por tempo indeterminado. 2.1. Constitui
      objeto social a exploração de clínica médica. 3.1. O capital é de R$ 900,00, representado por 90 quotas, pertencentes em sua
      totalidade a Rui Lima Neto. 4.1. Administram a sociedade: Rui Lima Neto. Bauru, 14.07.2021.`,
    ),
  ).toMatchObject({
    TradeName: 'SOL CLÍNICA',
    Term: 'indeterminado',
    BusinessPurpose: 'clínica médica',
    SignDate: '2021-07-14',
    Partners: [{ SharesHeld: '90', SharesAmount: '900.00' }],
    Managers: [{ Name: 'Rui Lima Neto' }],
  });
});

it('a head has the name of the company below the word for one, with its numbers beside', () => {
  const texts: Text[] = [
    [300, 40, 11, '3ª ALTERAÇÃO CONTRATUAL'],
    [60, 70, 7, 'Sociedade'],
    [500, 70, 7, 'CNPJ'],
    [760, 70, 7, 'NIRE'],
    [60, 83, 9, 'TRANSPORTES DO VALE LTDA'],
    [500, 83, 9, '11.222.333/0001-81'],
    [760, 83, 9, '43207680732'],
    [60, 103, 7, 'Sede'],
    [60, 116, 9, 'Rua Chile, nº 427, bairro Cohab, Bagé/RS, CEP 96452-934'],
    [
      60,
      140,
      9,
      'RUI LIMA NETO, brasileiro, solteiro, empresário, CPF nº 529.982.247-25, residente na Rua Chile,',
    ],
    [
      60,
      154,
      9,
      'nº 5, Bagé/RS; único sócio da sociedade acima identificada, resolve alterar o contrato social.',
    ],
  ];
  const read = extractDocuments('socialcontract', { pages: [pageOfTexts(texts)] })[0]?.Data;
  expect(read).toMatchObject({ CompanyName: { value: 'TRANSPORTES DO VALE LTDA' } });
});

it('captions before a name are no words of it', () => {
  const said = 'CONTRATO SOCIAL Sociedade CNPJ NIRE SOL E LUA LTDA 11.222.333/0001-81 43207680732';
  expect(valuesOfText('socialcontract', said)).not.toHaveProperty('CompanyName');
});
