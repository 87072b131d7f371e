import type { FormField } from '../forms/form-spec.ts';

/** The box of a deed's summary with the town whose court decides disputes. */
export const jurisdictionField: FormField<'JurisdictionCity'> = {
  id: 'JurisdictionCity',
  kind: 'city',
  // The next label is no town.
  shape: /^(?!(?:assinad[oa]|datad?[oa]?|local|dia|testemunhas?)(?!\p{L}))[^\d;]{3,60}$/iu,
  splits: {
    pattern: /^(?:Foro )?(?:d[ae] )?(?:Comarca|Cidade)(?: d[eo])? (.+)$/i,
    into: ['JurisdictionCity'],
  },
  labels: [
    'Foro',
    ...['eleito', 'da comarca', 'da comarca de', 'de eleição', 'competente', 'contratual'].map(
      (which) => `Foro ${which}`,
    ),
    'Comarca',
    'Comarca eleita',
  ],
};
