import { parseDate } from '@lavra/brazil/dates';
import { similarityThreshold } from '@lavra/contract/constants';
import type { ServiceRow } from '@lavra/contract/services/fields';
import { SimilarityRequest, type MetadataItem } from '@lavra/contract/services/metadata-schema';
import { fieldOf } from '../../evidence/field.ts';
import type { Extractor } from '../extractor.ts';
import { findDates } from '../generic/find-values.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { distance, foldWords } from '../reading/sheet/text.ts';

type Value = MetadataItem<'similarity'>;

interface Match {
  /** 0 to 100. */
  readonly similarity: number;
  readonly tokens: readonly Token[];
}

const nothing: Match = { similarity: 0, tokens: [] };

const better = (a: Match, b: Match): Match => (b.similarity > a.similarity ? b : a);

/** 0 to 100: share of the longer text's letters and digits that are the same. */
function similarityOf(wanted: string, read: string, least: number): number {
  const longest = Math.max(wanted.length, read.length);
  if (longest === 0) return 0;
  const limit = Math.floor((1 - least / 100) * longest);
  const errors = distance(wanted, read, limit);
  return errors > limit ? 0 : Math.round((1 - errors / longest) * 1000) / 10;
}

/** The sequence of words most like the value, with as many words or one more or less. */
function bestText(value: string, sheet: Sheet): Match {
  const wanted = foldWords(value);
  const count = wanted.split(' ').length;
  const words = sheet.rows.flat();
  let best = nothing;
  words.forEach((_, from) => {
    for (const length of [count - 1, count, count + 1]) {
      const tokens = words.slice(from, from + length);
      if (length < 1 || tokens.length < length) continue;
      const read = foldWords(tokens.map(({ text }) => text).join(' '));
      best = better(best, { similarity: similarityOf(wanted, read, best.similarity), tokens });
    }
  });
  return best;
}

/** The same date in any format; else the text most like it. */
function bestDate(value: string, sheet: Sheet): Match {
  const day = parseDate(value);
  const found = findDates(sheet).find((row) => row['Date']?.value === day);
  const box = found?.['Date']?.box;
  if (day === undefined || box === undefined) return bestText(value, sheet);
  const inside = (token: Token): boolean =>
    token.box[0] >= box[0] - 1e-4 &&
    token.box[0] + token.box[2] <= box[0] + box[2] + 1e-4 &&
    token.box[1] >= box[1] - 1e-4 &&
    token.box[1] + token.box[3] <= box[1] + box[3] + 1e-4;
  return { similarity: 100, tokens: sheet.tokens.filter(inside) };
}

function rowOf(
  { Value: value, Type: type }: Value,
  sheets: readonly Sheet[],
  threshold: number,
): ServiceRow<'infovalidation', 'Values'> {
  const find = type === 'date' ? bestDate : bestText;
  const { similarity, tokens } = sheets.map((sheet) => find(value, sheet)).reduce(better, nothing);
  const isFound = similarity >= threshold;
  const text = tokens.map((token) => token.text).join(' ');
  return {
    Value: { value },
    Type: { value: type },
    Found: { value: String(isFound) },
    Similarity: { value: String(similarity) },
    ...(isFound ? { Text: fieldOf({ value: text, tokens }) } : {}),
  };
}

/** For each value that the caller gave: whether it is in the document, how similar it is, and where. */
export const validationExtractor: Extractor<'infovalidation'> = {
  services: ['infovalidation'],
  extract({ pages, xml, metadata }) {
    const asked = SimilarityRequest.safeParse(metadata);
    if (!asked.success || xml !== undefined) return { kind: 'not-mine' };
    const threshold = Number(asked.data.similarity_threshold ?? similarityThreshold.default);
    const sheets = pages.map(sheetOf);
    const rows = asked.data.values.map((value) => rowOf(value, sheets, threshold));
    const found = rows.filter((row) => row.Found?.value === 'true').length;
    return {
      kind: 'extracted',
      documents: [
        {
          Page: pages[0]?.number ?? 1,
          Data: {
            SimilarityThreshold: { value: String(threshold) },
            ValueCount: { value: String(rows.length) },
            FoundCount: { value: String(found) },
            Values: rows,
          },
        },
      ],
    };
  },
};
