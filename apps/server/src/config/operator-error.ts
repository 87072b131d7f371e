/** An error that the operator of the server can mend: shown as a sentence, without a trace. */
export class OperatorError extends Error {}
