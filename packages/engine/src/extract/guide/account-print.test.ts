import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a provider’s own print tells its registers, its password’s days and its sums in rows without boxes', () => {
  const page = pageOfRoll([
    'CLINICA SANTA RITA DO VALE CNES 2345671 cód. no convênio: 40718',
    'Rua Chile, 10 - Bauru/SP',
    '',
    'Espelho da guia TISS - servicos de apoio diagnostico (SADT)',
    'Guia nº 7710452    Guia convênio: 90133278    Senha 5521903 de 02/03/2025, expira 01/05/2025',
    '',
    '#    Cód. TUSS   Exame / serviço         Feito em   Tab   Unit. R$   Qtd   Total R$',
    '01   40304361    HEMOGRAMA COMPLETO      04/03/25   22       12,50    2       25,00',
    '02   40302040    GLICOSE NO SANGUE       05/03/25   22        8,40    1        8,40',
    '',
    'Serviços: 33,40    Materiais: 5,10    Medicamentos: 2,00    VALOR DA CONTA: R$ 40,50',
  ]);
  const values = valuesOn('guide', page);
  expect(values).toMatchObject({
    ProviderName: 'CLINICA SANTA RITA DO VALE',
    CNES: '2345671',
    ProviderCode: '40718',
    ProviderGuideNumber: '7710452',
    OperatorGuideNumber: '90133278',
    AuthorizationPassword: '5521903',
    AuthorizationDate: '2025-03-02',
    PasswordExpiryDate: '2025-05-01',
    ProceduresAmount: '33.40',
    MaterialsAmount: '5.10',
    MedicinesAmount: '2.00',
    TotalAmount: '40.50',
    PerformedProcedures: [
      { Code: '40304361', Date: '2025-03-04', Quantity: '2', TotalAmount: '25.00' },
      { Code: '40302040', Date: '2025-03-05', Quantity: '1', TotalAmount: '8.40' },
    ],
  });
  expect(values).not.toHaveProperty('RequestedProcedures');
});
