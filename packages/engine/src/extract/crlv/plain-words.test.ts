import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('what a vehicle may tow stands over its caption in everyday words', () => {
  const page = pageOfTexts([
    [60, 20, 14, 'CRLV digital'],
    [60, 40, 9, 'Certificado de Registro e Licenciamento de Veículo em meio eletrônico'],
    [60, 100, 11, 'ABC1D23'],
    [300, 100, 11, '2026'],
    [60, 114, 8, 'placa'],
    [300, 114, 8, 'exercício'],
    [60, 200, 11, '0.0'],
    [300, 200, 11, '1.49'],
    [540, 200, 11, '1.89'],
    [780, 200, 11, '2'],
    [60, 214, 8, 'carga (t)'],
    [300, 214, 8, 'peso total (t)'],
    [540, 214, 8, 'puxa até (t)'],
    [780, 214, 8, 'eixos'],
  ]);
  expect(valuesOn('crlv', page)).toMatchObject({
    Plate: 'ABC1D23',
    TractionCapacity: '1.89',
    AxleCount: '2',
  });
});

it('whose the vehicle is and where it is registered stand under everyday words', () => {
  const page = pageOfTexts([
    [60, 20, 14, 'Certificado de Registro e Licenciamento de Veículo'],
    [60, 100, 8, 'Dono do veículo'],
    [60, 112, 11, 'Sol Transportes Ltda'],
    [60, 140, 8, 'CNPJ do dono'],
    [60, 152, 11, '11.222.333/0001-81'],
    [60, 180, 8, 'Local de emplacamento'],
    [60, 192, 11, 'Bauru - SP'],
  ]);
  expect(valuesOn('crlv', page)).toMatchObject({ Name: 'Sol Transportes Ltda', City: 'Bauru', State: 'SP' });
});
