import { fold } from '../../reading/sheet/text.ts';

/** How narrow boxes and columns shorten the first words of an amount's label, and what they leave out. */
const ways: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^VALOR(?= )/, ['VALOR', 'V', 'VL', 'VLR', 'VR', 'VAL']],
  [
    /^BASE (?:DE )?CALC(?:ULO)?(?= )/,
    ['BASE DE CALCULO', 'BASE DE CALC', 'BASE CALC', 'BASE CALCULO', 'BC', 'B CALC', 'BS CALC'],
  ],
  [/(?<=^| )TOTAL(?= )/, ['TOTAL', 'TOT']],
  [/ D[AEO]S?(?= )/, [' DO', '']],
];

function shortened(label: string): string[] {
  let all = [label];
  for (const [long, short] of ways)
    all = all.flatMap((each) =>
      long.test(each) ? [each, ...short.map((way) => each.replace(long, way))] : [each],
    );
  return all;
}

/** The folded labels of a list in which strokes part them, each also in the short words of narrow boxes ("VALOR DO ICMS" as "VLR ICMS"). */
export function withShortWords(labels: string): string[] {
  const own = labels.split('|').map((label) => label.trim().replace(/\s+/g, ' '));
  return [...new Set([...own, ...own.flatMap(shortened)].map(fold))];
}
