import { useState } from 'react';

/** State of a call to the server: whether it is in flight, and its failure. */
export function useCall() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function run(call: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run, clear: () => setFailure(undefined) };
}
