import { expect, it } from 'vitest';
import { townWithState } from './town-with-state.ts';

it('a municipality is told with its state behind it', () => {
  expect(townWithState('Campos dos Goytacazes - RJ')).toEqual({ town: 'Campos dos Goytacazes', uf: 'RJ' });
  expect(townWithState('Caxias do Sul/RS')).toEqual({ town: 'Caxias do Sul', uf: 'RS' });
  expect(townWithState('Goiânia (GO)')?.town).toBe('Goiânia');
});

it('a name of no municipality of the state is none', () => {
  expect(townWithState('Caxias do Sul/SP')).toBeUndefined();
  expect(townWithState('Detran - PR')).toBeUndefined();
  expect(townWithState('Recife')).toBeUndefined();
});
