import { parseDate } from '@lavra/brazil/dates';
import type { Field, Row } from '@lavra/contract/model/result';
import { isService, serviceDefinition } from '@lavra/contract/services/all';
import { NumbersRequest, WeighingsRequest } from '@lavra/contract/services/metadata-schema';
import type { Documents, FileContent } from './extractor.ts';

/** A value that the sender gave, and the comparison with a value of the document. */
interface Given {
  readonly name: string;
  readonly value: string;
  readonly isSame: (field: string, value: string) => boolean;
}

const figures = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+/, '');
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** The invoice's number in a key of 44 characters: positions 26 to 34. */
const numberInKey = (key: string): string => figures(key.slice(25, 34));

const isNumber = (given: string) => (field: string, value: string) =>
  (field.endsWith('Number') && figures(value) === figures(given)) ||
  (field.endsWith('AccessKey') && value.length === 44 && numberInKey(value) === figures(given));

function givenOf(service: string, metadata: unknown): Given[] {
  const kind = isService(service) ? serviceDefinition(service).metadata?.kind : undefined;
  if (kind === 'numbers')
    return (NumbersRequest.safeParse(metadata).data ?? []).map(({ number }) => ({
      name: 'number',
      value: number,
      isSame: isNumber(number),
    }));
  if (kind !== 'weighings') return [];
  return (WeighingsRequest.safeParse(metadata).data ?? []).flatMap(
    ({ date, time, weight, plate }): Given[] => [
      {
        name: 'date',
        value: date,
        isSame: (field, value) => field.endsWith('Date') && value === (parseDate(date) ?? date),
      },
      {
        name: 'time',
        value: time,
        isSame: (field, value) => field.endsWith('Time') && value.slice(0, 5) === time.slice(0, 5),
      },
      {
        name: 'weight',
        value: weight,
        isSame: (field, value) =>
          field.endsWith('Weight') && Number(value) === Number(weight.replace(',', '.')),
      },
      {
        name: 'plate',
        value: plate,
        isSame: (field, value) => field.endsWith('Plate') && letters(value) === letters(plate),
      },
    ],
  );
}

/** Every single value of the documents, including those of tables. */
function valuesOf(documents: Documents): (readonly [name: string, field: Field])[] {
  return documents.flatMap(({ Data }) =>
    Object.entries(Data).flatMap(([name, told]) =>
      Array.isArray(told) ? told.flatMap((row) => Object.entries(row)) : [[name, told] as const],
    ),
  );
}

/** Adds to the first document a row for each value that the sender gave: whether the documents hold the same, and where. */
export function withGivenValues(service: string, documents: Documents, { metadata }: FileContent): Documents {
  const given = givenOf(service, metadata);
  const [first, ...others] = documents;
  if (given.length === 0 || first === undefined) return documents;
  const values = valuesOf(documents);
  const rows = given.map(({ name, value, isSame }): Row => {
    const found = values.find(([field, told]) => isSame(field, told.value))?.[1];
    return {
      Name: { value: name },
      Value: { value },
      Found: { value: String(found !== undefined) },
      ...(found === undefined ? {} : { Text: found }),
    };
  });
  return [{ ...first, Data: { ...first.Data, GivenValues: rows } }, ...others];
}
