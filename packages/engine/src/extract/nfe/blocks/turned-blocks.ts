import { turnedBands } from '../../reading/forms/turned-bands.ts';
import { withTurnedBlocksBelow } from '../../reading/forms/turned-beside.ts';
import { withoutMarginRemnants } from '../../reading/sheet/margin-remnants.ts';
import type { Sheet } from '../../reading/sheet/sheet.ts';
import { blockTitles, type BlockName } from './block-titles.ts';

const titles = blockTitles.flatMap(({ id, spellings }) =>
  spellings.map((spelling) => [spelling, id] as const),
);

/** Where a block begins and what it is. */
export interface Start {
  readonly name: BlockName;
  readonly top: number;
}

/** Where the blocks begin whose titles are turned a quarter in the margin. */
export const turnedBlocks = (sheet: Sheet): Start[] =>
  turnedBands(sheet, titles).flatMap(({ title: { id }, top }): Start[] =>
    id === undefined ? [] : [{ name: id, top }],
  );

/** A sheet whose blocks with turned titles that stand right of another such block are below it, without pieces of such titles. */
export const withTurnedBelow = (sheet: Sheet): Sheet =>
  withTurnedBlocksBelow(withoutMarginRemnants(sheet), titles);
