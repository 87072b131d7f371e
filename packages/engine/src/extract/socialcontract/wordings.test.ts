import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('the deed of an only partner says where the company works and whose its quotas are', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `ATO CONSTITUTIVO DE SOCIEDADE LIMITADA UNIPESSOAL POTI OLARIA LTDA RUI LEMOS PRADO, brasileiro, solteiro, contador,
      CPF 529.982.247-25, com residência em Sobral, CE, na Rua da Paz, 31, Centro, resolve constituir sociedade limitada.
      Cláusula 1. Funcionará na Rua do Sol, 197, Sala 8, Aldeota, CEP 62010-000, Sobral, CE. Objeto Cláusula 2. Constitui
      objeto da sociedade: fabricação de telhas. Início e duração Cláusula 3. As atividades começam em 01/10/2022. Cláusula
      4. O capital é de R$ 20.000,00 (vinte mil reais), repartido em 20.000 quotas de R$ 1,00 cada uma, todas (100%) subscritas
      pelo sócio único. Registro em 12/03/2022 arquivado com o nº. 70129613. NATÁLIA NUNES TELES – SECRETÁRIO(A)-GERAL – www.`,
    ),
  ).toMatchObject({
    Street: 'Rua do Sol',
    Number: '197',
    City: 'Sobral',
    State: 'CE',
    BusinessPurpose: 'fabricação de telhas',
    SecretaryName: 'NATÁLIA NUNES TELES',
  });
});

it('the former capital is none, and witnesses and managers are told by short words', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `TERCEIRA ALTERAÇÃO DO CONTRATO SOCIAL OLARIA POTI LTDA Os abaixo-assinados: a) Rui Lemos Prado, brasileiro, viúvo,
      contador, CPF n. 529.982.247-25; b) Ana Reis Luz, brasileira, solteira, médica, CPF n. 390.533.447-05; deliberam.
      I - DO CAPITAL. O capital social, antes de R$ 60.000,00, passa a R$ 120.000,00, dividido em 12.000 quotas de R$ 10,00 cada.
      2. Administram a sociedade, em conjunto, Rui Lemos Prado e Ana Reis Luz, com retirada mensal de pró-labore. 3. As partes
      escolhem a comarca de Sobral para resolver qualquer disputa. Confira com o código B6UX-4793.
      Test.: Davi Nunes Sá, RG 2.984.202-9 Eva Costa Luz, RG 7.184.983-6`,
    ),
  ).toMatchObject({
    ShareCapital: '120000.00',
    JurisdictionCity: 'Sobral',
    VerificationCode: 'B6UX-4793',
    Witness1Name: 'Davi Nunes Sá',
    Witness2RG: '7.184.983-6',
  });
});

it('one box has the number of quotas and what each is worth', () => {
  const page = pageOfRows(
    [
      [[200, 'CONTRATO SOCIAL']],
      [[60, 'Quadro-resumo']],
      [[60, 'Nome empresarial: Poti Olaria Ltda']],
      [[60, 'Capital social: R$ 150.000,00']],
      [[60, 'Quotas: 1.500, de R$ 100,00 cada uma']],
      [[60, 'Duração: tempo indeterminado']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('socialcontract', { pages: [page] })[0]?.Data).toMatchObject({
    ShareCount: { value: '1500' },
    ShareAmount: { value: '100.00' },
    Term: { value: 'indeterminado' },
  });
});

it('an administrator may be no partner, and declare something behind the name; a purpose may stand alone below its title', () => {
  const deed = (clause: string): Record<string, unknown> =>
    valuesOfText(
      'socialcontract',
      `ALTERAÇÃO CONTRATUAL SOL LTDA Sócios: RUI LIMA NETO, brasileiro, solteiro, dentista, CPF 529.982.247-25, residente na Rua Chile, 12, Lins/SP; e
      ANA REIS LUZ, brasileira, solteira, médica, CPF 111.444.777-35, residente na Rua Nova, 5, Lins/SP, resolvem: ${clause}`,
    );
  expect(
    deed(
      'CLÁUSULA 2ª - ADMINISTRAÇÃO A administração passa a ser exercida pelo sócio RUI LIMA NETO, que declara não estar impedido.',
    ),
  ).toMatchObject({ Managers: [{ Name: 'RUI LIMA NETO' }] });
  expect(
    deed(
      'CLÁUSULA 2ª - ADMINISTRAÇÃO Passam a administrar a sociedade a sócia Ana Reis Luz e a administradora não sócia Lia Prado Sá.',
    ),
  ).toMatchObject({ Managers: [{ Name: 'Ana Reis Luz' }, { Name: 'Lia Prado Sá' }] });
  expect(
    deed(
      'CLÁUSULA 1ª — OBJETO SOCIAL (nova redação) Instalação de ar-condicionado; comércio de ventiladores. CLÁUSULA 2ª — FORO Comarca de Lins.',
    )['BusinessPurpose'],
  ).toBe('Instalação de ar-condicionado; comércio de ventiladores');
});

it('a clause leads to the seat with its title, and a name with an umlaut is that of a manager, too', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL 1) Günther Schlösser, brasileiro, casado, torneiro, inscrito no CPF sob nº 529.982.247-25, residente na Rua do
      Sol, nº 4, bairro Centro, em Lins/SP, CEP 16400-010; 2) Íris Reis, brasileira, solteira, médica, inscrita no CPF sob nº
      111.444.777-35, residente na Rua da Paz, nº 7, bairro Centro, em Lins/SP, CEP 16400-020; resolvem constituir uma sociedade.
      CLÁUSULA SEGUNDA - DA SEDE: A sociedade tem sede na Avenida Mauá, nº 2320, sala 4, bairro Zona 03, em Maringá/PR, CEP
      87050-020. CLÁUSULA SÉTIMA. A administração da sociedade é exercida pelos sócios Günther Schlösser e Íris Reis, em conjunto
      ou isoladamente, que a representam em juízo ou fora dele.`,
    ),
  ).toMatchObject({
    Street: 'Avenida Mauá',
    Number: '2320',
    Complement: 'sala 4',
    District: 'Zona 03',
    City: 'Maringá',
    State: 'PR',
    PostalCode: '87050020',
    Managers: [{ Name: 'Günther Schlösser' }, { Name: 'Íris Reis' }],
  });
});
