import { isUf, type Uf } from '@lavra/brazil/states';
import { isTown } from '@lavra/brazil/towns';

/** Most words of a town's name. */
export const mostOfTown = 6;

const withState = /^(\p{L}[\p{L}.'’ -]{2,}?) ?[-–/(] ?([A-Z]{2})\)?[.,]?$/u;

/** A municipality with its state behind it and nothing else ("Campos dos Goytacazes - RJ", "Caxias do Sul/RS"); undefined where a text is none. */
export function townWithState(text: string): { readonly town: string; readonly uf: Uf } | undefined {
  const [, town = '', uf = ''] = withState.exec(text) ?? [];
  return isUf(uf) && isTown(town, uf) ? { town, uf } : undefined;
}
