import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { readPhrases } from '../reading/phrases/phrases.ts';
import { pageOfText, runningTextOfPage, valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';
import { socialcontractForm } from './form.ts';

it('a stamp tells number and day of the registration without "sob", and its secretary behind the code', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL DE CONSTITUIÇÃO SOL LTDA A sociedade tem sede na Rua Chile, nº 31, pavilhão 2, bairro Centro, CEP 86020-165,
      no município de Londrina, PR. Testemunhas: Ana Lima Reis, RG 7607819009
      e Otávio Prado Sá, RG 5885693326. Junta Comercial do Paraná Registro nº 16670907 em 18/08/2023 Protocolo: 85/386728-2 de 16/08/2023 Código de
      verificação: 426EF5350E2FF87F Caio Prado Uchôa – Secretário-Geral`,
    ),
  ).toMatchObject({
    Complement: 'pavilhão 2',
    RegistrationNumber: '16670907',
    RegistrationDate: '2023-08-18',
    SecretaryName: 'Caio Prado Uchôa',
    Witness1Name: 'Ana Lima Reis',
    Witness1RG: '7607819009',
    Witness2Name: 'Otávio Prado Sá',
    Witness2RG: '5885693326',
  });
});

it('a stamp tells the day of its protocol by a label, and what was filed by its day before its number', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL SOL LTDA A sociedade tem sede na Rodovia GO-060, nº S/N, Km 14, Chácara 9, bairro Zona Rural, Trindade/GO, CEP 75390-899.
      Testemunhas: Ana Lima Reis RG 98010223415 Otávio Prado Sá RG 2001034087766
      Junta Comercial do Estado de Goiás NIRE: 522.0881430-7 Protocolo: 2026/00384715-2 Data do protocolo: 18/05/2026
      CERTIFICO O ARQUIVAMENTO em 20/05/2026 SOB O NÚMERO 00007120438 e demais constantes do termo de autenticação.`,
    ),
  ).toMatchObject({
    Complement: 'Km 14, Chácara 9',
    ProtocolDate: '2026-05-18',
    RegistrationDate: '2026-05-20',
    RegistrationNumber: '00007120438',
    Witness1Name: 'Ana Lima Reis',
    Witness1RG: '98010223415',
    Witness2RG: '2001034087766',
  });
});

const valuesOf = (rows: readonly Row[]): Record<string, unknown> => {
  const [document] = extractDocuments('socialcontract', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [
      id,
      Array.isArray(field)
        ? (field as Record<string, { value: string }>[]).map((row) =>
            Object.fromEntries(Object.entries(row).map(([cell, { value }]) => [cell, value])),
          )
        : (field as { value: string }).value,
    ]),
  );
};

it('the sentence below the title of a clause is no value of a word in the title, on a page with a stamp of labels either', () => {
  expect(
    valuesOf([
      [[100, 'CONTRATO SOCIAL DE SOL LTDA']],
      [[100, 'CLÁUSULA IV - DO INÍCIO DAS ATIVIDADES E PRAZO DE DURAÇÃO']],
      [
        [
          100,
          'A sociedade iniciará suas atividades em 17/03/2025 e seu prazo de duração será indeterminado.',
        ],
      ],
      [[100, 'PROTOCOLO: 84/219.628-0 CÓDIGO DE VERIFICAÇÃO: 7EE2E8D97A20']],
      [[100, 'NIRE: 41285340239 CNPJ: 11.222.333/0001-81 CAPITAL SOCIAL: R$ 10.000,00']],
      [[100, 'DENOMINAÇÃO: SOL LTDA']],
      [[100, 'OBJETO: comércio de peças']],
    ]),
  ).toMatchObject({ StartDate: '2025-03-17', Term: 'indeterminado' });
});

it('cards of partners end before the clauses, whose list has the shares of each', () => {
  const card = (name: string, cpf: string): Row[] => [
    [[100, `Nome: ${name}`]],
    [[100, 'Nacionalidade: Brasileira | Estado civil: Solteira']],
    [[100, `CPF: ${cpf} | Identidade: 4.589.316 SSP/MA`]],
    [
      [
        100,
        'Endereço: Rua Governador Pedro de Toledo, nº 919, apartamento 1202, bairro Jardim Bela Vista, Bauru/SP, CEP',
      ],
    ],
    [[100, '17013-303']],
  ];
  const shares = (name: string, held: string, percent: string): Row[] => [
    [[100, name]],
    [[100, `Nº de quotas: ${held} | Participação: ${percent} | Valor: R$ ${held},00`]],
  ];
  expect(
    valuesOf([
      [[100, 'CONTRATO SOCIAL DE SOL LTDA']],
      ...card('ANA LIMA REIS', '529.982.247-25'),
      ...card('CAIO PRADO SÁ', '168.995.350-09'),
      [
        [
          100,
          'Resolvem constituir uma sociedade limitada, que se rege pelas cláusulas que se seguem e pela lei que',
        ],
      ],
      [
        [
          100,
          'a elas se aplica: O capital social é de R$ 10.000,00, dividido em 10.000 quotas de R$ 1,00 cada, assim:',
        ],
      ],
      ...shares('ANA LIMA REIS', '7.000', '70%'),
      ...shares('CAIO PRADO SÁ', '3.000', '30%'),
    ]),
  ).toMatchObject({
    Partners: [
      { Name: 'ANA LIMA REIS', SharesHeld: '7000', SharePercent: '70', PostalCode: '17013303' },
      { Name: 'CAIO PRADO SÁ', SharesHeld: '3000', SharePercent: '30', SharesAmount: '3000.00' },
    ],
  });
});

it('a stamp may be turned a quarter in the margin, and a title ends before a name in small letters', () => {
  const page = pageOfText(
    `ATO CONSTITUTIVO DE SOCIEDADE LIMITADA UNIPESSOAL Adalberto Regina Reis, brasileiro, casado, consultor, CPF nº 529.982.247-25,
    residente na Rua Chile, 225, Centro, Lins/SP, resolve constituir sociedade limitada. Sócio Quotas Adalberto Regina Reis
    288.000 Total 288.000 3.1 Administração. A administração compete aos sócios ANA LIMA REIS e IVO DIAS PRATES, que assinam
    isoladamente.`,
  );
  const stamp =
    'JUNTA COMERCIAL DO PARANÁ – CERTIFICO O REGISTRO EM 27/03/2024 SOB O NÚMERO 20249774850 – PROTOCOLO 24/812440-3 DE 21/03/2024';
  const turned = stamp.split(' ').map((text, index) => {
    const box: Box = [0.95, 0.1 + 0.03 * index, 0.01, 0.028];
    return { text, conf: 100, box };
  });
  expect(valuesOn('socialcontract', { ...page, turned })).toMatchObject({
    BoardOfTrade: 'JUNTA COMERCIAL DO PARANÁ',
    RegistrationDate: '2024-03-27',
    RegistrationNumber: '20249774850',
    ProtocolDate: '2024-03-21',
    Partners: [{ Name: 'Adalberto Regina Reis' }],
  });
});

it('a certificate calls its protocol the request, and the mark of the board behind the secretary is no name', () => {
  expect(
    valuesOn(
      'socialcontract',
      pageOfRows(
        [
          [[300, 'CONTRATO SOCIAL DE CONSTITUIÇÃO SOL LTDA']],
          [
            [100, 'Nº do pedido (protocolo)'],
            [500, '24/730118-5'],
          ],
          [
            [100, 'Data do pedido'],
            [500, '14/06/2024'],
          ],
          [[100, 'Secretária-Geral Eva Prado Sá']],
          [[100, 'JUCEPAR – Documento assinado eletronicamente – pág. 2/2']],
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({
    ProtocolNumber: '247301185',
    ProtocolDate: '2024-06-14',
    SecretaryName: 'Eva Prado Sá',
  });
});

it('a stamp leads to days by labels, to the secretary behind a number, and to a code that its line parts', () => {
  expect(
    valuesOf([
      [[60, 'CONTRATO SOCIAL DE CONSTITUIÇÃO SOL LTDA']],
      [[60, 'JUCEPE — CERTIFICADO DE ARQUIVAMENTO']],
      [[60, 'Nº DO ARQUIVAMENTO: 20209471536 EM: 03/12/2020']],
      [[60, 'PROTOCOLO: 20/947153-6 DE: 24/11/2020']],
      [[60, 'CHANCELA: 426E-F535-']],
      [[60, '0E2F12']],
      [[60, 'MARÍLIA COUTO VELOSO — SECRETÁRIA-GERAL']],
    ]),
  ).toMatchObject({
    RegistrationNumber: '20209471536',
    RegistrationDate: '2020-12-03',
    ProtocolDate: '2020-11-24',
    VerificationCode: '426E-F535-0E2F12',
    SecretaryName: 'MARÍLIA COUTO VELOSO',
  });
});

it('a stamp may have the word for what was filed as the label of its number', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL SOL LTDA Junta Comercial do Estado de Goiás Certifico o Registro em 18/05/2026 Arquivamento 20260384715 Protocolo
      260384999 de 15/05/2026 NIRE 52208814307`,
    ),
  ).toMatchObject({ RegistrationNumber: '20260384715', RegistrationDate: '2026-05-18' });
  // That of a new company is its number in the register.
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL SOL LTDA Junta Comercial do Estado de Goiás Certifico o Registro em 18/05/2026 Arquivamento 52208814307 Protocolo
      260384999 de 15/05/2026 NIRE 52208814307`,
    ),
  ).toMatchObject({ RegistrationNumber: '52208814307', NIRE: '52208814307' });
});

it('a stamp has the day above its words, and the secretary in capitals right behind the number', () => {
  expect(
    valuesOf([
      [[60, '2ª ALTERAÇÃO CONTRATUAL DE SOL LTDA']],
      [[60, 'SECRETARIA DE DESENVOLVIMENTO ECONÔMICO']],
      [[60, 'JUCESP 10 MAR 2026']],
      [[60, 'CERTIFICO O REGISTRO SOB O NÚMERO 123.456/26-7']],
      [[60, 'EVA LIMA DO PRADO SECRETÁRIA GERAL']],
    ]),
  ).toMatchObject({
    BoardOfTrade: 'JUCESP',
    RegistrationDate: '2026-03-10',
    RegistrationNumber: '123456267',
    SecretaryName: 'EVA LIMA DO PRADO',
  });
});

it('the secretary signs behind a code in groups of letters', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL DE CONSTITUIÇÃO SOL LTDA. Junta Comercial do Paraná CERTIFICO O REGISTRO EM 29/11/2023 SOB Nº
      41282750498. CÓDIGO DE VERIFICAÇÃO: ABCD.EFGH.IJKL.MNOP RUI PRADO UCHÔA - SECRETÁRIO(A) GERAL`,
    ),
  ).toMatchObject({ SecretaryName: 'RUI PRADO UCHÔA', VerificationCode: 'ABCD.EFGH.IJKL.MNOP' });
});

it('the secretary stands right behind a code where the signs around the name were lost', () => {
  const said =
    'CONTRATO SOCIAL SOL LTDA Autenticação: 71EZFNTSOPK2ALZYYQJT Caio Salgado Prado Secretário-Geral';
  expect(valuesOfText('socialcontract', said)).toMatchObject({ SecretaryName: 'Caio Salgado Prado' });
});

it('a stamp says whose number the register of companies is', () => {
  for (const whose of ['CNPJ da sede', 'CNPJ DA SEDE', 'CNPJ da empresa nº']) {
    const running = runningTextOfPage(
      `NIRE 41214497151 ${whose} 11.222.333/0001-81 Código de verificação 8848`,
    );
    const found = readPhrases(running, socialcontractForm.phrases ?? []);
    expect(found.find(({ id }) => id === 'CNPJ')?.reading.value).toBe('11222333000181');
  }
});
