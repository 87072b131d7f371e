import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('rg', pageOfRows(rows, 'ocr', 93));

it('the police of a state is named with it, and a stroke of the pattern does not hide the institute', () => {
  expect(
    valuesOf([
      [[200, 'ESTADO DE GOIAS']],
      [[200, 'POLICIA CIVIL DO ESTADO DE GOIAS']],
      [[200, 'INSTITUTO/DE IDENTIFICACAO ARTUR MOTTA']],
    ]),
  ).toMatchObject({
    IssuingAuthority: 'POLICIA CIVIL DO ESTADO DE GOIAS',
    IssuingInstitute: 'INSTITUTO/DE IDENTIFICACAO ARTUR MOTTA',
  });
});

it('of two institutes in a heading the one of identification is meant, not that of forensics above it', () => {
  expect(
    valuesOf([
      [[200, 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA']],
      [[200, 'INSTITUTO GERAL DE PERÍCIAS']],
      [[200, 'INSTITUTO DE IDENTIFICAÇÃO']],
    ]),
  ).toMatchObject({ IssuingInstitute: 'INSTITUTO DE IDENTIFICAÇÃO' });
  expect(
    valuesOf([[[200, 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA']], [[200, 'INSTITUTO GERAL DE PERÍCIAS']]]),
  ).toMatchObject({ IssuingInstitute: 'INSTITUTO GERAL DE PERÍCIAS' });
});

it('a record in larger type begins a little below its label and goes on past a signature', () => {
  const page = pageOfRows(
    [
      [[100, 'DOC. ORIGEM']],
      [[190, 'C.NASC. LV 31 FL 77']],
      [[800, 'Rui']],
      [[190, 'TERMO 4410 ANAPOLIS-GO']],
    ],
    'ocr',
    93,
  );
  const words = page.words.map((word): typeof word => {
    const [left, top, wide, high] = word.box;
    return /^(?:DOC\.|ORIGEM)$/.test(word.text) ? { ...word, box: [left, top + 0.0075, wide, high] } : word;
  });
  expect(valuesOn('rg', { ...page, words })).toMatchObject({
    SourceDocument: 'C.NASC. LV 31 FL 77 TERMO 4410 ANAPOLIS-GO',
  });
});

it("a word of the card's other side before the second row of a record does not end it", () => {
  expect(
    valuesOf([
      [[500, 'DOC. ORIGEM']],
      [
        [100, 'S'],
        [510, 'C.NASC. LV 31 FL 77'],
      ],
      [[510, 'TERMO 4410']],
    ]),
  ).toMatchObject({ SourceDocument: 'C.NASC. LV 31 FL 77 TERMO 4410' });
});

it('the national card names its state alone below the republic, beside the title and behind a sign of the arms', () => {
  const headed = (state: string) =>
    valuesOf([
      [
        [200, 'REPÚBLICA FEDERATIVA DO BRASIL'],
        [700, 'CARTEIRA DE IDENTIDADE'],
      ],
      [
        [200, state],
        [700, 'IDENTITY CARD'],
      ],
      [[200, 'Secretaria de Segurança Pública']],
      [[340, 'Naturalidade / Place of Birth']],
      [[340, 'CAMPINAS/SP']],
    ]);
  expect(headed('Goiás')).toMatchObject({ IssuingState: 'GO', BirthState: 'SP' });
  expect(headed('ê Rio Grande do Norte')).toMatchObject({ IssuingState: 'RN' });
});
