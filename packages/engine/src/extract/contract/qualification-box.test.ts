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
