import { buildAccessKey } from '@lavra/brazil/access-key';
import { fromCents } from '@lavra/brazil/money';
import { drawCompany, drawPerson, type Address } from './people.ts';
import { createRandom, type Random } from './random.ts';

/** A party of an invoice; a person has a CPF, a company a CNPJ. */
export interface InvoiceParty {
  readonly name: string;
  readonly cnpj?: string;
  readonly cpf?: string;
  readonly ie?: string;
  readonly address: Address;
}

/** One line of goods; every amount is a decimal string with a dot. */
export interface InvoiceItem {
  readonly code: string;
  readonly description: string;
  readonly ncm: string;
  readonly cst: string;
  readonly cfop: string;
  readonly unit: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly total: string;
  readonly icmsBase: string;
  readonly icmsRate: string;
  readonly icms: string;
  readonly ipiRate: string;
  readonly ipi: string;
}

/** The truth of a drawn NF-e: dates ISO, amounts decimal strings, numbers without punctuation. */
export interface InvoiceTruth {
  readonly accessKey: string;
  readonly number: string;
  readonly series: string;
  readonly operation: string;
  /** 0 entry, 1 exit. */
  readonly direction: '1';
  readonly issueDate: string;
  /** HH:MM:SS. */
  readonly exitTime: string;
  readonly protocol: string;
  /** YYYY-MM-DDTHH:MM:SS-03:00 */
  readonly protocolTime: string;
  readonly issuer: InvoiceParty;
  readonly recipient: InvoiceParty;
  readonly carrier: {
    name: string;
    cnpj: string;
    plate: string;
    volumes: string;
    grossWeight: string;
    netWeight: string;
    address: Address;
  };
  readonly installments: { number: string; dueDate: string; amount: string }[];
  readonly totals: {
    icmsBase: string;
    icms: string;
    products: string;
    freight: string;
    discount: string;
    ipi: string;
    invoice: string;
  };
  readonly items: InvoiceItem[];
  readonly notes: string;
}

const goods: readonly (readonly [string, string, string])[] = [
  ['Caderno universitário capa dura', '48202000', 'UN'],
  ['Papel sulfite A4 75 g resma', '48025610', 'RES'],
  ['Tecido de algodão cru', '52081100', 'M'],
  ['Feijão carioca tipo 1', '07133319', 'KG'],
  ['Parafuso sextavado 1/2 pol.', '73181500', 'CX'],
  ['Lâmpada de LED 9 W bivolt', '85395200', 'UN'],
  ['Açúcar cristal', '17019900', 'KG'],
  ['Óleo lubrificante 1 L', '27101932', 'UN'],
];

function drawItem(random: Random, index: number, cfop: string): InvoiceItem {
  const [description, ncm, unit] = random.pick(goods);
  const quantity = BigInt(random.int(1, 60));
  const unitPrice = random.cents(150, 48_000);
  const total = quantity * unitPrice;
  const ipiRate = random.pick([0n, 5n]);
  return {
    code: `P${String(index + 1).padStart(4, '0')}`,
    description,
    ncm,
    cst: '000',
    cfop,
    unit,
    quantity: `${quantity}.0000`,
    unitPrice: `${fromCents(unitPrice)}00`,
    total: fromCents(total),
    icmsBase: fromCents(total),
    icmsRate: '18.00',
    icms: fromCents((total * 18n + 50n) / 100n),
    ipiRate: fromCents(ipiRate * 100n),
    ipi: fromCents((total * ipiRate + 50n) / 100n),
  };
}

function cents(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}

function sum(items: readonly InvoiceItem[], key: 'total' | 'icms' | 'ipi'): bigint {
  return items.reduce((total, item) => total + cents(item[key]), 0n);
}

function drawTotals(random: Random, items: readonly InvoiceItem[]): InvoiceTruth['totals'] {
  const [products, icms, ipi] = [sum(items, 'total'), sum(items, 'icms'), sum(items, 'ipi')];
  const freight = random.cents(0, 20_000);
  const discount = random.cents(0, Number(products / 20n));
  return {
    icmsBase: fromCents(products),
    icms: fromCents(icms),
    products: fromCents(products),
    freight: fromCents(freight),
    discount: fromCents(discount),
    ipi: fromCents(ipi),
    invoice: fromCents(products + freight - discount + ipi),
  };
}

function drawRecipient(random: Random): InvoiceParty {
  if (random.next() < 0.3) {
    const person = drawPerson(random);
    return { name: person.name, cpf: person.cpf, address: person.address };
  }
  const { name, cnpj, ie, address } = drawCompany(random);
  return { name, cnpj, ie, address };
}

/** Generates an invoice whose key, parties and sums agree; the same seed gives the same invoice. */
export function drawInvoice(options: {
  seed: number;
  items?: number;
  isAlphanumeric?: boolean;
}): InvoiceTruth {
  const random = createRandom(options.seed);
  const { name, cnpj, ie, address } = drawCompany(random, {
    isAlphanumeric: options.isAlphanumeric ?? false,
  });
  const issuer = { name, cnpj, ie, address };
  const issueDate = random.date(2024, 2025);
  const [series, number] = [String(random.int(1, 9)), random.digits(random.int(3, 8))];
  const recipient = drawRecipient(random);
  // Sale of purchased goods: 5102 within the state, 6102 to another.
  const cfop = recipient.address.uf === address.uf ? '5102' : '6102';
  const items = Array.from({ length: options.items ?? random.int(2, 6) }, (_, index) =>
    drawItem(random, index, cfop),
  );
  const totals = drawTotals(random, items);
  const half = cents(totals.invoice) / 2n;
  const carrier = drawCompany(random);
  const [year, month] = [Number(issueDate.slice(0, 4)), Number(issueDate.slice(5, 7))];
  const dueDate = (step: number): string => {
    const due = new Date(Date.UTC(year, month - 1 + step, 10));
    return due.toISOString().slice(0, 10);
  };
  const gross = random.int(10, 900);
  return {
    accessKey: buildAccessKey({
      uf: address.uf,
      yearMonth: issueDate.slice(0, 7),
      issuer: cnpj,
      model: '55',
      series,
      number,
      code: random.digits(8),
    }),
    number,
    series,
    operation: 'VENDA DE MERCADORIA ADQUIRIDA DE TERCEIROS',
    direction: '1',
    issueDate,
    exitTime: `${String(random.int(8, 17)).padStart(2, '0')}:${random.int(10, 59)}:00`,
    protocol: `1${random.digits(14)}`,
    protocolTime: `${issueDate}T18:${random.int(10, 59)}:${random.int(10, 59)}-03:00`,
    issuer,
    recipient,
    carrier: {
      name: carrier.name,
      cnpj: carrier.cnpj,
      plate: `LVR${random.int(1, 9)}${random.pick([...'ABCDEFGHIJ'])}${random.digits(2)}`,
      volumes: String(random.int(1, 40)),
      grossWeight: `${gross}.500`,
      netWeight: `${gross}.000`,
      address: carrier.address,
    },
    installments: [half, cents(totals.invoice) - half].map((amount, index) => ({
      number: String(index + 1).padStart(3, '0'),
      dueDate: dueDate(index + 1),
      amount: fromCents(amount),
    })),
    totals,
    items,
    notes: `Documento de demonstração, sem valor fiscal. Pedido ${random.digits(6)}.`,
  };
}
