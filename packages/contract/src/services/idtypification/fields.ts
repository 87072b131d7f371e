import { inGroup, table, type FieldGroup } from '../../fields/field-definition.ts';

const kind: FieldGroup = { key: 'kind', pt: 'Tipo do documento', en: 'Kind of document' };

/** Fields of a typification; each document of the result is a run of pages of one kind. */
export const typificationFields = [
  ...inGroup(kind, [
    ['DocumentType', 'code', 'Tipo do documento', 'Document type'],
    ['DocumentTypeConf', 'decimal', 'Confiança do tipo (0 a 100)', 'Confidence of the type (0 to 100)'],
    ['PageCount', 'integer', 'Páginas', 'Pages'],
    ['Orientation', 'integer', 'Giro aplicado (graus)', 'Turn applied (degrees)'],
  ]),
  table(kind, 'Candidates', { pt: 'Candidatos', en: 'Candidates' }, [
    ['DocumentType', 'code', 'Tipo do documento', 'Document type'],
    ['Score', 'decimal', 'Pontuação (0 a 100)', 'Score (0 to 100)'],
  ]),
  table(kind, 'Anchors', { pt: 'Evidências', en: 'Evidence' }, [
    ['Text', 'text', 'Texto encontrado', 'Text found'],
  ]),
];

/** Document types that typification can return beside the services. */
export const otherDocumentTypes: Readonly<Record<string, { readonly pt: string; readonly en: string }>> = {
  boleto: { pt: 'Boleto', en: 'Bank slip' },
  paymentreceipt: { pt: 'Comprovante de pagamento', en: 'Payment receipt' },
  workcard: { pt: 'Carteira de trabalho', en: 'Work card' },
  votercard: { pt: 'Título de eleitor', en: 'Voter card' },
  unknown: { pt: 'Desconhecido', en: 'Unknown' },
};
