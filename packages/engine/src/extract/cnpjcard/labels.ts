/** Labels of the main activity, the kind of company and its size. */
export const ofActivity = [
  'CNAE principal (código e descrição)',
  'Atividade principal (CNAE)',
  'CNAE - atividade principal',
  'Atividade econômica',
  'Ramo de atividade',
  'CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL',
  'Atividade econômica principal',
  'Atividade principal',
  'CNAE principal',
  'CNAE fiscal principal',
  'CNAE fiscal',
  'Código e descrição da atividade principal',
  'Atividade econômica principal (CNAE)',
  'CNAE primário',
  'CNAE primária',
  'Atividade primária',
  'Atividade econômica primária',
  'CNAE 2.0 principal',
  'CNAE-F',
  'Ramo de atividade principal',
  'Ramo principal',
];
export const ofNature = [
  'Natureza',
  'Natureza jurídica (código e descrição)',
  'Nat. jurídica',
  'Código e descrição da natureza jurídica (NJ)',
  'CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA',
  'Natureza jurídica',
  'Código da natureza jurídica',
  'Código e descrição da natureza',
  'Natureza jurídica (cód. e nome)',
  'Natureza jurídica (código e nome)',
  'Natureza jurídica (NJ)',
  'NJ',
];
/** Labels of the code and of the name of an activity and of a kind of company, where each has a box of its own. */
export const codeOfActivity = [
  'Código da atividade principal',
  'Código da atividade econômica principal',
  'Cód. atividade principal',
  'Cód. da atividade principal',
  'Código CNAE principal',
  'Código do CNAE principal',
];
export const nameOfActivity = [
  'Descrição da atividade principal',
  'Descrição da atividade econômica principal',
  'Descrição do CNAE principal',
  'Denominação da atividade principal',
];
export const codeOfNature = [
  'Código da forma jurídica',
  'Código NJ',
  'Cód. natureza jurídica',
  'Código da natureza',
  'Cód. da natureza',
];
export const nameOfNature = [
  'Descrição da natureza jurídica',
  'Descr. natureza jurídica',
  'Tipo societário',
  'Tipo jurídico',
  'Forma jurídica',
  'Natureza legal',
  'Tipo de sociedade',
];
export const ofSize = [
  'Porte empresarial',
  'Tamanho',
  'Porte do estabelecimento',
  'PORTE',
  'Porte da empresa',
  'Enquadramento de porte',
  'Classificação de porte',
  'Porte da empresa (RFB)',
  'Porte/Enquadramento',
  'Porte na Receita Federal',
];
export const sizes =
  /^(?:ME|EPP|MEI|DEMAIS|GRANDE|M[ÉE]DIO|MICRO ?-?EMPRESA(?: \(ME\))?|EMPRESA DE (?:PEQUENO|M[ÉE]DIO|GRANDE) PORTE(?: \(EPP\))?|(?:PEQUENO|M[ÉE]DIO|GRANDE) PORTE|MICROEMPREENDEDOR INDIVIDUAL(?: \(MEI\)| - MEI)?|N[ÃA]O INFORMADO)$/i;

/** Labels of a town with its state. */
export const ofTown = [
  'Município / Estado',
  'Cidade / Estado',
  'Município e estado',
  'Cidade e estado',
  'Município e UF',
  'Cidade e UF',
  'Município/UF',
  'Cidade/UF',
];

/** Labels of a box that holds a telephone number, an address for mail, or both. */
export const ofContact = [
  'Contato',
  'Contatos',
  'Telefone / E-mail',
  'E-mail / Telefone',
  'Telefone e e-mail',
  'E-mail e telefone',
  'Fone / E-mail',
];

/** Labels of the moment of a print, of which day and hour are parts. */
export const ofIssue = [
  'Consulta realizada em',
  'Consultado em',
  'Consulta em',
  'Data da consulta',
  'Data e hora da consulta',
  'Data/hora da consulta',
  'Emitido em',
  'Emitido em (data e hora)',
  'Data e hora da emissão',
  'Data/hora da emissão',
  'Impresso em',
  'Gerado em',
  'Pesquisa realizada em',
  'Comprovante emitido em',
  'Emitido no dia',
];

/** Labels of why a company is in a status other than active, which name it. */
export const ofReason = ['Motivo', 'Razão', 'Causa'].flatMap((why) =>
  ['da baixa', 'da suspensão', 'da inaptidão', 'da nulidade'].map((status) => `${why} ${status}`),
);
