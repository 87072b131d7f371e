import type { Service } from '@lavra/contract/services/all';

/** What a snippet is made for. */
export interface SnippetInput {
  /** Origins of the two API bases, without a slash at the end. */
  readonly authOrigin: string;
  readonly documentsOrigin: string;
  readonly clientId: string;
  readonly service: Service;
  /** Minutes. */
  readonly tokenMinutes: number;
  /** Sent as the body of the job; an empty object when the service asks for nothing. */
  readonly metadata: unknown;
  readonly hasSelfie: boolean;
}

export interface Snippet {
  readonly key: string;
  /** The language's own name. */
  readonly name: string;
  readonly fileName: string;
  readonly write: (input: SnippetInput) => string;
}

/** Where the program that runs the snippet keeps the secret: it is never written into code. */
export const secretVariable = 'LAVRA_CLIENT_SECRET';

/** The files that a snippet sends, from the folder it runs in. */
export function filesOf({
  hasSelfie,
}: SnippetInput): readonly { readonly name: string; readonly path: string }[] {
  const document = { name: 'document', path: 'document.pdf' };
  return hasSelfie ? [document, { name: 'selfie', path: 'selfie.jpg' }] : [document];
}

/** A text as a literal between double quotes, alike in JavaScript, Python, Go, Java and C#. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
