import { inGroup, table, type FieldGroup } from '../../fields/field-definition.ts';

const reading: FieldGroup = { key: 'reading', pt: 'Leitura', en: 'Reading' };

/** Fields of one page read without interpretation; each document of an `ocr` result is one page. */
export const ocrFields = [
  ...inGroup(reading, [['Text', 'long-text', 'Texto', 'Text']]),
  table(reading, 'Blocks', { pt: 'Blocos', en: 'Blocks' }, [['Text', 'long-text', 'Texto', 'Text']]),
  table(reading, 'Lines', { pt: 'Linhas', en: 'Lines' }, [['Text', 'text', 'Texto', 'Text']]),
  table(reading, 'Words', { pt: 'Palavras', en: 'Words' }, [['Text', 'text', 'Texto', 'Text']]),
  table(reading, 'Codes', { pt: 'Códigos', en: 'Codes' }, [
    ['Format', 'code', 'Formato', 'Format'],
    ['Text', 'text', 'Conteúdo', 'Content'],
    ['Bytes', 'code', 'Conteúdo em base64', 'Content as base64'],
  ]),
];
