import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('cards abbreviate the labels of the agency, and the public register has them in full', () => {
  const page = pageOfRows(
    [
      [
        [50, 'BOA SAÚDE ASSISTÊNCIA MÉDICA'],
        [700, 'ANS-nº 33296-4'],
      ],
      [],
      [[50, 'RUI LIMA SÁ']],
      [],
      [
        [50, 'CÓD. ANS DO PRODUTO'],
        [400, 'CARTÃO NAC. DE SAÚDE'],
        [700, 'INGRESSO NO PLANO'],
      ],
      [
        [50, '702027005'],
        [400, '763 1933 2394 5397'],
        [700, '01/08/2019'],
      ],
      [],
      [
        [50, 'ABRANGÊNCIA GEOGR.'],
        [400, 'COPARTIC.'],
        [700, 'COB. PARC. TEMP.'],
      ],
      [
        [50, 'NACIONAL'],
        [400, 'SIM - 30%'],
        [700, 'NÃO'],
      ],
      [],
      [
        [50, 'TITULAR DO CONTRATO'],
        [700, 'PLANO REGUL.'],
      ],
      [
        [50, 'EVA LUZ REIS'],
        [700, 'SIM'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('healthcard', { pages: [page] })[0]?.Data).toMatchObject({
    PlanAnsNumber: { value: '702027005' },
    CNS: { value: '763193323945397' },
    StartDate: { value: '2019-08-01' },
    Coverage: { value: 'NACIONAL' },
    CoPayment: { value: 'SIM - 30%' },
    PartialCoverage: { value: 'NÃO' },
    HolderName: { value: 'EVA LUZ REIS' },
    RegulatedPlan: { value: 'SIM' },
  });
});

it('a card on a page has its operator in the letterhead, and what a beneficiary is may be a label elsewhere', () => {
  const page = pageOfRows(
    [
      [[150, 'Caixa de Assistência à Saúde dos Servidores de Feira de']],
      [[150, 'Santana']],
      [[150, 'CNPJ 11.222.333/0001-81 – Registro ANS nº 181270']],
      [[150, 'Alameda dos Ipês, 603, São Cristóvão, Feira de Santana (BA)']],
      [],
      [[50, 'Beneficiário: Rui Lima Sá']],
      [
        [50, 'Tipo de beneficiário: Titular'],
        [500, 'Seq. dependente: 02'],
      ],
      [[50, 'Titular: Eva Luz Reis']],
      [[50, 'Entidade contratante: Sindicato dos Trabalhadores no Comércio']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('healthcard', { pages: [page] })[0]?.Data).toMatchObject({
    OperatorName: { value: 'Caixa de Assistência à Saúde dos Servidores de Feira de Santana' },
    AnsNumber: { value: '181270' },
    Name: { value: 'Rui Lima Sá' },
    HolderName: { value: 'Eva Luz Reis' },
    BeneficiaryType: { value: 'Titular' },
    DependentCode: { value: '02' },
    Contractor: { value: 'Sindicato dos Trabalhadores no Comércio' },
  });
});
