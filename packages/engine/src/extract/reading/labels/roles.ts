import { foldWords } from '../sheet/text.ts';

/** What a party is to a paper. */
type Role =
  | 'issuer'
  | 'provider'
  | 'customer'
  | 'seller'
  | 'buyer'
  | 'producer'
  | 'sender'
  | 'recipient'
  | 'dispatcher'
  | 'receiver'
  | 'payer'
  | 'carrier'
  | 'driver'
  | 'intermediary'
  | 'patient'
  | 'requester'
  | 'physician'
  | 'passenger'
  | 'guest'
  | 'landlord'
  | 'tenant'
  | 'guarantor'
  | 'agency'
  | 'partner'
  | 'company'
  | 'declarant'
  | 'deceased';

/**
 * Words for parties, by their beginnings, as nouns and by what they do, each with the roles that they may mean: the likeliest first. A word that
 * says one thing to one reader and another to the next ("quem aluga" of a lease) is none of them.
 */
const roles: readonly (readonly [words: RegExp, roles: readonly Role[]])[] = [
  [/^(?:EMITENTES?|EMISSORA?|EMITE|EMITIU)$/, ['issuer', 'provider']],
  [
    /^(?:PRESTADORA?|PRESTA|PRESTOU|EXECUTANTE|EXECUTORA?|EXECUTA|EXECUTAR|EXECUTOU|REALIZA|REALIZAR|REALIZOU|FEZ|FAZ|ATENDE|ATENDER|ATENDEU|TRABALHOU|CREDENCIAD[AO]|CONTRATAD[AO])$/,
    ['provider', 'issuer'],
  ],
  [
    /^(?:CLIENTE|TOMADORA?|TOMA|TOMOU|CONTRATANTE|CONTRATA|CONTRATOU|ENCOMENDOU|ENCOMENDANTE|CONSUMIDORA?|FREGUES)$/,
    ['customer', 'payer', 'buyer', 'recipient'],
  ],
  [/^(?:VENDEDORA?|VENDE|VENDEU|FORNECEDORA?|FORNECE|FORNECEU|ALIENANTE)$/, ['seller', 'issuer', 'provider']],
  [/^(?:COMPRADORA?|COMPRA|COMPROU|ADQUIRENTE|ADQUIRE|ADQUIRIU)$/, ['buyer', 'customer', 'recipient']],
  [/^(?:PRODUTORA?|PRODUZ|PRODUZIU|COOPERAD[AO])$/, ['producer']],
  [
    /^(?:REMETENTE|REMETE|REMETEU|MANDA|MANDOU|ENVIA|ENVIOU|EMBARCADORA?|EMBARCA|EMBARCOU)$/,
    ['sender', 'dispatcher'],
  ],
  [/^(?:EXPEDIDORA?|EXPEDE|EXPEDIU|DESPACHANTE|DESPACHA|DESPACHOU)$/, ['dispatcher', 'sender']],
  [
    /^(?:DESTINATARI[AO]|RECEBE|RECEBER|RECEBEU|RECEBERA|CONSIGNATARI[AO])$/,
    ['recipient', 'receiver', 'customer'],
  ],
  [/^(?:RECEBEDORA?)$/, ['receiver', 'recipient']],
  [/^(?:PAGADORA?|PAGA|PAGAR|PAGOU|PAGARA|SACAD[AO])$/, ['payer', 'customer']],
  [
    /^(?:TRANSPORTADORA?|TRANSPORTA|TRANSPORTAR|TRANSPORTOU|LEVA|LEVAR|LEVOU|FRETEIR[AO]|FRETISTA)$/,
    ['carrier', 'driver'],
  ],
  [
    /^(?:MOTORISTA|CONDUTORA?|CONDUZ|CONDUZIR|CONDUZIU|DIRIGE|DIRIGIR|DIRIGIU|CAMINHONEIR[AO]|CHOFER|TAXISTA)$/,
    ['driver'],
  ],
  [/^(?:INTERMEDIARI[AO]|INTERMEDIADORA?|INTERMEDIA|INTERMEDIOU)$/, ['intermediary', 'agency']],
  [/^(?:PACIENTE|BENEFICIARI[AO]|SEGURAD[AO]|ASSOCIAD[AO]|ATENDID[AO])$/, ['patient', 'customer']],
  [
    /^(?:SOLICITANTE|SOLICITA|SOLICITOU|REQUISITANTE|REQUISITA|REQUISITOU|REQUERENTE|REQUEREU|PEDE|PEDIU)$/,
    ['requester'],
  ],
  [/^(?:MEDIC[AO]|ATESTANTE|ATESTA|ATESTOU)$/, ['physician']],
  [/^(?:PASSAGEIR[AO]|VIAJANTE|VIAJA|VIAJOU)$/, ['passenger', 'customer']],
  [/^(?:HOSPEDE|HOSPEDA|HOSPEDOU)$/, ['guest', 'customer']],
  [/^(?:LOCADORA?|PROPRIETARI[AO]|SENHORI[AO]|DON[AO])$/, ['landlord']],
  [/^(?:LOCATARI[AO]|INQUILIN[AO]|MORA|MORAR|MORADORA?)$/, ['tenant']],
  [/^(?:FIADORA?|GARANTIDORA?|AVALISTA|GARANTE|GARANTIU|GARANTIR)$/, ['guarantor']],
  [/^(?:ADMINISTRADORA|IMOBILIARIA)$/, ['agency']],
  [/^(?:SOCI[AO]S?|QUOTISTAS?|COTISTAS?|ACIONISTAS?)$/, ['partner']],
  [/^(?:SOCIEDADE)$/, ['company']],
  [/^(?:DECLARANTE|DECLARA|DECLAROU|INFORMANTE|COMUNICANTE)$/, ['declarant']],
  [/^(?:FALECID[AO]|FALECEU|MORT[AO]|MORREU)$/, ['deceased']],
];

/** A verb in a form that the words above do not have: what one is doing, will do or wants to, or what several did ("comprando", "vender", "venderam"). */
const otherForm = /^(.{2,}[AEI])(?:NDO|R|RA|RAM)$/;

/** A word with what it is in the third person, which the words for roles have. */
function formsOf(word: string): readonly string[] {
  const [, stem = ''] = otherForm.exec(word) ?? [];
  return stem === '' ? [word] : [word, stem.replace(/I$/, 'E'), stem.slice(0, -1)];
}

/** Words that a party's title has beside its role: what is told of it, and the thing that it does something with. */
const beside =
  /^(?:DADOS|IDENTIFICACAO|QUALIFICACAO|INFORMACOES|CADASTRO|PARTE|PESSOA|EMPRESA|QUEM|FOI|VAI|QUER|ESTAO|ESTAVA|E|A|O|AS|OS|D[AEO]S?|PARA|PEL[AO]S?|POR|EM|NO|NA|DEST[AE]|EST[AE]|SERVICOS?|TRABALHOS?|CARGA|CARGAS|MERCADORIAS?|FRETE|TRANSPORTE|PRODUTOS?|NOTA|IMOVEL|VEICULO|CAMINHAO|CARRO|ATENDIMENTO|PROCEDIMENTOS?|EXAMES?|GUIA|CONTA|OBITO|CAMINHO|VIAGEM|CORRIDA)$/;

/** Whether a word is one of the two ends of a way, whose colon ends no label: the party at that end stands behind it ("De: remetente", "Para: destinatário"). */
export const isDirection = (text: string): boolean => /^(?:de|para):$/i.test(text);

/** Most words of a title that speaks of a role. */
const mostWords = 7;

/** The roles of parties that a text speaks of as the title of a party's block does, the likeliest first; none where it speaks of anything else as well, or of two. */
export function rolesOf(text: string): readonly Role[] {
  const words = foldWords(text.replace(/\([^)]*\)/g, ' ')).split(' ');
  if (words.length > mostWords) return [];
  const found = words.flatMap((word) => {
    const [, spoken] = roles.find(([pattern]) => formsOf(word).some((form) => pattern.test(form))) ?? [];
    if (spoken !== undefined) return [spoken];
    return beside.test(word) ? [] : [undefined];
  });
  const [first] = found;
  return first !== undefined && found.every((spoken) => spoken === first) ? first : [];
}
