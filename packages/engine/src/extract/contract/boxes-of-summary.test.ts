import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('contract', pageOfRows(rows, 'text-layer', 100));

it('boxes beside each other keep their labels, and the last row of a party’s block is above the next party’s title', () => {
  expect(
    valuesOf([
      [[300, 'CONTRATO DE LOCAÇÃO - QUADRO RESUMO']],
      [[60, '1. LOCADOR(A)']],
      [
        [60, 'Nome'],
        [260, 'CPF'],
        [400, 'Nacionalidade'],
        [505, 'Estado civil'],
      ],
      [
        [60, 'Rui Lima Neto'],
        [260, '529.982.247-25'],
        [400, 'brasileiro'],
        [505, 'solteiro, em união estável'],
      ],
      [[60, '2. LOCATÁRIO(A)']],
      [
        [60, 'Nome'],
        [260, 'CPF'],
        [400, 'Logradouro'],
        [600, 'Nº'],
      ],
      [
        [60, 'Ana Reis Luz'],
        [260, '111.444.777-35'],
        [400, 'Rua Chile'],
        [600, '47'],
      ],
      [
        [60, 'Cidade/UF'],
        [260, 'CEP'],
        [400, 'Celular'],
      ],
      [
        [60, 'Lages/SC'],
        [260, '88501-050'],
        [400, '(49) 98822-1907'],
      ],
      [[60, '3. FIADOR(A)']],
      [
        [60, 'Nome'],
        [260, 'CPF'],
        [400, 'Logradouro'],
        [600, 'CEP'],
      ],
      [
        [60, 'Eva Prado Sá'],
        [260, '390.533.447-05'],
        [400, 'Estrada do Cerne, Km 14'],
        [600, '88502-215'],
      ],
      [[60, '4. IMÓVEL LOCADO']],
      [
        [60, 'Logradouro'],
        [260, 'Nº'],
        [400, 'CEP'],
      ],
      [
        [60, 'Rua Peru'],
        [260, '264'],
        [400, '88503-128'],
      ],
      [[60, '5. VALORES']],
      [
        [60, 'Aluguel mensal'],
        [260, 'Condomínio (valor atual)'],
      ],
      [
        [60, 'R$ 2.850,00'],
        [260, 'R$ 742,35'],
      ],
    ]),
  ).toMatchObject({
    LandlordNationality: 'brasileiro',
    LandlordMaritalStatus: 'solteiro, em união estável',
    TenantCity: 'Lages',
    TenantState: 'SC',
    TenantPostalCode: '88501050',
    TenantPhone: '49988221907',
    GuarantorStreet: 'Estrada do Cerne',
    GuarantorNumber: 'Km 14',
    GuarantorPostalCode: '88502215',
    CondominiumAmount: '742.35',
  });
});

it('witnesses stand behind their own heading where a sentence before the signatures names them too', () => {
  expect(
    valuesOfText(
      'contract',
      `As partes assinam o presente contrato na presença das testemunhas abaixo. Lages/SC, 24 de fevereiro de 2026. ASSINATURAS
      Rui Lima Neto CPF 529.982.247-25 LOCADOR TESTEMUNHAS Ana Reis Luz CPF 111.444.777-35 RG 33.901.847-1
      Eva Prado Sá CPF 390.533.447-05 RG 09.413.728-6`,
    ),
  ).toMatchObject({
    Witness1Name: 'Ana Reis Luz',
    Witness1CPF: '11144477735',
    Witness1RG: '33.901.847-1',
    Witness2Name: 'Eva Prado Sá',
    Witness2CPF: '39053344705',
  });
});

it('the guarantor stands behind the kind of guarantee, and what is due when paying late follows', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO LOCADOR: Rui Lima Neto, brasileiro, viúvo, CPF 529.982.247-25 LOCATÁRIA: Ana Reis Luz, brasileira, solteira, CPF 111.444.777-35
      GARANTIA: FIANÇA: Eva Prado Sá, brasileira, viúva, dentista, CPF 390.533.447-05, residente na Rua do Cerne, 14, Centro, Lages/SC, CEP 88502-215
      ENCARGOS DE MORA: multa de 10% e juros de 1% a.m.`,
    ),
  ).toMatchObject({
    GuaranteeKind: 'GUARANTOR',
    GuarantorName: 'Eva Prado Sá',
    GuarantorPostalCode: '88502215',
    FinePercent: '10',
    InterestPercent: '1',
  });
});
