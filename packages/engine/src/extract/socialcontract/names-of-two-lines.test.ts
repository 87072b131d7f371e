import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('socialcontract', pageOfRows(rows, 'text-layer', 100));

const heading: Row = [
  [40, 'Sócio'],
  [260, 'CPF'],
  [400, 'Identidade'],
  [520, 'Qualificação'],
  [640, 'Domicílio'],
  [900, 'Quotas'],
];

it('a name of two lines beside cells of several lines is one partner', () => {
  const { Partners: partners } = valuesOf([
    [[300, 'CONTRATO SOCIAL DE CONSTITUIÇÃO']],
    [],
    heading,
    [],
    [
      [40, 'Benedita Rosa'],
      [260, '529.982.247-25'],
      [400, '458931'],
      [520, 'brasileira'],
      [640, 'Rua Chile, 31, Centro,'],
      [900, '7.000'],
    ],
    [
      [40, 'Lima Reis'],
      [400, 'SSP/PR'],
      [520, 'viúva'],
      [640, 'Londrina/PR 86020-165'],
    ],
    [[520, 'empresária']],
    [],
    [
      [40, 'Rui Prado Sá'],
      [260, '168.995.350-09'],
      [400, '771340'],
      [520, 'brasileiro'],
      [640, 'Rua Goiás, 12, Centro,'],
      [900, '3.000'],
    ],
    [
      [400, 'SSP/PR'],
      [520, 'casado'],
      [640, 'Londrina/PR 86010-000'],
    ],
    [[520, 'médico']],
  ]);
  expect(partners).toMatchObject([
    {
      Name: 'Benedita Rosa Lima Reis',
      MaritalStatus: 'viúva',
      Profession: 'empresária',
      RGIssuer: 'SSP/PR',
      SharesHeld: '7000',
    },
    { Name: 'Rui Prado Sá', Profession: 'médico', SharesHeld: '3000' },
  ]);
  expect(partners).toHaveLength(2);
});

it('the number of a card is no share, and the lists of a portal stand under numbered titles', () => {
  const values = valuesOf([
    [[60, 'CONTRATO SOCIAL DE CONSTITUIÇÃO']],
    [[60, 'SOL E LUA CALÇADOS LTDA']],
    [],
    [
      [60, 'NOME FANTASIA'],
      [400, 'INÍCIO DAS ATIVIDADES'],
      [700, 'CAPITAL SOCIAL'],
    ],
    [
      [60, 'Sol e Lua'],
      [400, '02/05/2023'],
      [700, 'R$ 10.000,00'],
    ],
    [
      [60, 'TOTAL DE QUOTAS'],
      [400, 'VALOR DE CADA QUOTA'],
    ],
    [
      [60, '10.000'],
      [400, 'R$ 1,00'],
    ],
    [],
    [[60, '1 · Quem são os sócios']],
    [],
    [
      [150, 'Ana Lima Reis'],
      [850, '70,00%'],
    ],
    [
      [90, '1'],
      [150, 'brasileira, solteira, médica, nasc. 02/03/1980'],
      [850, '7.000 quotas'],
    ],
    [
      [150, 'CPF 529.982.247-25 · RG 458931 SSP/PR'],
      [850, 'R$ 7.000,00'],
    ],
    [[150, 'Passagem Goiás, 12, Centro, Londrina/PR, CEP 86010-000']],
    [],
    [
      [150, 'Rui Prado Sá'],
      [850, '30,00%'],
    ],
    [
      [90, '2'],
      [150, 'brasileiro, viúvo, médico, nasc. 05/06/1975'],
      [850, '3.000 quotas'],
    ],
    [
      [150, 'CPF 168.995.350-09 · RG 771340 SSP/PR'],
      [850, 'R$ 3.000,00'],
    ],
    [[150, 'Rua do Sol, 7, Vila Nova, Londrina/PR, CEP 86020-165']],
    [],
    [[60, '2 · Sede']],
    [[60, 'Rua 7, 1.120, Quadra 2, Lote 8, Jardim Piza, Londrina/PR, CEP 86041-100.']],
    [],
    [[60, '3 · Objeto social']],
    [[60, 'comércio varejista de calçados; conserto de calçados e de bolsas.']],
    [],
    [[60, '4 · Duração']],
    [[60, 'O prazo de duração da sociedade é indeterminado, e o exercício coincide com o ano civil.']],
    [],
    [[60, '5 · Capital']],
    [[60, 'O capital está integralizado em moeda corrente do País pelos que o subscrevem.']],
    [],
    [[60, '6 · Foro, local e data']],
    [[60, 'Fica eleito o foro de Londrina. Assinado eletronicamente em Londrina, 3 de maio de 2023.']],
    [],
    [[200, 'JUCEPAR – Junta Comercial do Estado do Paraná']],
    [[200, 'Registro certificado em 10/05/2023 · NIRE 41207718346']],
  ]);
  expect(values).toMatchObject({
    Street: 'Rua 7',
    Number: '1.120',
    Complement: 'Quadra 2, Lote 8',
    District: 'Jardim Piza',
    City: 'Londrina',
    BusinessPurpose: 'comércio varejista de calçados; conserto de calçados e de bolsas.',
    Term: 'indeterminado',
    SignCity: 'Londrina',
    SignDate: '2023-05-03',
    BoardOfTrade: 'JUCEPAR',
    Partners: [
      { Name: 'Ana Lima Reis', Street: 'Passagem Goiás', SharesHeld: '7000', SharePercent: '70' },
      { Name: 'Rui Prado Sá', SharesHeld: '3000' },
    ],
  });
});

it('a seat with what completes it in brackets, and a protocol with its day in one box', () => {
  const values = valuesOf([
    [[300, 'CONTRATO SOCIAL DE CONSTITUIÇÃO']],
    [],
    [
      [40, 'Denominação'],
      [260, 'SOL E LUA CALÇADOS LTDA'],
    ],
    [
      [40, 'Título do estabelecimento'],
      [260, 'Sol e Lua'],
    ],
    [
      [40, 'Sede'],
      [260, 'Rua 7, nº 120 (Quadra 2, Lote 8), Jardim Piza – Londrina-PR – CEP 86041-100'],
    ],
    [
      [40, 'Início de atividade'],
      [260, '2 de maio de 2023'],
    ],
    [
      [40, 'Tempo de duração'],
      [260, 'Indeterminado'],
    ],
    [
      [40, 'Porte'],
      [260, 'ME'],
    ],
    [],
    [
      [40, 'NIRE'],
      [260, 'Protocolo / data'],
      [560, 'Certifico o registro em'],
    ],
    [
      [40, '41207718346'],
      [260, '230518733 – 04/05/2023'],
      [560, '10/05/2023'],
    ],
  ]);
  expect(values).toMatchObject({
    Street: 'Rua 7',
    Number: '120',
    Complement: 'Quadra 2, Lote 8',
    District: 'Jardim Piza',
    City: 'Londrina',
    ProtocolNumber: '230518733',
    ProtocolDate: '2023-05-04',
    RegistrationDate: '2023-05-10',
  });
});
