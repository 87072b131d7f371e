import { completeCnpj } from '@lavra/brazil/cnpj';
import { completeCpf } from '@lavra/brazil/cpf';
import { completeSpRg } from '@lavra/brazil/rg';
import type { Uf } from '@lavra/brazil/states';
import type { Random } from './random.ts';

/** An invented postal address; municipality is the real IBGE number of the town. */
export interface Address {
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly city: string;
  readonly uf: Uf;
  readonly municipality: string;
  /** Eight digits within the town's state. */
  readonly cep: string;
  /** Area code and number, digits only. */
  readonly phone: string;
}

/** An invented person. */
export interface Person {
  readonly name: string;
  readonly firstName: string;
  readonly surname: string;
  readonly sex: 'M' | 'F';
  readonly cpf: string;
  readonly rg: string;
  readonly birthDate: string;
  readonly father: string;
  readonly mother: string;
  readonly address: Address;
}

/** An invented company. */
export interface Company {
  readonly name: string;
  readonly tradeName: string;
  readonly cnpj: string;
  /** State registration, digits only; its own check digit is not computed. */
  readonly ie: string;
  readonly address: Address;
  readonly email: string;
}

const women = [
  'Ângela',
  'Beatriz',
  'Célia',
  'Débora',
  'Estér',
  'Glória',
  'Inês',
  'Júlia',
  'Luíza',
  'Mônica',
  'Sônia',
  'Verônica',
];
const men = [
  'André',
  'Antônio',
  'Cauê',
  'Fábio',
  'Inácio',
  'João',
  'José',
  'Júlio',
  'Luís',
  'Mário',
  'Otávio',
  'Sérgio',
];
const surnames =
  'Araújo Assunção Barcelos Conceição Esteves Falcão Guimarães Leitão Magalhães Mourão Nóbrega Peçanha Queirós Simões Távora Uchôa Valadão Xavier'.split(
    ' ',
  );
const streets = [
  'Rua das Acácias',
  'Avenida São João',
  'Rua Sete de Setembro',
  'Alameda dos Ipês',
  'Travessa Conceição',
  'Rua Barão de Itaúna',
];
const districts = ['Centro', 'Jardim América', 'Vila Mariá', 'Santo Antônio', 'Praça da Sé', 'Água Verde'];
const towns: readonly (readonly [string, Uf, string, string, string])[] = [
  ['São Paulo', 'SP', '3550308', '01310', '11'],
  ['Campinas', 'SP', '3509502', '13015', '19'],
  ['Rio de Janeiro', 'RJ', '3304557', '20040', '21'],
  ['Belo Horizonte', 'MG', '3106200', '30130', '31'],
  ['Curitiba', 'PR', '4106902', '80010', '41'],
  ['Brasília', 'DF', '5300108', '70150', '61'],
  ['Salvador', 'BA', '2927408', '40020', '71'],
  ['Porto Alegre', 'RS', '4314902', '90010', '51'],
];
const trades = [
  'Comércio de Papéis',
  'Indústria Têxtil',
  'Distribuidora de Grãos',
  'Metalúrgica',
  'Transportes',
  'Laboratório Químico',
];
const houses = ['Ipê Amarelo', 'Três Irmãos', 'Sertão Verde', 'Açude Grande', 'Pão de Ló', 'Maracujá'];

/** Generates an address in one of eight towns. */
export function drawAddress(random: Random): Address {
  const [city, uf, municipality, zone, area] = random.pick(towns);
  return {
    street: random.pick(streets),
    number: String(random.int(1, 2999)),
    district: random.pick(districts),
    city,
    uf,
    municipality,
    cep: `${zone}${String(random.int(0, 899)).padStart(3, '0')}`,
    phone: `${area}${random.int(2, 5)}${random.digits(7)}`,
  };
}

/** Generates a person with parents, a CPF and an identity number of São Paulo whose check digits match. */
export function drawPerson(random: Random): Person {
  const sex = random.pick(['M', 'F'] as const);
  const firstName = random.pick(sex === 'F' ? women : men);
  const [fatherSurname, motherSurname] = [random.pick(surnames), random.pick(surnames)];
  const surname = `${motherSurname} ${fatherSurname}`;
  return {
    name: `${firstName} ${surname}`,
    firstName,
    surname,
    sex,
    cpf: completeCpf(random.digits(9)),
    rg: completeSpRg(random.digits(8)),
    birthDate: random.date(1955, 2004),
    father: `${random.pick(men)} ${random.pick(surnames)} ${fatherSurname}`,
    mother: `${random.pick(women)} ${random.pick(surnames)} ${motherSurname}`,
    address: drawAddress(random),
  };
}

/** Generates a company with a valid CNPJ, alphanumeric when requested. */
export function drawCompany(random: Random, options: { isAlphanumeric?: boolean } = {}): Company {
  const house = random.pick(houses);
  const letters = Array.from({ length: 3 }, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])).join('');
  const root = options.isAlphanumeric ? `${random.digits(2)}${letters}${random.digits(3)}` : random.digits(8);
  return {
    name: `${house} ${random.pick(trades)} Ltda`,
    tradeName: house,
    cnpj: completeCnpj(`${root}0001`),
    ie: random.digits(12),
    address: drawAddress(random),
    email: `contato@${house
      .normalize('NFD')
      .replaceAll(/\P{ASCII}/gu, '')
      .replaceAll(' ', '')
      .toLowerCase()}.example`,
  };
}

/** An address on one line: street, number. */
export function streetLine(address: Address): string {
  return `${address.street}, ${address.number}`;
}
