import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a card that never expires says so in a word', () => {
  const rows = [
    [
      [100, 'NOME:'],
      [400, 'VALIDADE:'],
    ],
    [
      [100, 'NORAH MAMANI CHOQUE'],
      [400, 'INDETERMINADA'],
    ],
    [
      [100, 'ENTRADA NO BRASIL:'],
      [400, 'FUNDAMENTO LEGAL:'],
    ],
    [
      [100, '08/08/1998'],
      [400, 'ACORDO BRASIL/BOLIVIA 2005'],
    ],
  ] as const;
  const [document] = extractDocuments('rne', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    Name: { value: 'NORAH MAMANI CHOQUE' },
    ExpiryDate: { value: 'INDETERMINADA' },
    EntryDate: { value: '1998-08-08' },
    LegalBasis: { value: 'ACORDO BRASIL/BOLIVIA 2005' },
  });
});

it('the words of another column are no value of a label with a colon that has its own below it', () => {
  const rows = [
    [
      [100, 'PROFISSÃO:'],
      [400, 'C.P.R.:'],
    ],
    [
      [100, 'MÉDICO(A)'],
      [400, '716.055.927-49'],
    ],
    [
      [100, 'AMPARO LEGAL:'],
      [400, 'CGPI/DIREX/DPF'],
    ],
    [[100, 'ACORDO BRASIL/BOLIVIA 2005']],
  ] as const;
  const [document] = extractDocuments('rne', { pages: [pageOfRows(rows, 'ocr', 92)] });
  expect(document?.Data).toMatchObject({
    Occupation: { value: 'MÉDICO(A)' },
    LegalBasis: { value: 'ACORDO BRASIL/BOLIVIA 2005' },
  });
});

it('a father without his label stands between the holder and the mother', () => {
  const rows = [
    [[100, 'REGISTRO']],
    [[100, 'W376656-7']],
    [[100, 'NOME']],
    [[100, 'RUBEN BENTANCOR']],
    [[100, '.']],
    [[100, 'NELSON BENTANCOR LARROSA']],
    [[100, '.']],
    [[100, 'MÃE']],
    [[100, 'ALICIA OLIVERA']],
  ] as const;
  const [document] = extractDocuments('rne', { pages: [pageOfRows(rows, 'ocr', 95)] });
  expect(document?.Data).toMatchObject({
    FatherName: { value: 'NELSON BENTANCOR LARROSA' },
    MotherName: { value: 'ALICIA OLIVERA' },
  });
});

it('a typed card has its number behind a label of several words, and labels that say which parent is which', () => {
  const rows = [
    [[100, 'Registro RNE nº W483107-K']],
    [[100, 'Nome YUKI HASHIMOTO']],
    [[100, 'Filiação: pai HARUKI HASHIMOTO']],
    [[160, 'mãe SACHIKO ENDO']],
    [
      [100, 'Nacionalidade JAPONESA'],
      [450, 'Sexo FEMININO'],
    ],
  ] as const;
  const [document] = extractDocuments('rne', { pages: [pageOfRows(rows, 'ocr', 92)] });
  expect(document?.Data).toMatchObject({
    DocumentNumber: { value: 'W483107-K' },
    FatherName: { value: 'HARUKI HASHIMOTO' },
    MotherName: { value: 'SACHIKO ENDO' },
  });
});

it('a serial number below the label of a nationality is none', () => {
  const rows = [
    [[100, 'NOME: RUBEN DARIO FLORES']],
    [[100, 'RNE: V321733-U']],
    [[100, 'NACIONALIDADE']],
    [[100, 'Nº DE SÉRIE 439201190']],
  ] as const;
  const [document] = extractDocuments('rne', { pages: [pageOfRows(rows, 'ocr', 92)] });
  expect(document?.Data).not.toHaveProperty('Nationality');
});

it('the caption of the signature of an office is no label of the sentence below it', () => {
  const rows = [
    [
      [100, 'DATA DE EXPEDIÇÃO'],
      [500, 'ÓRGÃO EXPEDIDOR'],
    ],
    [
      [100, '11/05/1996'],
      [500, 'SR/DPF/GO'],
    ],
    [[100, 'ASSINATURA DO TITULAR']],
    [[450, 'AUTORIDADE EXPEDIDORA']],
    [[450, 'VALE COMO IDENTIDADE ATÉ A DATA DA VALIDADE']],
  ] as const;
  const [document] = extractDocuments('rne', { pages: [pageOfRows(rows, 'ocr', 92)] });
  expect(document?.Data).toMatchObject({ IssuingAuthority: { value: 'SR/DPF/GO' } });
});
