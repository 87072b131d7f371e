import { inGroup, type FieldGroup } from './field-definition.ts';

const faces: FieldGroup = { key: 'faces', pt: 'Rostos', en: 'Faces' };

/** The comparison of a document with a selfie: outcome and similarity stand with the document, the faces found with each file. */
export const faceFields = inGroup(faces, [
  [
    'FaceMatch',
    'code',
    'Resultado da comparação (match, doubtful, different, no_face, many_faces, blurred)',
    'Outcome of the comparison (match, doubtful, different, no_face, many_faces, blurred)',
  ],
  [
    'FaceSimilarity',
    'decimal',
    'Semelhança dos rostos (0 a 1; mesma pessoa acima de 0,6)',
    'Similarity of the faces (0 to 1; the same person above 0.6)',
  ],
  ['FaceCount', 'integer', 'Rostos encontrados', 'Faces found'],
  ['Face', 'code', 'Rosto (clear, blurred)', 'Face (clear, blurred)'],
]);
