import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { nameOver, runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet } from '../reading/sheet/sheet.ts';

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

/** What the one who weighed is, behind the name and a dash. */
const asOperator =
  /^(\p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}'’.-]*){0,5}) [-–] (?:BALANCEIR[OA]|OPERADORA? D[AE] BALAN[ÇC]A)$/iu;

/** Who weighed, with the name before what the person is, in a text of its own ("JOANA - BALANCEIRA"). */
export function readOperator({ rows, glyph }: Sheet): ServiceData<'weighingticket'> {
  for (const run of rows.flatMap((row) => runsOf(row, glyph))) {
    const name = asOperator.exec(printedOf(run))?.[1];
    if (name === undefined) continue;
    const tokens = run.slice(0, name.split(' ').length);
    return { OperatorName: fieldOf({ value: name, tokens, anchorFit: 1, placed: placed.text }) };
  }
  return {};
}
