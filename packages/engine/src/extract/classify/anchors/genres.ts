/** Words by which a page is known as an article, an advertisement or another writing; `row` is a row in capitals without accents, its words parted by single spaces. */
interface Cue {
  readonly row: RegExp;
  readonly weight: number;
  /** Least rows that have it. */
  readonly rows: number;
}

const cue = (words: string, weight: number): Cue => ({
  row: new RegExp(`(?:^| )(?:${words})(?= |$)`),
  weight,
  rows: 1,
});
const begins = (words: string, weight: number, rows = 1): Cue => ({
  row: new RegExp(`^(?:${words})(?= |$)`),
  weight,
  rows,
});

/**
 * Cues of writings that speak of documents, show them as examples or sell what stands in them. A weight of 8 and more tells by itself; the
 * others only together, because a bill too may advertise and a deed quote the law.
 */
export const cuesOfGenres: readonly Cue[] = [
  // Articles and their readers.
  cue('LEITURA \\d+ MIN(?:UTOS?)?|\\d+ MIN(?:UTOS?)? DE LEITURA|TEMPO DE LEITURA', 8),
  cue('\\d+ COMENTARIOS?|DEIXE (?:UM|SEU) COMENTARIO|COMPARTILHE(?: ESTE ARTIGO)?', 6),
  cue('LEIA (?:TAMBEM|MAIS)|VEJA TAMBEM|MAIS LIDAS|POSTS? RELACIONADOS?|ARTIGOS? RELACIONADOS?', 6),
  cue('DA REDACAO|DA REPORTAGEM|AGENCIA DE NOTICIAS|FOTO (?:DIVULGACAO|REPRODUCAO|ARQUIVO)', 6),
  cue('BAIXE (?:GRATIS|GRATUITAMENTE)|INSCREVA SE|NEWSLETTER', 5),
  begins('BLOG', 5),
  // Advertisements and catalogues.
  begins('VENDE SE|VENDO|ALUGA SE|ALUGO|COMPRA SE|COMPRO|PRECISA SE|PROCURA SE|DOA SE', 8),
  cue('(?:FOTOS|IMAGENS) (?:MERAMENTE )?ILUSTRATIVAS|(?:FOTO|IMAGEM) (?:MERAMENTE )?ILUSTRATIVA', 8),
  cue('TRATAR COM|TRATAR NO|CHAME NO', 5),
  cue('UNICO DONO|UNICA DONA|SEM MULTAS|IPVA(?: \\d{4})? PAGO', 5),
  cue('ACEIT[AO] (?:TROCAS?|CARRO|MOTO|PROPOSTA|FINANCIAMENTO)', 5),
  cue('LIGUE (?:AGORA|JA)|FALE COM (?:UM|NOSSO) (?:CONSULTOR|CORRETOR|VENDEDOR)|POR QUE ESCOLHER', 6),
  cue('SEU NOME AQUI|NOME DO TITULAR AQUI|SEU LOGOTIPO', 8),
  cue('(?:VALORES|PRECOS|OFERTAS?|PROMOCAO) VALID[AO]S? (?:ATE|PARA|DE)|A PARTIR DE R', 5),
  cue('RESOLVEMOS|ACEITAMOS CARTAO', 5),
  cue('(?:PARCELAMOS|PARCELE|CARTAO) EM ATE \\d+ ?X|EM ATE \\d+ ?X SEM JUROS', 5),
  begins('TRAGA|VENHA|APROVEITE|NAO PERCA', 4),
  cue('PRECO A PARTIR DE|PRECOS A PARTIR DE|LANCAMENTO|PECA SEU ORCAMENTO|SOLICITE (?:UM )?ORCAMENTO', 5),
  cue('CATALOGO (?:DE PRODUTOS|GERAL|\\d{4})|FICHA TECNICA DO PRODUTO|DATASHEET', 8),
  // Lessons and examinations.
  cue('QUESTAO \\d+|EXERCICIO \\d+|ASSINALE A|ALTERNATIVA CORRETA|MARQUE (?:X|V OU F)', 5),
  cue('GABARITO|FOLHA DE RESPOSTAS|NOTA DA PROVA|NOME DO ALUNO|SIMULADO|APOSTILA', 5),
  cue('COMPLETE (?:AS?|OS?) (?:TABELAS?|LACUNAS|FRASES?|QUADROS?|ESPACOS)|LIGUE (?:CADA|AS COLUNAS)', 8),
  begins('(?:\\d+ )?(?:PESQUISE|DESENHE|RESPONDA|ESCREVA POR EXTENSO|EXPLIQUE|PINTE)', 6),
  cue('ATIVIDADE \\d+|\\d+O ANO(?: [A-E])?|(?:MINHA|TURMA) D[AO] ESCOLA|DESAFIO', 4),
  // Newspapers: a certificate says "faleceu", too, but none when the burial will be.
  begins('FALECIMENTOS|OBITUARIO|NOTAS? DE FALECIMENTO|PROCLAMAS|CLASSIFICADOS|EDITAIS', 6),
  cue('FALECEU (?:ONTEM|HOJE)|MISSA DE (?:7O|SETIMO) DIA|SEPULTAMENTO SERA|VELORIO', 6),
  begins('(?:GAZETA|DIARIO|JORNAL|TRIBUNA|FOLHA|CORREIO) D[AEO]', 4),
  // What an employee asks back with receipts.
  cue('RELATORIO DE DESPESAS|PRESTACAO DE CONTAS|(?:SOLICITACAO|PEDIDO|FORMULARIO) DE REEMBOLSO', 8),
  cue('A REEMBOLSAR|ADIANTAMENTO RECEBIDO|CENTRO DE CUSTO|COMPROVANTES ORIGINAIS', 5),
  // Manuals.
  begins('FIGURA \\d+|QUADRO \\d+|CAPITULO \\d+|PASSO \\d+|ETAPA \\d+', 4),
  cue('CLIQUE (?:EM|NO|NA|SOBRE)|VERSAO \\d+(?: \\d+)* DO MANUAL|REGRA DE VALIDACAO|LEIAUTE', 5),
  cue('ERRO COMUM|ERROS COMUNS|DICA|EXEMPLO(?:S)? DE PREENCHIMENTO|DUVIDAS FREQUENTES', 4),
  cue('EXEMPLO DE (?:IMPRESSAO|TELA|DOCUMENTO|NOTA|RECIBO|CERTIDAO|TICKET)|MODELO ILUSTRATIVO', 8),
  begins('EXEMPLO', 4),
  {
    // The last column of a list of a form's fields.
    row: /(?:^| )(?:OBRIGATORI[AO]|CONDICIONAD[AO]|FACULTATIV[AO]|OPCIONAL)$/,
    weight: 8,
    rows: 3,
  },
  {
    // Another column of such a list, whose rows begin with the fields' numbers.
    row: /^\d{1,3}(?: [A-Z]+){1,8} (?:OBRIGATORI[AO]|CONDICIONAD[AO]|FACULTATIV[AO]|OPCIONAL)(?= )/,
    weight: 8,
    rows: 3,
  },
  cue(
    '(?:CAMPO|CONDICAO|DESCRICAO) COMO PREENCHER|PREENCHIMENTO D[AEO]S? (?:GUIAS?|CAMPOS?|FORMULARIOS?)',
    5,
  ),
  cue('TIPO TAMANHO (?:DESCRICAO|FORMATO|OCORRENCIA)|NOME DO CAMPO', 6),
  cue('MATERIAL DE APOIO|VERSAO DE TREINAMENTO|REPRODUCAO PERMITIDA', 6),
  // Laws: a deed has their sections, but no rows of articles.
  begins('ART \\d+', 6, 3),
  begins('(?:CAPITULO|SECAO|TITULO|SUBSECAO) [IVX]+', 4),
  cue('FACO SABER|SANCIONO A SEGUINTE|DECRETA|ENTRA EM VIGOR|REVOGAM SE', 6),
  // Letters by mail program, whose papers are attached to them, and talk by messages.
  cue('(?:PDF|XML|JPE?G|PNG|ZIP|DOCX?) (?:\\d+ ){1,2}(?:KB|MB|BYTES?)', 8),
  cue('WEBMAIL|CAIXA DE ENTRADA|RESPONDER (?:A TODOS )?ENCAMINHAR|MENSAGEM ENCAMINHADA', 5),
  begins('\\d+ MENSAGE(?:M|NS)', 4),
  cue('\\d+ ANEXOS?|SEGUEM? (?:EM )?ANEX[AO]S?|EM ANEXO', 4),
  begins('CCO?', 4),
  begins('HOJE$|ONTEM$|ONLINE$|DIGITANDO|VISTO POR ULTIMO', 4),
  begins('BOM DIA|BOA TARDE|BOA NOITE|OBRIGAD[AO]', 4),
  cue('TA (?:NO|NA|COM|BOM)|PRA (?:VOCE|MIM|GENTE)|SERVE SE|ME MANDA', 4),
  // Windows of programs.
  cue('ARQUIVO (?:EDITAR|EXIBIR|CADASTROS?|MOVIMENTOS?)|(?:JANELA|FERRAMENTAS|RELATORIOS) AJUDA', 8),
  cue('GRAVAR CANCELAR|GRAVAR X CANCELAR|SALVAR CANCELAR|INCLUIR ALTERAR EXCLUIR|NOVO EDITAR', 6),
  // Pages of contents.
  begins('(?:SUMARIO|INDICE)(?: GERAL| ANALITICO| REMISSIVO)?(?: \\d{1,3})?$', 5),
  cue('\\d+[AO] EDICAO|ISBN(?: \\d+)*', 4),
  { row: /^(?:CAPITULO )?(?:\d{1,2}|[IVXLC]+) [A-Z0-9 ]*[A-Z]{3} \d{1,3}$/, weight: 6, rows: 5 },
  // Forms that ask for papers, and drafts.
  cue('DOCUMENTOS A APRESENTAR|NAO VALE COMO DOCUMENTO DE IDENTIDADE|PROTOCOLO DE (?:ENTREGA|RETIRADA)', 5),
  cue('DOCUMENTOS NECESSARIOS|DOCUMENTOS EXIGIDOS|DOCUMENTACAO NECESSARIA', 5),
  cue('MODELO SEM VALOR|SEM VALOR DE DOCUMENTO|MERAMENTE ILUSTRATIVO|DOCUMENTO FICTICIO', 8),
];

/** Labels and titles of papers of other countries; a Brazilian paper with translations names its republic. */
export const cuesOfCountries: readonly Cue[] = [
  cue('HGT|WGT|EYES|DOB|DONOR|RSTR|ORGAN DONOR', 4),
  cue('DRIVER S? ?LICENSE|IDENTIFICATION CARD|SOCIAL SECURITY|PERMANENT RESIDENT', 4),
  cue(
    'BILL(?:ED)? TO|SHIP(?:PED)? TO|PURCHASE ORDER|PACKING LIST|COMMERCIAL INVOICE|SALES TAX|TAX ID|AMOUNT DUE|UNIT PRICE',
    5,
  ),
  cue('APELLIDOS?|NOMBRES?|FECHA DE (?:NACIMIENTO|EMISION|VENCIMIENTO)|DOMICILIO|SEXO SEX|NACIONALIDAD', 4),
  cue(
    'REPUBLICA (?:ARGENTINA|ORIENTAL DEL URUGUAY|DEL PARAGUAY|DE CHILE|DE COLOMBIA|DEL PERU|PORTUGUESA|BOLIVARIANA|DE ANGOLA|DE MOCAMBIQUE)',
    8,
  ),
  cue(
    'ESTADO PLURINACIONAL DE BOLIVIA|ESTADOS UNIDOS MEXICANOS|UNITED STATES OF AMERICA|REPUBBLICA ITALIANA|REINO DE ESPANA',
    8,
  ),
  cue('FACTURA|CUIT|CUIL|RUT|RUC|REMITO', 5),
  cue(
    'CARTA DE CONDUCAO|CARTAO DE CIDADAO|NUMERO DE CONTRIBUINTE|GUIA DE (?:REMESSA|TRANSPORTE)|CODIGO AT|ATCUD',
    6,
  ),
  cue('FUHRERSCHEIN|PERMIS DE CONDUIRE|CARTE NATIONALE D IDENTITE|PATENTE DI GUIDA|PERSONALAUSWEIS', 8),
];

/** With this on it, a page has the foreign words as translations. */
export const ofBrazil = /FEDERATIVA DO BRASIL|REP(?:UBLICA)? FED(?:ERATIVA)?|MERCOSU[LR]|CPF|CNPJ/;
