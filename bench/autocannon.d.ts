/** The part of it that the benches use; the package carries no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
  }
  interface Outcome {
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
  }
  function autocannon(options: Options): Promise<Outcome>;
  export = autocannon;
}
