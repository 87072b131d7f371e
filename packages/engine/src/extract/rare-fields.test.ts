import type { Service } from '@lavra/contract/services/all';
import { describe, expect, it } from 'vitest';
import { extractDocuments } from './extract.ts';
import { pageOfRows } from './testing/sheet-of-rows.ts';

type Rows = Parameters<typeof pageOfRows>[0];

/** Labels of forms that few documents fill in, as the forms print them. */
const cases: readonly (readonly [Service, Rows, Readonly<Record<string, string>>])[] = [
  [
    'cnpjcard',
    [
      [
        [30, 'NÚMERO DE INSCRIÇÃO'],
        [300, 'COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL'],
      ],
      [[30, '11.222.333/0001-81']],
      [[30, 'ENTE FEDERATIVO RESPONSÁVEL (EFR)']],
      [[30, 'MUNICÍPIO DE OLINDA']],
      [
        [30, 'SITUAÇÃO CADASTRAL'],
        [400, 'DATA DA SITUAÇÃO CADASTRAL'],
      ],
      [
        [30, 'ATIVA'],
        [400, '03/11/2005'],
      ],
      [
        [30, 'SITUAÇÃO ESPECIAL'],
        [400, 'DATA DA SITUAÇÃO ESPECIAL'],
      ],
      [
        [30, 'EM LIQUIDAÇÃO'],
        [400, '14/02/2024'],
      ],
    ],
    {
      ResponsibleFederativeEntity: 'MUNICÍPIO DE OLINDA',
      SpecialStatus: 'EM LIQUIDAÇÃO',
      SpecialStatusDate: '2024-02-14',
      RegistrationStatusDate: '2005-11-03',
    },
  ],
  [
    'irpf',
    [
      [
        [30, 'IMPOSTO SOBRE A RENDA - PESSOA FÍSICA'],
        [400, 'EXERCÍCIO 2025'],
      ],
      [
        [30, 'CPF do cônjuge ou companheiro(a):'],
        [300, '529.982.247-25'],
      ],
      [
        [30, 'Natureza da Ocupação:'],
        [300, '11 Profissional liberal'],
      ],
      [
        [30, 'Dívidas e ônus reais em 31/12/2023'],
        [400, '8.000,00'],
      ],
      [
        [30, 'Dívidas e ônus reais em 31/12/2024'],
        [400, '6.500,00'],
      ],
    ],
    { SpouseCPF: '52998224725', OccupationNature: '11 Profissional liberal', DebtsAmount: '6500.00' },
  ],
  [
    'nfse',
    [
      [[30, 'NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e']],
      [[30, 'INTERMEDIÁRIO DO SERVIÇO']],
      [
        [30, 'Razão Social'],
        [300, 'CNPJ'],
      ],
      [
        [30, 'Ponte Digital Ltda'],
        [300, '11.222.333/0001-81'],
      ],
      [
        [30, 'Código de Tributação Municipal'],
        [300, 'Desconto Incondicionado'],
      ],
      [
        [30, '1.05.01.001'],
        [300, '35,00'],
      ],
    ],
    {
      IntermediaryName: 'Ponte Digital Ltda',
      IntermediaryCNPJ: '11222333000181',
      MunicipalServiceCode: '1.05.01.001',
      UnconditionalDiscountAmount: '35.00',
    },
  ],
  [
    'proofofaddress',
    [
      [
        [30, 'Classe / Subclasse'],
        [200, 'Constante'],
        [330, 'Cód. débito automático'],
        [500, 'Débitos anteriores'],
      ],
      [
        [30, 'Residencial Normal'],
        [200, '1,00'],
        [330, '004512987'],
        [500, 'Não há'],
      ],
    ],
    {
      TariffClass: 'Residencial Normal',
      MeterConstant: '1.00',
      AutomaticDebitCode: '004512987',
      OverdueDebts: 'Não há',
    },
  ],
  [
    'refund',
    [
      [[30, 'RECIBO DE PEDÁGIO']],
      [[30, 'RODOVIA: SP-330']],
      [[30, 'PRAÇA: VALINHOS']],
      [[30, 'VALOR: 11,40']],
    ],
    { Highway: 'SP-330', Plaza: 'VALINHOS', TotalAmount: '11.40' },
  ],
  ['weighingticket', [[[30, 'TICKET DE PESAGEM']], [[30, 'PH: 78']]], { HectolitreWeight: '78' }],
  [
    'crlv',
    [
      [
        [30, 'COTA ÚNICA'],
        [200, 'VENC. COTA ÚNICA'],
      ],
      [
        [30, '1.240,33'],
        [200, '20/01/2020'],
      ],
    ],
    { IPVADueDate: '2020-01-20' },
  ],
  [
    'crv',
    [
      [[30, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO']],
      [[30, '2º TABELIÃO DE NOTAS DE JUNDIAÍ']],
      [[30, 'Reconheço por autenticidade a firma de ANA LIMA, dou fé, 12/03/2020']],
    ],
    { NotaryName: '2º TABELIÃO DE NOTAS DE JUNDIAÍ', NotaryDate: '2020-03-12' },
  ],
  [
    'guide',
    [
      [[30, 'GUIA DE SERVIÇO PROFISSIONAL / SERVIÇO AUXILIAR DE DIAGNÓSTICO E TERAPIA - SP/SADT']],
      [[30, '35 - Motivo de Encerramento do Atendimento']],
      [[30, '11']],
      [
        [30, '61 - Total de Materiais (R$)'],
        [250, '63 - Total de Medicamentos (R$)'],
        [480, '65 - Total Geral (R$)'],
      ],
      [
        [30, '120,50'],
        [250, '48,90'],
        [480, '169,40'],
      ],
    ],
    { ClosingReason: '11', MaterialsAmount: '120.50', MedicinesAmount: '48.90', TotalAmount: '169.40' },
  ],
  [
    'birthcertificate',
    [
      [[30, 'CERTIDÃO DE NASCIMENTO']],
      [[30, 'MATRÍCULA']],
      [[30, '104539 01 55 2013 1 00012 021 0000123 21']],
    ],
    { OfficeCNS: '104539' },
  ],
];

describe('fields that few documents have', () => {
  it.each(cases)('of %s are read', (service, rows, expected) => {
    const [document] = extractDocuments(service, { pages: [pageOfRows(rows, 'ocr', 92)] });
    const data = document?.Data as Record<string, { value: string } | undefined>;
    const read = Object.fromEntries(Object.keys(expected).map((name) => [name, data[name]?.value]));
    expect(read).toEqual(expected);
  });
});
