import type { InvoiceData } from '../invoice.ts';

/**
 * The kind of operation of a picture by its products' codes: those of goods that go out begin with 5 to 7, of goods that come in with 1 to 3,
 * and an invoice with others than its own kind is rejected (MOC NF-e 7.0, rejections 518 and 519).
 */
export function fillOperation(data: InvoiceData): void {
  const codes = (data.Items ?? []).flatMap(({ CFOP: code }) =>
    /^[1-35-7]\d{3}$/.test(code?.value ?? '') ? [code] : [],
  );
  const kinds = new Set(codes.map((code) => (Number(code?.value) >= 5000 ? '1' : '0')));
  const [kind, code] = [[...kinds][0], codes[0]];
  const known = data.OperationType;
  if (kinds.size !== 1 || kind === undefined || code === undefined || known?.value === kind) return;
  if (known === undefined || (known.conf ?? 100) < (code.conf ?? 0))
    data.OperationType = { ...code, value: kind, printed: code.value };
}
