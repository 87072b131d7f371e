import { completeCnpj } from '@lavra/brazil/cnpj';
import { completeCpf } from '@lavra/brazil/cpf';
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
  /** Names of its app clients and what each may send; the first one stands in the demo file. */
  readonly clients: readonly { readonly name: string; readonly scopes: readonly string[] }[];
  /** Services that its rule allows; none for all of them. */
  readonly services: readonly Service[];
  /** Names of the background validations it may use. */
  readonly backgrounds: readonly string[];
  readonly hasReport: boolean;
}

/** All of them are made up; `.example` is a domain that nobody can have. */
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
  },
];

/** Which outside checks each background validation stands for. */
export const backgrounds = [
  { name: 'Notas fiscais', hasSerproCpf: false, hasSerproNfe: true, hasSerproDataValid: false },
  { name: 'Cooperados', hasSerproCpf: true, hasSerproNfe: false, hasSerproDataValid: false },
  { name: 'Inquilinos', hasSerproCpf: true, hasSerproNfe: false, hasSerproDataValid: true },
] as const;
