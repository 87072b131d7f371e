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
    // What a table of a restaurant consumed, with what is left for those who served it.
    /\b(?:MESA|COMANDA) ?(?:NO? )?\d{1,6} (?:MESA|COMANDA|GARCOM|GARCONETE|ATENDID[OA]|ATENDENTE|PESSOAS)\b/,
    /\b(?:CONSUMO|SUBTOTAL)\b(?: \S+){0,16}? SERVICO \(?\d{1,2}\W{0,3}(?:SUGERID[OA]|OPCIONAL|FACULTATIV[OA])\b/,
    /\bOBRIGAD[OA] POR (?:VIAJAR|RODAR|IR)(?: \S+)? (?:COM|CONOSCO)\b/,
  ],
  // Mail that brings a bill of a house's service, with where it is installed.
  proofofaddress: [
    /\b(?:FATURA|CONTA|BOLETO|COBRANCA)(?: \S+){0,4}? (?:D[OE] )?(?:SEU|SUA) (?:\S+ ){0,3}?(?:INTERNET|TELEFON[EI]A?|CELULAR|TV|BANDA LARGA|ENERGIA|LUZ|AGUA|GAS|CONDOMINIO)\b(?: \S+){0,10}? (?:GERAD|EMITID|FECHAD|DISPONIVEL|VENCIMENTO|VENCE)/,
    /\bENDERECO D[EAO] (?:INSTALACAO|LIGACAO|UNIDADE CONSUMIDORA|FORNECIMENTO)\b(?: \S+){0,24}? CEP \d{5}/,
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
