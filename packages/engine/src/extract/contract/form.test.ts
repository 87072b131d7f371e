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

it('a surety may be told in the row of the guarantee, and an address of a picture may lose its sign', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO LOCADOR: Rui Lima Neto, brasileiro, solteiro, médico, CPF 529.982.247-25, e-mail rui.lima
      Doutlook.com, residente na Rua Chile, 3, Centro, Santos/SP. LOCATÁRIA: Ana Reis Prado, brasileira, viúva, CPF 111.444.777-35, residente na Rua
      Chile, 5, Centro, Santos/SP. GARANTIA Fiança, prestada por: IVO DIAS REIS, brasileiro, divorciado, dentista, inscrito no CPF
      sob nº 123.456.789-09, residente e domiciliado na Rua Nova, 276, bairro Centro, Recife/PE. O prazo é de 30 meses.`,
    ),
  ).toMatchObject({
    LandlordEmail: 'rui.lima@outlook.com',
    GuarantorName: 'IVO DIAS REIS',
    GuarantorCPF: '12345678909',
    GuaranteeKind: 'GUARANTOR',
  });
});
