import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

const owner = 'Rui Lemos Prado, brasileiro, casado, dentista, inscrito no CPF sob o nº 529.982.247-25';
const tenant = 'Ana Reis Luz, brasileira, solteira, médica, inscrita no CPF sob o nº 390.533.447-05';

it('a lease for holidays tells entry and exit, an addition for delay, and the postal code in brackets', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE ALUGUEL POR TEMPORADA Entre ${owner}, com domicílio na Rua do Sol, n.º 28, Centro, Aracati, CE
      (CEP 62800-000), doravante chamado LOCADOR, e ${tenant}, com domicílio na Rua da Paz, n.º 7, Aldeota, Sobral, CE
      (CEP 62010-000), doravante chamada LOCATÁRIA, fica ajustado: 1ª) A ocupação dura 2 meses: entrada em 20/12/2024,
      a partir das 14 horas, e saída em 19/02/2025, até as 11 horas. 2ª) O pagamento em atraso sofre acréscimo de 5%
      (cinco por cento), mais juros de 1% ao mês.`,
    ),
  ).toMatchObject({
    LandlordState: 'CE',
    LandlordCity: 'Aracati',
    TenantState: 'CE',
    StartDate: '2024-12-20',
    EndDate: '2025-02-19',
    FinePercent: '5',
    InterestPercent: '1',
  });
});

it('parties that nothing calls are told by their order, and the clauses by other words', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO Nº 123/2024, que entre si fazem, de um lado, ${owner}, residindo à Rua do Sol, nº 28, Centro,
      Aracati/CE, e de outro lado, ${tenant}, residente na Rua da Paz, nº 7, Aldeota, Sobral/CE. 1ª) O aluguel mensal de R$ 900,00
      será pago até o 7º dia de cada mês. 2ª) O imóvel, inscrito no IPTU sob o n.º 01.02.003, é registrado no 2º RGI sob o nº 45.678.
      3ª) A administração do imóvel caberá à Sertão Imóveis Ltda. 4ª) Foro central da Comarca de Aracati.`,
    ),
  ).toMatchObject({
    ContractNumber: '123/2024',
    LandlordName: 'Rui Lemos Prado',
    LandlordStreet: 'Rua do Sol',
    TenantName: 'Ana Reis Luz',
    DueDay: '7',
    PropertyRegistration: '45678',
    AgencyName: 'Sertão Imóveis Ltda',
    JurisdictionCity: 'Aracati',
  });
});

it('a clause names the guarantor behind what this one gives up, and an index its institute', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO Pelo presente instrumento, de um lado, como LOCADOR, ${owner}, e, de outro lado, como LOCATÁRIA, ${tenant},
      têm justa e contratada a locação do imóvel situado na Rua da Paz, nº 7, Aldeota, Sobral, CE. PRIMEIRA: O aluguel mensal é de
      R$ 900,00, reajustado pela variação do INPC do IBGE. SEGUNDA: Assina também o presente, na qualidade de FIADOR(A) e principal
      pagador(a), com renúncia aos benefícios dos artigos 827 e 835 do Código Civil, CAIO NUNES BRAGA, brasileiro, viúvo, pedreiro,
      inscrito no CPF sob o nº 168.995.350-09, residente e domiciliado na Rua Chile, nº 12, Fundos, bairro Centro, na cidade de
      Sobral, Estado do Ceará, CEP 62010-100, cuja responsabilidade vai até a entrega das chaves. TERCEIRA: Foro de Sobral.`,
    ),
  ).toMatchObject({
    AdjustmentIndex: 'INPC do IBGE',
    GuaranteeKind: 'GUARANTOR',
    GuarantorName: 'CAIO NUNES BRAGA',
    GuarantorCPF: '16899535009',
    GuarantorStreet: 'Rua Chile',
    GuarantorComplement: 'Fundos',
    GuarantorPostalCode: '62010100',
  });
});
