import { noAnswer } from '@lavra/contract/api-error';

function addressOf(sample: string, ending: 'pdf' | 'webp'): string {
  return `${import.meta.env.BASE_URL}samples/${sample}.${ending}`;
}

export function sampleThumbnail(sample: string): string {
  return addressOf(sample, 'webp');
}

/** A sample as a file, as if the user had chosen it. */
export async function fetchSample(sample: string): Promise<File> {
  const answer = await fetch(addressOf(sample, 'pdf'));
  if (!answer.ok) throw noAnswer(new Error(`The sample ${sample} has not come: ${answer.status}`));
  return new File([await answer.blob()], `${sample}.pdf`, { type: 'application/pdf' });
}
