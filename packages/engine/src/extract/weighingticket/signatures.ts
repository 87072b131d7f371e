import type { ServiceData } from '@lavra/contract/services/fields';
import { nameOver } from '../reading/particulars/signatures.ts';
import { edgesOf, type Sheet } from '../reading/sheet/sheet.ts';

/** Signatures are in the lower part of a ticket, whose titles have other words over these. */
const lower = 0.4;

/** Who signed the ticket, with the name over what the person is. */
export function readSignatures(sheet: Sheet): ServiceData<'weighingticket'> {
  const [first, last] = [sheet.rows[0] ?? [], sheet.rows.at(-1) ?? []];
  const from = edgesOf(first).top + lower * (edgesOf(last).bottom - edgesOf(first).top);
  const foot = { ...sheet, rows: sheet.rows.filter((row) => edgesOf(row).top > from) };
  const operator = nameOver(
    foot,
    /^(?:(?:ASSINATURA|VISTO)(?: D[OA])? )?(?:BALANCEIR[OA]|OPERADORA?|PESADORA?)(?:\(A\))?(?: (?:DA BALANÇA|DE BALANÇA|RESPONSÁVEL))?$/i,
  );
  const driver = nameOver(
    foot,
    /^(?:(?:ASSINATURA|VISTO)(?: D[OA])? )?(?:MOTORISTA|CONDUTORA?)(?:\(A\))?(?: DO VEÍCULO)?$/i,
  );
  return { ...(operator ? { OperatorName: operator } : {}), ...(driver ? { DriverName: driver } : {}) };
}
