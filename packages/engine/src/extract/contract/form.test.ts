import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a reference is the number of a lease, and its clauses tell use, register and court', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO Ref. LOC-18893 LOCADOR: Lia Prates Rocha, brasileira, solteira, médica, CPF 529.982.247-25, residente na Rua
      Chile, 3, Centro, Santos/SP; LOCATÁRIO: Ivo Dias Reis, brasileiro, viúvo, CPF 111.444.777-35, residente na Rua Chile, 5, Centro,
      Santos/SP. O imóvel é cadastrado na Prefeitura sob a inscrição municipal (IPTU) nº 52.819.27243 e destina-se unicamente ao uso
      residencial do locatário. As partes escolhem a comarca de Campina Grande. TESTEMUNHAS`,
    ),
  ).toMatchObject({
    ContractNumber: 'LOC-18893',
    ContractKind: 'RESIDENTIAL',
    PropertyTaxNumber: '5281927243',
    JurisdictionCity: 'Campina Grande',
  });
});
