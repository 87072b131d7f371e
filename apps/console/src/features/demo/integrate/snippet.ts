import type { Service } from '@lavra/contract/services/all';

/** Values that are filled into a snippet. */
export interface SnippetInput {
  /** Origins of the two API bases, without a trailing slash. */
  readonly authOrigin: string;
  readonly documentsOrigin: string;
  readonly clientId: string;
  readonly service: Service;
  readonly tokenMinutes: number;
  /** Body of the job; an empty object when the service needs no metadata. */
  readonly metadata: unknown;
  readonly hasSelfie: boolean;
}

export interface Snippet {
  readonly key: string;
  /** The language's own name, as shown. */
  readonly name: string;
  readonly fileName: string;
  readonly write: (input: SnippetInput) => string;
}

/** Environment variable that holds the secret, which is never written into code. */
export const secretVariable = 'LAVRA_CLIENT_SECRET';

/** The files that a snippet sends, read from its working directory. */
export function filesOf({
  hasSelfie,
}: SnippetInput): readonly { readonly name: string; readonly path: string }[] {
  const document = { name: 'document', path: 'document.pdf' };
  return hasSelfie ? [document, { name: 'selfie', path: 'selfie.jpg' }] : [document];
}

/** The text as a double-quoted literal that is valid in JavaScript, Python, Go, Java and C#. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
