import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('figures over small captions below cards side by side are each partner’s, and none is the company’s', () => {
  const page = pageOfRows(
    [
      [[60, 'Contrato Social']],
      [[60, 'Sol e Lua Comércio Ltda']],
      [[60, 'Sociedade limitada, nome fantasia Sol e Lua']],
      [],
      [[60, 'Constituem a sociedade, como sócios:']],
      [],
      [
        [60, 'Ana Lima Reis'],
        [560, 'Rui Prado Sá'],
      ],
      [
        [60, 'brasileira, solteira, médica'],
        [560, 'brasileiro, viúvo, garçom'],
      ],
      [
        [60, 'CPF 529.982.247-25'],
        [560, 'CPF 168.995.350-09'],
      ],
      [
        [60, 'mora na Rua Chile, 31, Centro, Londrina/PR'],
        [560, 'mora na Rua Goiás, 12, Vila Nova, Londrina/PR'],
      ],
      [],
      [
        [60, '500'],
        [200, '50%'],
        [340, 'R$ 500,00'],
        [560, '500'],
        [700, '50%'],
        [840, 'R$ 500,00'],
      ],
      [
        [60, 'quotas'],
        [200, 'participação'],
        [340, 'subscrito'],
        [560, 'quotas'],
        [700, 'participação'],
        [840, 'subscrito'],
      ],
      [],
      [[60, '1ª Sede: A sociedade funciona na Rua Pará, nº 6, bairro Jardim Sul, na cidade de Maringá, PR.']],
      [[60, '2ª Atividade: O objeto da sociedade é: comércio de flores.']],
      [[60, '3ª Início e duração: Funciona desde 04/05/2015 e seu prazo é indeterminado.']],
      [[60, '4ª Capital: O capital é de R$ 1.000,00, dividido em 1.000 quotas de R$ 1,00 cada.']],
    ],
    'text-layer',
    100,
  );
  const values = valuesOn('socialcontract', page);
  expect(values).toMatchObject({
    TradeName: 'Sol e Lua',
    BusinessPurpose: 'comércio de flores',
    StartDate: '2015-05-04',
    ShareCount: '1000',
  });
  const shares = { SharesHeld: '500', SharePercent: '50', SharesAmount: '500.00' };
  expect(values['Partners']).toMatchObject([
    { Name: 'Ana Lima Reis', Street: 'Rua Chile', ...shares },
    { Name: 'Rui Prado Sá', Street: 'Rua Goiás', ...shares },
  ]);
  expect(values['Partners']).toHaveLength(2);
});

it('the stamp says behind a number that it is the company’s', () => {
  const page = pageOfRows(
    [
      [[60, 'CONTRATO SOCIAL']],
      [[60, 'SOL E LUA COMÉRCIO LTDA']],
      [],
      [[60, 'Junta Comercial do Estado do Paraná']],
      [[60, 'Registrado em 19/09/2024 sob nº 41271735511 (NIRE)']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('socialcontract', page)).toMatchObject({ NIRE: '41271735511' });
});
