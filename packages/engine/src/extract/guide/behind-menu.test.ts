import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('labels stand behind their values, beside a menu and at the middle of two lines', () => {
  const page = pageOfTexts([
    [180, 60, 14, 'Guia de consulta 40718263'],
    [20, 104, 9, '▸ Guias'],
    [20, 128, 9, '▸ Lotes enviados'],
    [20, 152, 9, '▸ Glosas'],
    [20, 176, 9, '▸ Ajuda'],
    [20, 200, 9, '▸ Sair'],
    [180, 84, 9, 'BENEFICIÁRIO'],
    [180, 104, 10, 'Rui Sá Lima'],
    [430, 104, 8, 'nome'],
    [180, 128, 10, '40817263544'],
    [430, 128, 8, 'nº da carteira'],
    [180, 152, 10, '31/08/2027'],
    [430, 152, 8, 'validade da carteira'],
    [180, 176, 10, 'N'],
    [430, 176, 8, 'atendimento a RN'],
    [560, 84, 9, 'CONTRATADO'],
    [560, 98, 10, 'Clínica Boa Vista do Sul S/S –'],
    [560, 112, 10, 'Filial Centro'],
    [840, 104.5, 8, 'nome'],
    [560, 136, 10, '40718263000190'],
    [840, 136, 8, 'código na operadora'],
    [560, 160, 10, '4071826'],
    [840, 160, 8, 'CNES'],
    [180, 240, 9, 'PROFISSIONAL EXECUTANTE'],
    [180, 264, 10, 'Ana Brito Sales'],
    [430, 264, 8, 'nome'],
    [180, 288, 10, 'CRM'],
    [430, 288, 8, 'conselho'],
    [180, 312, 10, '40718'],
    [430, 312, 8, 'nº no conselho'],
    [180, 336, 10, 'AL'],
    [430, 336, 8, 'UF do conselho'],
    [560, 240, 9, 'ATENDIMENTO'],
    [560, 264, 10, '20/05/2026'],
    [840, 264, 8, 'data'],
    [560, 288, 10, '10101012'],
    [840, 288, 8, 'procedimento'],
    [560, 312, 10, '22'],
    [840, 312, 8, 'tabela'],
    [560, 336, 10, 'R$ 120,00'],
    [840, 336, 8, 'valor'],
  ]);
  expect(valuesOn('guide', page)).toMatchObject({
    ProviderGuideNumber: '40718263',
    Name: 'Rui Sá Lima',
    CardNumber: '40817263544',
    CardExpiryDate: '2027-08-31',
    NewbornCare: 'N',
    ProviderCode: '40718263000190',
    CNES: '4071826',
    ProfessionalName: 'Ana Brito Sales',
    ProfessionalCouncil: 'CRM',
    ProcedureAmount: '120.00',
  });
});

it('the word of a remark is no label of the patient', () => {
  const { Name } = valuesOn(
    'guide',
    pageOfTexts([
      [60, 40, 14, 'Guia SP/SADT'],
      [60, 80, 9, 'Observação'],
      [60, 96, 9, 'Paciente com diabetes; trazer exames.'],
    ]),
  );
  expect(Name).toBeUndefined();
});
