import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('proofofaddress', pageOfRoll(lines));

it('the days stand before what was used, the tax behind its rate, and a member is the customer', () => {
  expect(
    valuesOf([
      'COOPERATIVA DE ELETRIFICAÇÃO ALTO DA SERRA          Nota fiscal de energia',
      'Mês           Pagar até      Total R$     Associado',
      'JUN/2025      02/07/2025     168,71       16919',
      '',
      'Leit. anterior     17/05/2025     15806',
      'Leit. atual        16/06/2025     15993',
      'Consumo kWh        30 dias          187',
      '',
      'ICMS: base 153,99 alíquota 12,00% valor 18,48',
    ]),
  ).toMatchObject({
    Consumption: '187',
    CustomerNumber: '16919',
    ICMSBase: '153.99',
    ICMSAmount: '18.48',
  });
});

it('the account of a condominium says in its title of which month it is', () => {
  expect(
    valuesOf([
      'CONDOMÍNIO RESIDENCIAL VILLA DAS FLORES',
      '',
      'Demonstrativo de setembro/2025',
      'Cota ordinária            486,30',
    ]),
  ).toMatchObject({ ReferenceMonth: '2025-09' });
});

it('the unit behind a name is none of it', () => {
  expect(
    valuesOf(['CONDOMÍNIO RESIDENCIAL VILLA DAS FLORES', '', 'Pagador', 'ANA PRADO LEMOS – BLOCO C APTO 12']),
  ).toMatchObject({ Name: 'ANA PRADO LEMOS', Complement: 'BLOCO C APTO 12' });
});
