import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { modeOfFreight } from './freight-mode.ts';

it.each([
  ['1 - DesvRem', '1 - Dest/Rem'],
  ['CODIGO ANTT O-EMITENTE 04500017', '0-EMITENTE'],
  ['0 - Remetente', '0 - Remetente'],
  ['SEM FRETE', 'SEM FRETE'],
  ['Por conta do Emit LAGOINHA', 'Por conta do Emit'],
  ['VELOZ LTDA Por conta', 'VELOZ LTDA Por conta'],
])('%s is the mode %s', (read, mode) => {
  const [row = []] = sheetOfRows([{ 40: read }]).rows;
  expect(
    modeOfFreight(row)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(mode);
});
