import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a council with its number and state behind one label, a type of care with its name, and reasons in everyday words', () => {
  const page = pageOfTexts([
    [60, 20, 14, 'Guia SP/SADT'],
    [60, 40, 9, 'Serviço Profissional / Serviço Auxiliar de Diagnóstico e Terapia — padrão TISS'],
    [60, 80, 11, 'Quem pediu'],
    [520, 80, 11, 'Quem executa'],
    [60, 100, 9, 'Local: Clínica Serra Alta Ltda'],
    [520, 100, 9, 'Local: Imagem Vale Claro Ltda'],
    [60, 116, 9, 'CNPJ: 11.222.333/0001-81'],
    [520, 116, 9, 'CNPJ: 53.113.791/0001-22'],
    [60, 132, 9, 'Médico: Dra. Ana Prado Reis'],
    [520, 132, 9, 'Profissional: Dr. Davi Sá Lima'],
    [60, 148, 9, 'Conselho: CRM 99123 / RS'],
    [300, 148, 9, 'CBO: 225125'],
    [520, 148, 9, 'Conselho: CRM 61450 / RS'],
    [800, 148, 9, 'CBO: 225320'],
    [60, 164, 9, 'Pedido de: 06/05/2026'],
    [300, 164, 9, 'Caráter: 1 eletivo'],
    [520, 164, 9, 'Tipo de atendimento: 05 Exame'],
    [60, 200, 9, 'Por que foi pedido: Dor lombar há 3 meses'],
    [60, 240, 9, 'Materiais R$ 12,00'],
    [400, 240, 9, 'Remédios R$ 34,50'],
  ]);
  expect(valuesOn('guide', page)).toMatchObject({
    RequesterCouncil: 'CRM',
    RequesterCouncilNumber: '99123',
    RequesterCouncilUF: 'RS',
    ProfessionalCouncilNumber: '61450',
    ProfessionalCouncilUF: 'RS',
    CareType: '05',
    ClinicalIndication: 'Dor lombar há 3 meses',
    MedicinesAmount: '34.50',
  });
});

it('the place that asks and the one that gives the care say it behind what they are', () => {
  const page = pageOfTexts([
    [60, 20, 14, 'Guia SP/SADT'],
    [60, 60, 10, 'Clínica solicitante'],
    [260, 60, 10, 'Ortopedia Vale Claro Ltda'],
    [60, 80, 10, 'Laboratório executante'],
    [260, 80, 10, 'Imagem Serra Alta Ltda'],
  ]);
  expect(valuesOn('guide', page)).toMatchObject({
    RequesterName: 'Ortopedia Vale Claro Ltda',
    ProviderName: 'Imagem Serra Alta Ltda',
  });
});

it('a sentence tells the password with its last day, and who asks and gives the care stand below what they do', () => {
  const page = pageOfTexts([
    [60, 20, 14, 'Guia SP/SADT'],
    [60, 50, 10, 'Autorizada em 03/05/2026. Senha de autorização B7312, que vale até 02/06/2026.'],
    [60, 80, 11, 'Quem pediu'],
    [520, 80, 11, 'Onde fazer'],
    [60, 100, 10, 'Ana Prado Reis'],
    [520, 100, 10, 'Imagem Vale Claro Ltda'],
    [60, 111, 7, 'Médico que pediu'],
    [520, 111, 7, 'Prestador executante'],
    [60, 132, 10, 'CRM'],
    [260, 132, 10, '99123 / RS'],
    [520, 132, 10, '7378519'],
    [60, 143, 7, 'Conselho'],
    [260, 143, 7, 'Nº no conselho / UF'],
    [520, 143, 7, 'CNES'],
  ]);
  const read = valuesOn('guide', page);
  expect(read).toMatchObject({
    AuthorizationPassword: 'B7312',
    PasswordExpiryDate: '2026-06-02',
    RequesterCouncil: 'CRM',
    RequesterCouncilNumber: '99123',
    RequesterCouncilUF: 'RS',
  });
  expect(read).not.toHaveProperty('ProfessionalCouncil');
});
