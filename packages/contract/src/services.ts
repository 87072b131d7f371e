export type Category = 'personal' | 'business' | 'tax' | 'vehicles';

/** What a service asks for beside its file. */
export type MetadataKind = 'similarity' | 'numbers' | 'weighings';

export interface ServiceDefinition {
  readonly pt: string;
  readonly en: string;
  /** Tab of the catalogue; absent for those shown under All only. */
  readonly category?: Category;
  /** The catalogue card opens the demo; a disabled one offers support. */
  readonly demo: boolean;
  readonly metadata?: MetadataKind;
  /** Accepts fiscal XML beside pictures and PDF. */
  readonly xml?: true;
  /** Offered in filters, scopes and the send dialog. */
  readonly listed: boolean;
}

/** Every kind of document that Lavra knows, in the order of the catalogue. */
export const services = {
  rg: { pt: 'RG', en: 'ID card (RG)', category: 'personal', demo: true, listed: true },
  cnh: { pt: 'CNH', en: 'Driving licence (CNH)', category: 'personal', demo: true, listed: true },
  rne: { pt: 'RNE', en: 'Foreigner ID (RNE)', category: 'personal', demo: true, listed: true },
  rnm: { pt: 'RNM', en: 'Migration registry (RNM)', category: 'personal', demo: true, listed: true },
  idtypification: { pt: 'Tipificação', en: 'Typification', category: 'personal', demo: true, listed: true },
  facematch: { pt: 'FaceMatch', en: 'FaceMatch', category: 'personal', demo: true, listed: true },
  birthcertificate: {
    pt: 'Certidão de nascimento',
    en: 'Birth certificate',
    category: 'personal',
    demo: true,
    listed: true,
  },
  deathcertificate: {
    pt: 'Certidão de óbito',
    en: 'Death certificate',
    category: 'personal',
    demo: false,
    listed: true,
  },
  proofofaddress: {
    pt: 'Comprovante de residência',
    en: 'Proof of address',
    category: 'personal',
    demo: false,
    listed: true,
  },
  passport: { pt: 'Passaporte', en: 'Passport', category: 'personal', demo: false, listed: false },
  socialcontract: {
    pt: 'Contrato social',
    en: 'Articles of association',
    category: 'business',
    demo: true,
    listed: true,
  },
  cnpjcard: { pt: 'Cartão CNPJ', en: 'CNPJ card', category: 'business', demo: false, listed: true },
  contract: {
    pt: 'Contrato de locação',
    en: 'Rental contract',
    category: 'business',
    demo: false,
    listed: false,
  },
  irpf: { pt: 'IRPF', en: 'Income tax (IRPF)', category: 'tax', demo: true, listed: true },
  weighingticket: {
    pt: 'Ticket de pesagem',
    en: 'Weighing ticket',
    category: 'tax',
    demo: true,
    metadata: 'weighings',
    listed: true,
  },
  cte: {
    pt: 'CT-e',
    en: 'Transport invoice (CT-e)',
    category: 'tax',
    demo: true,
    metadata: 'numbers',
    xml: true,
    listed: true,
  },
  nfe: {
    pt: 'NF-e',
    en: 'Invoice (NF-e)',
    category: 'tax',
    demo: true,
    metadata: 'numbers',
    xml: true,
    listed: true,
  },
  transportdraft: {
    pt: 'Minuta de transporte',
    en: 'Transport draft',
    category: 'tax',
    demo: true,
    metadata: 'numbers',
    listed: true,
  },
  nfse: { pt: 'NFS-e', en: 'Service invoice (NFS-e)', category: 'tax', demo: false, xml: true, listed: true },
  danfe: { pt: 'DANFE', en: 'DANFE', category: 'tax', demo: false, listed: false },
  crv: { pt: 'CRV', en: 'Vehicle title (CRV)', category: 'vehicles', demo: false, listed: false },
  crlv: { pt: 'CRLV', en: 'Vehicle registration (CRLV)', category: 'vehicles', demo: false, listed: false },
  bankcheck: { pt: 'Cheque', en: 'Bank cheque', category: 'vehicles', demo: false, listed: false },
  energymeter: { pt: 'Medidor de energia', en: 'Energy meter', demo: true, listed: true },
  infovalidation: {
    pt: 'Validação de informações',
    en: 'Information validation',
    demo: true,
    metadata: 'similarity',
    listed: true,
  },
  refund: { pt: 'Reembolso', en: 'Refund', demo: true, listed: true },
  ocr: { pt: 'OCR', en: 'OCR', demo: true, listed: true },
  guide: { pt: 'Guia médica', en: 'Medical guide', demo: false, listed: true },
  healthcard: { pt: 'Carteirinha de saúde', en: 'Health card', demo: false, listed: false },
  mock: { pt: 'Simulação', en: 'Mock', demo: false, listed: true },
} as const satisfies Record<string, ServiceDefinition>;

export type Service = keyof typeof services;

export const serviceNames = Object.keys(services) as [Service, ...Service[]];

/** Services of filters and the send dialog: `passport`, `danfe` and others of the catalogue can be sent by program. */
export const listedServices: readonly Service[] = serviceNames
  .filter((name) => services[name].listed)
  .toSorted();

export function isService(name: string): name is Service {
  return Object.hasOwn(services, name);
}

export function serviceDefinition(name: Service): ServiceDefinition {
  return services[name];
}

/** Services of the catalogue: `mock` is for programs that test their integration. */
export const catalogueServices: readonly Service[] = serviceNames.filter((name) => name !== 'mock');
