/** Requests that come before any typed message, by the code in them. */
const codes = { startup: 196_608, ssl: 80_877_103, gss: 80_877_104, cancel: 80_877_102 } as const;
const lengthBytes = 4;

/** What a client sent that stands for itself. */
export type ClientInput =
  /** Messages that are answered together, in order; nobody else's may come between. */
  | { readonly kind: 'exchange'; readonly messages: readonly Uint8Array[]; readonly isOpen: boolean }
  /** Asks for encryption, which a socket of this machine has no need of. */
  | { readonly kind: 'encryption' }
  | { readonly kind: 'end' };

/**
 * Cuts the bytes of one PostgreSQL client into what stands for itself. The messages of a prepared query (parse, bind,
 * describe, execute) name one another by their order alone: they belong together up to the sync that ends them.
 */
export class ExchangeReader {
  #rest: Buffer = Buffer.alloc(0);
  #messages: Uint8Array[] = [];
  #isStarted = false;

  push(bytes: Uint8Array): ClientInput[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const inputs: ClientInput[] = [];
    for (let message = this.#next(); message; message = this.#next()) {
      const input = this.#isStarted ? this.#read(message) : this.#readFirst(message);
      if (input) inputs.push(input);
    }
    return inputs;
  }

  #next(): Buffer | undefined {
    const typeBytes = this.#isStarted ? 1 : 0;
    if (this.#rest.length < typeBytes + lengthBytes) return undefined;
    const end = typeBytes + this.#rest.readInt32BE(typeBytes);
    if (this.#rest.length < end) return undefined;
    const message = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end);
    return message;
  }

  #readFirst(message: Buffer): ClientInput {
    const code = message.readInt32BE(lengthBytes);
    if (code === codes.ssl || code === codes.gss) return { kind: 'encryption' };
    if (code !== codes.startup) return { kind: 'end' };
    this.#isStarted = true;
    return { kind: 'exchange', messages: [new Uint8Array(message)], isOpen: false };
  }

  #read(message: Buffer): ClientInput | undefined {
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === 'X') return { kind: 'end' };
    this.#messages.push(new Uint8Array(message));
    // Query, sync, function call, password, end of a copy; a flush is answered too, but leaves the exchange open.
    if (!'QSFpcfH'.includes(type)) return undefined;
    const messages = this.#messages;
    this.#messages = [];
    return { kind: 'exchange', messages, isOpen: type === 'H' };
  }
}
