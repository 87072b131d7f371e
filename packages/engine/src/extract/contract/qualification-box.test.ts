import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('one box of a summary qualifies a person, and the guarantor may be called the guaranteeing person', () => {
  const page = pageOfRows(
    [
      [[300, 'CONTRATO DE LOCAÇÃO COMERCIAL']],
      [[300, 'QUADRO-RESUMO']],
      [[50, 'I – PARTE LOCADORA']],
      [
        [50, 'Denominação'],
        [300, 'OLARIA DO VALE S.A.'],
      ],
      [
        [50, 'Inscrição no CNPJ'],
        [300, '11.222.333/0001-81'],
      ],
      [[50, 'II – PARTE LOCATÁRIA']],
      [
        [50, 'Nome completo'],
        [300, 'EVA LUZ REIS'],
      ],
      [
        [50, 'Nacionalidade, estado civil e profissão'],
        [300, 'brasileira, solteira, dentista'],
      ],
      [[50, 'III – PREÇO']],
      [
        [50, 'Aluguel mensal inicial'],
        [300, 'R$ 1.070,00'],
      ],
      [
        [50, 'Vencimento'],
        [300, 'dia 10 de cada mês'],
      ],
      [[50, 'IV – GARANTIA']],
      [
        [50, 'Modalidade'],
        [300, 'Fiança'],
      ],
      [
        [50, 'Pessoa fiadora'],
        [300, 'RUI LIMA SÁ'],
      ],
      [
        [50, 'Qualificação'],
        [300, 'brasileiro, viúvo, contador, RG 9.517.437 SSP/BA, CPF 529.982.247-25'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('contract', { pages: [page] })[0]?.Data).toMatchObject({
    TenantName: { value: 'EVA LUZ REIS' },
    TenantNationality: { value: 'brasileira' },
    TenantMaritalStatus: { value: 'solteira' },
    TenantProfession: { value: 'dentista' },
    GuaranteeKind: { value: 'GUARANTOR' },
    GuarantorName: { value: 'RUI LIMA SÁ' },
    GuarantorNationality: { value: 'brasileiro' },
    GuarantorProfession: { value: 'contador' },
    GuarantorRG: { value: '9.517.437' },
    GuarantorRGIssuer: { value: 'SSP/BA' },
    GuarantorCPF: { value: '52998224725' },
  });
});

it('strokes may part what qualifies a person, and who acts for a company from the CPF', () => {
  const page = pageOfRows(
    [
      [[300, 'CONTRATO DE LOCAÇÃO COMERCIAL']],
      [[300, 'QUADRO RESUMO']],
      [[50, '1. LOCADOR']],
      [
        [50, 'Nome'],
        [500, 'Rui Lima Sá'],
      ],
      [
        [50, 'Nacionalidade / Estado civil / Profissão'],
        [500, 'norte-americano / casado, comunhão parcial / médico veterinário'],
      ],
      [
        [50, 'CPF'],
        [500, '111.444.777-35'],
      ],
      [[50, '2. LOCATÁRIA']],
      [
        [50, 'Razão social'],
        [500, 'Olaria do Vale Ltda'],
      ],
      [
        [50, 'CNPJ'],
        [500, '11.222.333/0001-81'],
      ],
      [
        [50, 'Representante legal / CPF'],
        [500, 'Eva Luz Reis / 529.982.247-25'],
      ],
    ],
    'text-layer',
    100,
  );
  const data = extractDocuments('contract', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({
    LandlordNationality: { value: 'norte-americano' },
    LandlordMaritalStatus: { value: 'casado, comunhão parcial' },
    LandlordProfession: { value: 'médico veterinário' },
    TenantRepresentativeName: { value: 'Eva Luz Reis' },
    TenantRepresentativeCPF: { value: '52998224725' },
  });
  expect(data).not.toHaveProperty('TenantCPF');
});
