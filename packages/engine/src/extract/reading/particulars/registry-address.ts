/** The fields of an address as registries print it in one line. */
export const registryAddress = {
  number: 'Number',
  complement: 'Complement',
  district: 'District',
  city: 'City',
  uf: 'State',
  cep: 'PostalCode',
  isWholeWithoutComma: true,
} as const;
