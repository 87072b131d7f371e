/** A document handed from one screen to the next. */
interface Handed {
  readonly file: File;
  /** Whether its kind was recognised. */
  readonly isKnown: boolean;
}

let handed: Handed | undefined;

export function handFile(file: File, isKnown: boolean) {
  handed = { file, isKnown };
}

export function takeFile(): Handed | undefined {
  const taken = handed;
  handed = undefined;
  return taken;
}
