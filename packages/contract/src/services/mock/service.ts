import { defineService } from '../service.ts';

/** For programs that test their integration; not shown in the catalogue. */
export const mock = defineService({
  pt: 'Simulação',
  en: 'Mock',
  listed: true,
  demo: false,
});
