import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a summary in everyday words has its list of dependants, and the declarant is the person above it', () => {
  const [found] = extractDocuments('irpf', {
    pages: [
      pageOfRows(
        [
          [[50, 'Imposto sobre a renda da pessoa física · Receita Federal do Brasil']],
          [[50, 'Declaração 2025']],
          [[50, 'sobre o que se ganhou em 2024 · declaração original · com deduções legais']],
          [],
          [
            [50, 'Quem declara'],
            [500, 'Onde mora'],
          ],
          [
            [50, 'Renata Lopes Fagundes'],
            [500, 'Rua 7, 120, casa 2'],
          ],
          [
            [50, 'CPF 529.982.247-25 · nasceu em 03/02/1980'],
            [500, 'Vila Nova · Goiânia/GO · CEP 74643-110'],
          ],
          [[500, 'tel. (62) 99851-2040']],
          [[500, 'renata.fagundes@provedor.com']],
          [],
          [[50, 'Quem depende']],
          [
            [50, 'tipo'],
            [150, 'nome'],
            [500, 'nascimento'],
            [700, 'CPF'],
          ],
          [
            [50, '21'],
            [150, 'Caio Fagundes Moura'],
            [500, '08/05/2013'],
            [700, '168.995.350-09'],
          ],
          [],
          [
            [50, 'Bens no fim do ano anterior'],
            [400, '318.280,75'],
          ],
          [
            [50, 'Bens no fim do ano'],
            [400, '316.047,16'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(found?.Data).toMatchObject({
    FiscalYear: { value: '2025' },
    CalendarYear: { value: '2024' },
    Name: { value: 'Renata Lopes Fagundes' },
    CPF: { value: '52998224725' },
    BirthDate: { value: '1980-02-03' },
    Street: { value: 'Rua 7' },
    Number: { value: '120' },
    Complement: { value: 'casa 2' },
    District: { value: 'Vila Nova' },
    City: { value: 'Goiânia' },
    State: { value: 'GO' },
    Email: { value: 'renata.fagundes@provedor.com' },
    Dependents: [{ Name: { value: 'Caio Fagundes Moura' }, CPF: { value: '16899535009' } }],
    PreviousAssetsAmount: { value: '318280.75' },
    AssetsAmount: { value: '316047.16' },
  });
});
