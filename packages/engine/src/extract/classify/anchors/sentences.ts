/**
 * What a deed, a certificate, a receipt or a letter says of itself, in whichever words it begins: capitals without accents, single spaces. A paper
 * about such a document does not certify, name its parties, found a company or ask for goods to be fetched.
 */
export const sentencesOfKinds: Readonly<Record<string, readonly RegExp[]>> = {
  birthcertificate: [
    /\bCERTIFIC(?:O|A|AMOS)(?: \S+){0,45}? (?:REGISTRO|ASSENTO|TERMO|ASSENTAMENTO|LIVRO)S?(?: \S+){0,4}? NASCIMENTOS?\b/,
    /\bCERTIFIC(?:O|A|AMOS)(?: \S+){0,60}? NASC(?:EU|IDO|IDA)\b/,
  ],
  deathcertificate: [
    /\bCERTIFIC(?:O|A|AMOS)(?: \S+){0,45}? (?:REGISTRO|ASSENTO|TERMO|ASSENTAMENTO|LIVRO)S?(?: \S+){0,4}? (?:OBITOS?|FALECIMENTOS?)\b/,
    /\bCERTIFIC(?:O|A|AMOS)(?: \S+){0,80}? FALEC(?:EU|IDO|IDA)\b/,
  ],
  contract: [
    /\b(?:DORAVANTE|DENOMINAD[OA]S?|CHAMAD[OA]S?|DESIGNAD[OA]S?)(?: \S+){0,4}? (?:LOCADOR|LOCATARI|CONTRATANTE|CONTRATAD|COMODANTE|COMODATARI|VENDEDOR|COMPRADOR|PROMITENTE|MUTUANTE|MUTUARI|ARRENDADOR|ARRENDATARI)/,
  ],
  socialcontract: [
    /\b(?:CONSTITUIR|CONSTITUEM|CONSTITUI|ALTERAR|ALTERAM|CONSOLIDAR)(?: \S+){0,12}? SOCIEDADE\b/,
    /\bSOCIEDADE (?:GIRA|GIRARA|ADOTA|ADOTARA|TEM|TERA|POSSUI)\b(?: \S+){0,6}? (?:NOME|DENOMINACAO|SEDE|OBJETO|FIRMA)\b/,
    /\bSOCI[OA]S? UNIC[OA]S?\b|\bTITULAR DE \S+ (?:QUOTAS|COTAS)\b/,
  ],
  refund: [
    /\bESTE E O RECIBO\b|\bRECIBO D[AEO] (?:SUA |SEU )?(?:CORRIDA|VIAGEM|PEDIDO|COMPRA|ESTADIA|HOSPEDAGEM|ESTACIONAMENTO)\b/,
    /\bRECIBO NAO (?:E|VALE COMO|SUBSTITUI)(?: A| UMA?)? (?:NOTA|DOCUMENTO|CUPOM) FISCAL\b/,
    /\bOBRIGAD[OA] POR (?:VIAJAR|RODAR|IR)(?: \S+)? (?:COM|CONOSCO)\b/,
  ],
  cnpjcard: [
    /\b(?:ESTA|ENCONTRA SE|ACHA SE) INSCRIT[AO] NO (?:CADASTRO NACIONAL DA PESSOA JURIDICA|CNPJ)\b(?: \S+){0,60}? SITUACAO CADASTRAL\b/,
  ],
  // The codes of care that only accounts between doctors and plans have.
  guide: [/\bTUSS\b/],
  transportdraft: [
    /\b(?:CARGA|MERCADORIA|VOLUMES)\b(?: \S+){0,40}? PARA SER(?:EM)? ENTREGUES? A\b(?: \S+){0,60}? FRETE\b/,
    /\b(?:SOLICITAMOS|SOLICITO|PEDIMOS|FAVOR|AUTORIZAMOS|AUTORIZO)(?: \S+){0,12}? (?:COLETA|COLETAR|RETIRADA|RETIRAR)(?: \S+){0,12}? (?:VOLUMES?|CARGAS?|MERCADORIAS?|CAIXAS?|PALETES?|PALLETS?)\b/,
  ],
};
