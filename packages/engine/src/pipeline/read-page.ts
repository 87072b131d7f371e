import type { SourcePage } from '../pages/document.ts';
import { layOut } from '../pages/lines.ts';
import type { Page } from '../pages/page.ts';
import type { StageOptions } from './draft.ts';
import { stages, startDraft } from './stages.ts';
import type { StageClock } from './stage-clock.ts';

/** Runs a page through the stages, adding the time of each to the clock. */
export async function readPage(source: SourcePage, options: StageOptions, clock: StageClock): Promise<Page> {
  let draft = startDraft(source);
  for (const stage of stages) {
    const before = draft;
    draft = await clock.measure(stage.name, async () => stage.run(before, options));
  }
  const isSideways = draft.turn === 90 || draft.turn === 270;
  const { blocks, turned } = layOut(draft.words);
  const lines = blocks.flatMap((block) => block.lines);
  return {
    number: source.number,
    width: isSideways ? source.height : source.width,
    height: isSideways ? source.width : source.height,
    source: draft.readFrom,
    orientation: draft.turn,
    quality: draft.quality,
    words: lines.flatMap((line) => line.words),
    lines,
    blocks,
    turned,
    codes: draft.codes,
    ...(draft.rules.length === 0 ? {} : { rules: draft.rules }),
    ...(draft.display === undefined ? {} : { display: draft.display }),
  };
}
