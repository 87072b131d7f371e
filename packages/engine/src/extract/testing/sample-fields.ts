/** Expected values by field name, for counting a result's recall. */
type Expected = Readonly<Record<string, string>>;

function withoutUndefined(values: Readonly<Record<string, string | undefined>>): Expected {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The part of a sample's ground truth (its manifest's Portuguese keys) that names invoice fields. */
export interface SampleTruth {
  readonly [key: string]: unknown;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const part = (truth: SampleTruth, name: string): SampleTruth => (truth[name] ?? {}) as SampleTruth;

function sampleParty(name: string, truth: SampleTruth): Record<string, string | undefined> {
  return {
    [`${name}Name`]: text(truth['xNome']),
    [`${name}CNPJ`]: text(truth['CNPJ']),
    [`${name}CPF`]: text(truth['CPF']),
    [`${name}IE`]: text(truth['IE']),
    [`${name}City`]: text(truth['xMun']),
    [`${name}UF`]: text(truth['UF']),
    [`${name}CEP`]: text(truth['CEP']),
  };
}

/** The fields that a sample must give; `printed` omits values that its page does not show. */
export function sampleFields(truth: SampleTruth, printed: boolean): Expected {
  const first = part(truth, 'item1');
  const itemCount = truth['itens'];
  return withoutUndefined({
    AccessKey: text(truth['chave']),
    Number: text(truth['numero']),
    Series: text(truth['serie']),
    OperationNature: text(truth['natOp']),
    IssueDate: text(truth['dhEmi'])?.slice(0, 10),
    Protocol: text(truth['protocolo']),
    ...sampleParty('Issuer', part(truth, 'emit')),
    ...sampleParty('Recipient', part(truth, 'dest')),
    ...sampleParty('Carrier', part(truth, 'transporta')),
    ProductsAmount: text(truth['vProd']),
    ICMSAmount: text(truth['vICMS']),
    TotalAmount: text(truth['vNF']),
    'Items.length': typeof itemCount === 'number' ? String(itemCount) : undefined,
    'Items[0].NCM': text(first['NCM']),
    'Items[0].CFOP': text(first['CFOP']),
    'Items[0].TotalAmount': text(first['vProd']),
    // A page prints the description with the item's notes below it, and a quantity with the layout's own decimals.
    ...(printed
      ? {}
      : { 'Items[0].Description': text(first['xProd']), 'Items[0].Quantity': text(first['qCom']) }),
  });
}
