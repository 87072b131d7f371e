import { completeCnpj } from '@lavra/brazil/cnpj';
import { completeCpf } from '@lavra/brazil/cpf';
import type { Flow } from '@lavra/contract/model/flow';
import type { Service } from '@lavra/contract/services/all';

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly cpfCnpj: string;
  /** Digits only. */
  readonly phone: string;
}

export interface DemoCompany {
  readonly owner: DemoPerson;
  readonly members: readonly DemoPerson[];
  /** Names of its app clients and the scopes of each; the first one is in the demo file. */
  readonly clients: readonly { readonly name: string; readonly scopes: readonly string[] }[];
  /** Services that its rule allows; empty for all. */
  readonly services: readonly Service[];
  /** Names of the background validations it may use. */
  readonly backgrounds: readonly string[];
  readonly hasReport: boolean;
  /** Its flows to human review; the owner may be a reviewer. */
  readonly flows: readonly Flow[];
}

/** All invented; `.example` is a domain that nobody can register. */
export const provider: DemoPerson = {
  name: 'Administração Lavra',
  email: 'admin@lavra.example',
  cpfCnpj: completeCnpj('102030400001'),
  phone: '5511930001000',
};

export const companies: readonly DemoCompany[] = [
  {
    owner: {
      name: 'Cooperativa Serra Verde',
      email: 'fiscal@serraverde.example',
      cpfCnpj: completeCnpj('203040500001'),
      phone: '5541930002000',
    },
    members: [
      {
        name: 'Beatriz Nogueira',
        email: 'beatriz@serraverde.example',
        cpfCnpj: completeCpf('204060801'),
        phone: '5541930002001',
      },
      {
        name: 'Otávio Lemos',
        email: 'otavio@serraverde.example',
        cpfCnpj: completeCpf('204060802'),
        phone: '5541930002002',
      },
    ],
    clients: [
      { name: 'ERP Serra Verde', scopes: ['all'] },
      { name: 'Portaria', scopes: ['weighingticket', 'transportdraft'] },
    ],
    services: [],
    backgrounds: ['Notas fiscais', 'Cooperados'],
    hasReport: true,
    flows: [
      {
        scope: 'transportdraft',
        client_id: '',
        backoffice_id: 'fretes',
        project: 'Minutas de frete',
        rule: '',
        use_backoffice: true,
        use_backoffice_validation: false,
        target_minutes: 240,
        second_review_percent: 50,
      },
      {
        scope: 'nfse',
        client_id: '',
        backoffice_id: 'servicos',
        project: 'Serviços tomados',
        rule: '',
        use_backoffice: true,
        use_backoffice_validation: false,
        target_minutes: 480,
        second_review_percent: 100,
      },
      {
        scope: 'cte',
        client_id: '',
        backoffice_id: 'fretes',
        project: 'Minutas de frete',
        rule: '',
        use_backoffice: true,
        use_backoffice_validation: false,
        target_minutes: 4320,
      },
      {
        scope: 'cnpjcard',
        client_id: '',
        backoffice_id: 'cadastro',
        project: 'Cooperados',
        rule: '',
        use_backoffice: true,
        use_backoffice_validation: false,
        target_minutes: 20_160,
      },
      {
        scope: 'weighingticket',
        client_id: '',
        backoffice_id: 'balanca',
        project: 'Pesagens',
        rule: '85',
        use_backoffice: false,
        use_backoffice_validation: true,
        target_minutes: 2880,
      },
    ],
  },
  {
    owner: {
      name: 'Morada Certa Imóveis',
      email: 'cadastro@moradacerta.example',
      cpfCnpj: completeCnpj('304050600001'),
      phone: '5521930003000',
    },
    members: [
      {
        name: 'Íris Fontoura',
        email: 'iris@moradacerta.example',
        cpfCnpj: completeCpf('304060801'),
        phone: '5521930003001',
      },
    ],
    clients: [{ name: 'Cadastro de inquilinos', scopes: ['all'] }],
    services: [
      'rg',
      'cnh',
      'rne',
      'rnm',
      'idtypification',
      'proofofaddress',
      'irpf',
      'birthcertificate',
      'contract',
      'cnpjcard',
      'ocr',
    ],
    backgrounds: ['Inquilinos'],
    hasReport: false,
    flows: [],
  },
];

/** A customer of long standing whose documents are purged: only counts and invoices remain. */
export interface OlderCompany {
  readonly owner: DemoPerson;
  readonly member: DemoPerson;
  readonly services: readonly [Service, ...Service[]];
  /** Most documents on a working day. */
  readonly busiest: number;
  /** Its rule allows hardly more documents than it has sent in the current period. */
  readonly isNearLimit?: true;
  /** Agreed prices per document in reais, cheaper beyond a thousand a month; absent when it pays nothing per document. */
  readonly unitPrices?: readonly [first: string, beyond: string];
  /** How many days ago it was deactivated. */
  readonly deactivatedDaysAgo?: number;
}

export const olderCompanies: readonly OlderCompany[] = [
  {
    owner: {
      name: 'Transportes Rota Sul',
      email: 'operacao@rotasul.example',
      cpfCnpj: completeCnpj('405060700001'),
      phone: '5551930004000',
    },
    member: {
      name: 'Caio Brandão',
      email: 'caio@rotasul.example',
      cpfCnpj: completeCpf('404060801'),
      phone: '5551930004001',
    },
    services: ['cte', 'nfe', 'transportdraft'],
    busiest: 160,
    isNearLimit: true,
    unitPrices: ['0.32', '0.24'],
  },
  {
    owner: {
      name: 'Clínica Bem Viver',
      email: 'faturamento@bemviver.example',
      cpfCnpj: completeCnpj('506070800001'),
      phone: '5531930005000',
    },
    member: {
      name: 'Lígia Prates',
      email: 'ligia@bemviver.example',
      cpfCnpj: completeCpf('504060801'),
      phone: '5531930005001',
    },
    services: ['healthcard', 'refund', 'guide'],
    busiest: 70,
  },
  {
    owner: {
      name: 'Energia do Vale',
      email: 'leituras@energiadovale.example',
      cpfCnpj: completeCnpj('607080900001'),
      phone: '5512930006000',
    },
    member: {
      name: 'Davi Teles',
      email: 'davi@energiadovale.example',
      cpfCnpj: completeCpf('604060801'),
      phone: '5512930006001',
    },
    services: ['energymeter', 'proofofaddress'],
    busiest: 320,
    unitPrices: ['0.28', '0.17'],
  },
  {
    owner: {
      name: 'Porto Seco Aduanas',
      email: 'contato@portoseco.example',
      cpfCnpj: completeCnpj('708090100001'),
      phone: '5513930007000',
    },
    member: {
      name: 'Nina Sales',
      email: 'nina@portoseco.example',
      cpfCnpj: completeCpf('704060801'),
      phone: '5513930007001',
    },
    services: ['cte', 'nfe'],
    busiest: 40,
    deactivatedDaysAgo: 100,
  },
];

/** The outside checks of each background validation. */
export const backgrounds = [
  { name: 'Notas fiscais', hasSerproCpf: false, hasSerproNfe: true, hasSerproDataValid: false },
  { name: 'Cooperados', hasSerproCpf: true, hasSerproNfe: false, hasSerproDataValid: false },
  { name: 'Inquilinos', hasSerproCpf: true, hasSerproNfe: false, hasSerproDataValid: true },
] as const;
