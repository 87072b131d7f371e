/** Something that whoever runs the server can mend: told as a sentence, without a trace. */
export class OperatorError extends Error {}
