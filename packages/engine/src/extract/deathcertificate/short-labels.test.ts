import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a program’s labels are single words, and what became of the body stands before the place', () => {
  const page = pageOfRows(
    [
      [[300, 'CERTIDÃO DE ÓBITO']],
      [[50, 'Nome: RUI LIMA SÁ']],
      [[50, 'Estado civil: Casado']],
      [[50, 'Domicílio: Rua das Flores, nº 545, Centro - Lages/SC']],
      [[50, 'Data do óbito: 16/06/2019']],
      [[50, 'Causas: Acidente vascular cerebral']],
      [[50, 'Destino do corpo: sepultamento em Cemitério Municipal']],
      [[50, 'Declarante: EVA LUZ REIS']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('deathcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    Residence: { value: 'Rua das Flores, nº 545, Centro - Lages/SC' },
    CauseOfDeath: { value: 'Acidente vascular cerebral' },
    BurialPlace: { value: 'Cemitério Municipal' },
    Declarant: { value: 'EVA LUZ REIS' },
  });
});

it('a cause of death ends before the next label, and town and day follow the certificate’s last sentence', () => {
  const page = pageOfRows(
    [
      [[300, 'CERTIDÃO DE ÓBITO']],
      [
        [50, 'NOME DO FALECIDO:'],
        [400, 'RUI LIMA SÁ'],
      ],
      [
        [50, 'CAUSA DA MORTE:'],
        [400, 'INSUFICIÊNCIA RENAL, SEPSE'],
      ],
      [
        [50, 'SEPULTAMENTO:'],
        [400, 'CEMITÉRIO DA SAUDADE, LAGES'],
      ],
      [
        [50, 'D.O. Nº:'],
        [400, '265115216'],
      ],
      [
        [50, 'OBSERVAÇÕES / AVERBAÇÕES:'],
        [400, 'NADA A CONSTAR.'],
      ],
      [[50, 'CERTIFICO e dou fé que o conteúdo desta certidão é verdadeiro.']],
      [[500, 'LAGES - SC, 15/08/2016']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('deathcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    CauseOfDeath: { value: 'INSUFICIÊNCIA RENAL, SEPSE' },
    BurialPlace: { value: 'CEMITÉRIO DA SAUDADE, LAGES' },
    DeathCertificateNumber: { value: '265115216' },
    Annotations: { value: 'NADA A CONSTAR' },
    IssueDate: { value: '2016-08-15' },
  });
});

it('labels that run on in sentences end the values before them, known or not, and both parents stand behind one', () => {
  const rows = [
    'CERTIDÃO DE ÓBITO',
    'Nome: ANA LIMA REIS; CPF: 529.982.247-25; Sexo: feminino; Cor: branca; Estado civil: viúva;',
    'Idade: 72 anos; Naturalidade: Londrina/PR; Documento: RG 4.589.316 SSP/PR; Eleitor: sim;',
    'Filiação: Rui Reis e Eva Lima; Residência: Rua Chile, nº 31, Centro, Londrina/PR;',
    'Observações: deixou dois filhos maiores; Cartório: 1º Ofício de Registro Civil; Oficial: Noêmia Luz Sá.',
  ];
  const page = pageOfRows(
    rows.map((row) => [[100, row]] as const),
    'text-layer',
    100,
  );
  expect(extractDocuments('deathcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    BirthPlace: { value: 'Londrina' },
    FatherName: { value: 'Rui Reis' },
    MotherName: { value: 'Eva Lima' },
    Annotations: { value: 'deixou dois filhos maiores' },
    OfficeName: { value: '1º Ofício de Registro Civil' },
  });
});

it('a name, an address and a place belong to their blocks, and the day of issue stands alone beside the office', () => {
  const page = pageOfRows(
    [
      [[60, 'Certidão de Óbito']],
      [[60, 'Rui Lima Sá']],
      [[60, 'Matrícula: 085634 01 55 2019 4 00126 254 0090020 40']],
      [],
      [[60, '1. PESSOA FALECIDA']],
      [
        [60, 'RG: 11.305.728-38 SSP/BA'],
        [600, 'Est. civil: viúvo'],
      ],
      [[60, 'Endereço: Rua das Flores, 545, bairro Centro, Valença/BA']],
      [[60, '2. FALECIMENTO']],
      [
        [60, 'Dia: 08/12/2019'],
        [600, 'Hora: 05:33'],
      ],
      [[60, 'Onde: Hospital das Dores, Valença/BA']],
      [[60, '3. MÉDICO QUE FIRMOU O ATESTADO']],
      [
        [60, 'Nome: Eva Luz Reis'],
        [600, 'CRM: 34567'],
      ],
      [[60, '4. INUMAÇÃO E DECLARANTE']],
      [[60, 'Sepultado(a) no: Cemitério Parque das Dores, Valença/BA']],
      [[60, 'Declarou o óbito: Ana Lima Sá, filha']],
      [[60, '5. AVERBAÇÕES, ANOTAÇÕES E OBSERVAÇÕES']],
      [[60, 'Texto: Deixa dois filhos maiores.']],
      [],
      [
        [60, 'Registro Civil das Pessoas Naturais do 1º Ofício'],
        [640, 'Valença, 7 de março de 2020'],
      ],
      [[60, 'Rua do Sol, 98, Centro, CEP 45400-000']],
      [[60, 'Valença (BA) · Tel. (75) 3338-7108']],
      [[60, 'Oficial Titular: Vera Prado Nunes']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('deathcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    Name: { value: 'Rui Lima Sá' },
    IdentityNumber: { value: '11.305.728-38' },
    IdentityIssuer: { value: 'SSP' },
    IdentityState: { value: 'BA' },
    MaritalStatus: { value: 'viúvo' },
    Residence: { value: 'Rua das Flores, 545, bairro Centro, Valença/BA' },
    DeathPlace: { value: 'Hospital das Dores, Valença/BA' },
    PhysicianName: { value: 'Eva Luz Reis' },
    BurialPlace: { value: 'Cemitério Parque das Dores, Valença/BA' },
    Declarant: { value: 'Ana Lima Sá' },
    Annotations: { value: 'Deixa dois filhos maiores.' },
    OfficeAddress: { value: 'Rua do Sol, 98, Centro, CEP 45400-000' },
    OfficeCity: { value: 'Valença' },
    OfficeState: { value: 'BA' },
    IssueDate: { value: '2020-03-07' },
  });
});

it('captions set below the beginnings of what was filled in are told with the labels beside them', () => {
  const page = pageOfRows(
    [
      [[300, 'CERTIDÃO DE ÓBITO']],
      [],
      [
        [50, 'Rui Lima Sá'],
        [600, '529.982.247-25'],
      ],
      [
        [50, 'nome do falecido'],
        [600, 'CPF'],
      ],
      [],
      [
        [50, '07h15 de 16/06/2019'],
        [450, 'Lages-SC'],
      ],
      [
        [50, 'hora e dia do óbito'],
        [450, 'município e UF do óbito'],
      ],
      [],
      [
        [50, 'Masculino'],
        [300, '71'],
        [500, 'Casado'],
      ],
      [
        [50, 'sexo'],
        [300, 'idade em anos'],
        [500, 'estado civil'],
      ],
      [],
      [
        [50, 'Eva Luz Reis'],
        [500, 'Ari Lima Sá'],
      ],
      [
        [50, 'mãe'],
        [500, 'pai'],
      ],
      [],
      [[50, 'Cemitério Nossa Senhora do Carmo (Várzea), Lages-SC']],
      [[50, 'destino do corpo: sepultamento']],
      [],
      [],
      [[50, 'As informações acima foram extraídas do registro original.']],
      [[50, 'Lages-SC, em 20/06/2019.']],
      [[50, 'Assinado digitalmente por Noel Reis Luz, Registrador.']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('deathcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    Name: { value: 'Rui Lima Sá' },
    CPF: { value: '52998224725' },
    DeathDate: { value: '2019-06-16' },
    DeathTime: { value: '07:15' },
    Age: { value: '71' },
    MaritalStatus: { value: 'Casado' },
    MotherName: { value: 'Eva Luz Reis' },
    IssueDate: { value: '2019-06-20' },
    OfficialName: { value: 'Noel Reis Luz' },
    FatherName: { value: 'Ari Lima Sá' },
    BurialPlace: { value: 'Cemitério Nossa Senhora do Carmo (Várzea), Lages-SC' },
  });
});

it('in plain words either parent is told in brackets, where one lived and died, and where the office is', () => {
  const said = [
    ['Nome de quem faleceu', 'Eva Luz Reis'],
    ['Idade ao falecer', '84 anos'],
    ['Filha de (pai)', 'Ari Luz'],
    ['Filha de (mãe)', 'Ana Reis Luz'],
    ['Morava na', 'Avenida Sol, nº 12, Centro, Lages-SC'],
    ['Averbações e anotações', 'Não deixou bens. Deixou um filho maior.'],
    ['Cartório', 'Registro Civil das Pessoas Naturais'],
    ['Cidade do cartório', 'Lages / SC'],
  ] as const;
  const rows = said.map(([label, value]) => [[100, label] as const, [400, value] as const]);
  const page = pageOfRows([[[300, 'Certidão de óbito']], ...rows], 'text-layer', 100);
  expect(extractDocuments('deathcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    Age: { value: '84' },
    FatherName: { value: 'Ari Luz' },
    // What is noted of the dead is nobody's name, though "e" is before it.
    MotherName: { value: 'Ana Reis Luz' },
    Residence: { value: 'Avenida Sol, nº 12, Centro, Lages-SC' },
    OfficeCity: { value: 'Lages' },
    OfficeState: { value: 'SC' },
  });
});
