import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeAccessKey } from '@lavra/brazil/access-key';
import { completeCmc7, formatCmc7 } from '@lavra/brazil/cmc7';
import { completeTd3 } from '@lavra/brazil/mrz';
import { afterAll, describe, expect, it } from 'vitest';
import { createFileReader } from '../testing/read-file.ts';
import type { Page, Word } from '../../pages/page.ts';
import { classifyPage } from './classify.ts';

/** A page of these lines, top to bottom; two spaces separate cells. */
function pageOf(lines: readonly string[], source: Page['source'] = 'text-layer'): Page {
  const words = lines.flatMap((line, row) => {
    let x = 0.05;
    return line.split(' ').flatMap((text): Word[] => {
      const width = 0.008 * text.length;
      const word: Word = { text, conf: 100, box: [x, 0.05 + row * 0.02, width, 0.01] };
      x += text === '' ? 0.04 : width + 0.006;
      return text === '' ? [] : [word];
    });
  });
  return {
    number: 1,
    width: 700,
    height: 1000,
    source,
    orientation: 0,
    quality: 'ok',
    words,
    lines: [],
    codes: [],
  };
}

const typeOf = (...lines: string[]) => classifyPage(pageOf(lines)).type;

describe('the kind of a page', () => {
  it('is not told by words that a text quotes', () => {
    const sentence = 'Pague por este cheque a quantia de';
    const cheque = (words: string) => classifyPage(pageOf([words, 'e centavos acima'])).candidates;
    const pointsOf = (words: string) => cheque(words).find(({ type }) => type === 'bankcheck')?.points ?? 0;
    expect(pointsOf(`"${sentence}"`)).toBeLessThan(pointsOf(sentence));
  });

  it('is a cheque by a magnetic line whose check digits hold, whatever else was read', () => {
    const line = completeCmc7('104273101870041250000451186');
    expect(typeOf('SUA ORDEM', `${formatCmc7(line)}`)).toBe('bankcheck');
    expect(typeOf('SUA ORDEM', formatCmc7(`${line.slice(0, -1)}${(Number(line.at(-1)) + 1) % 10}`))).toBe(
      'unknown',
    );
    // A receipt for a cheque repeats its line behind a label.
    expect(typeOf('RECIBO', `Cheque depositado: ${formatCmc7(line)}`)).toBe('unknown');
  });

  it('is a weighing by the way in which a mill calls its paper', () => {
    expect(typeOf('ROMANEIO DE ENTRADA', 'Depositante Ivo Serra  Caminhão MNP2C45')).toBe('weighingticket');
    expect(typeOf('ROMANEIO', 'Caixa 1 de 4  Volume 2')).toBe('unknown');
  });

  it('is a contract whatever it is about, and a meter by its plate', () => {
    const parties = [
      'CONTRATANTE: Rui Lima, CPF 529.982.247-25.',
      'CONTRATADA: Sol Ltda, com sede em Natal.',
    ];
    expect(typeOf('CONTRATO DE PRESTAÇÃO DE SERVIÇOS Nº 97/2022', ...parties)).toBe('contract');
    expect(typeOf('CONTRATO DE TRABALHO', ...parties)).toBe('unknown');
    expect(typeOf('Prezado cliente', 'O contrato de prestação de serviços será renovado em maio.')).toBe(
      'unknown',
    );
    expect(typeOf('NANSEN', 'MEDIDOR DE kWh  TIPO V-51-A', '240 V 15 A 60 Hz Kd 1,8 Wh/rot')).toBe(
      'energymeter',
    );
  });

  it('is none where the page is an article, an advertisement or another country’s', () => {
    const vehicle = [
      'Marca/Modelo: FIAT/UNO',
      'Cor predominante: azul',
      'RENAVAM 91922854282',
      'ATPV-e em mãos',
    ];
    expect(typeOf(...vehicle)).toBe('crv');
    expect(typeOf('VENDE-SE', ...vehicle, 'Único dono, tratar com Rui')).toBe('unknown');
    expect(typeOf('OREGON  DRIVER LICENSE', 'DOB 06/21/1985  EXP 06/21/2031', 'HGT 6-01  EYES BRO')).toBe(
      'unknown',
    );
  });

  it('is none where a form asks for the paper, an office offers it, or a manual explains its fields', () => {
    const card = ['REGISTRO GERAL 12.345.678-9', 'FILIAÇÃO  Rui Lima  Eva Lima', 'NATURALIDADE  Recife - PE'];
    expect(typeOf('CARTEIRA DE IDENTIDADE', ...card)).toBe('rg');
    expect(typeOf('REQUERIMENTO DE CARTEIRA DE IDENTIDADE', ...card)).toBe('unknown');
    expect(typeOf('SOLICITAÇÃO DE SEGUNDA VIA DA CARTEIRA DE IDENTIDADE', ...card)).toBe('unknown');
    const vehicle = ['ATPV-e R$ 280', 'Licenciamento e número do RENAVAM', 'Em frente ao DETRAN'];
    expect(typeOf(...vehicle)).toBe('crv');
    expect(typeOf('Resolvemos o documento do seu carro', ...vehicle, 'Cartão em até 12x')).toBe('unknown');
    const guide = ['Registro ANS 326305', 'Número da carteira 0064', 'Senha 112', 'Indicação clínica febre'];
    expect(typeOf('GUIA DE SERVIÇO PROFISSIONAL', ...guide)).toBe('guide');
    const rules = guide.map((row) => `${row}  obrigatório`);
    expect(typeOf('Legenda da guia de serviço profissional', ...rules)).toBe('unknown');
  });

  it('is not told by a label that begins as another paper’s title', () => {
    const rest = ['RENDIMENTOS TRIBUTÁVEIS 129.226,99', 'IMPOSTO DEVIDO 16.176,77'];
    const title = ['Declaração de Ajuste Anual', 'IDENTIFICAÇÃO DO CONTRIBUINTE'];
    expect(typeOf(...title, 'Título eleitoral  Ocupação principal  E-mail', ...rest)).toBe('irpf');
    expect(typeOf('TÍTULO ELEITORAL', ...title, ...rest)).toBe('unknown');
  });

  it('is none of a permit to bury, which has many labels of a certificate', () => {
    const buried = ['Falecido  Idade  Sexo', 'Rui Lima  81 anos  M', 'Local do óbito  Hospital Santa Rita'];
    expect(typeOf('AUTORIZAÇÃO DE SEPULTAMENTO Nº 12', ...buried, 'Registro do óbito  2º Subdistrito')).toBe(
      'unknown',
    );
    expect(typeOf('CERTIDÃO DE ÓBITO', ...buried)).toBe('deathcertificate');
  });

  it('is what a receipt or a letter says of itself', () => {
    const ride = ['Tarifa inicial  R$ 5,50', 'SUBTOTAL  R$ 32,01', 'PEDÁGIO  R$ 4,60', 'Partida 13:40'];
    expect(typeOf('Este é o recibo da sua corrida de terça-feira.', ...ride)).toBe('refund');
    const goods = ['MINUTA nº 3608', 'Peso bruto: 120 kg  Cubagem: 1,2 m3'];
    expect(typeOf('Solicitamos a coleta de 12 volumes em nossa fábrica.', ...goods)).toBe('transportdraft');
  });

  it('is a company’s card, not a list of many companies', () => {
    const head = [
      'CADASTRO NACIONAL DA PESSOA JURÍDICA',
      'NOME EMPRESARIAL  DATA DE ABERTURA  SITUAÇÃO CADASTRAL',
    ];
    const company = (root: number) => `${root}.345.678/0001-95  SOL LTDA  01/02/2010  ATIVA`;
    expect(typeOf(...head, company(12))).toBe('cnpjcard');
    expect(typeOf(...head, ...[12, 13, 14, 15, 16, 17, 18].map(company))).toBe('unknown');
  });

  it('is a health card, not the prices of plans', () => {
    const card = [
      'ANS - nº 41.882-7',
      'ABRANGÊNCIA ESTADUAL',
      'ACOMODAÇÃO APARTAMENTO',
      'CARÊNCIAS cumpridas',
    ];
    const price = (age: number) => `${age} anos  184,30  261,75  371,69`;
    expect(typeOf(...card, 'SEGMENTAÇÃO AMB + HOSP')).toBe('healthcard');
    expect(typeOf(...card, 'SEGMENTAÇÃO AMB + HOSP', ...[18, 23, 28, 33].map(price))).toBe('unknown');
  });

  it('is its title, not a document that a sentence names', () => {
    const sentence =
      'Segue com esta carta o comprovante de inscrição e de situação cadastral do cadastro nacional da pessoa jurídica';
    expect(typeOf('Caro senhor', sentence)).toBe('unknown');
    expect(typeOf('COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL', 'NOME EMPRESARIAL')).toBe('cnpjcard');
  });

  it('is no form that nobody has filled in', () => {
    const labels = [
      'GUIA DE CONSULTA',
      '1 - Registro ANS  2 - Número da guia no prestador  3 - Número da guia atribuído pela operadora',
      '4 - Número da carteira  5 - Validade da carteira  6 - Atendimento a RN  7 - Nome  8 - Cartão Nacional de Saúde',
      '9 - Código na operadora  10 - Nome do contratado  11 - Código CNES  12 - Nome do profissional executante',
      '13 - Conselho profissional  14 - Número no conselho  15 - UF  16 - Código CBO',
    ];
    expect(typeOf(...labels)).toBe('unknown');
    const values = [
      '326305  004512  998871',
      '0064 1234 5678 9012  31/12/2027  N  Lia Prado  706 2034 5566 1208',
    ];
    expect(typeOf(labels[0] ?? '', ...values, ...labels.slice(1))).toBe('guide');
  });

  it('is not a document that a list asks for', () => {
    expect(typeOf('Traga:', 'a) Carteira Nacional de Habilitação', 'b) Carteira de Identidade')).toBe(
      'unknown',
    );
  });

  it('is not what a sentence begins with', () => {
    const rest = ['Economia', 'Cidade', 'Cultura', 'Esportes', 'Tempo', 'Agenda', 'Unidade consumidora'];
    expect(typeOf('Notas', 'Conta de luz fica mais cara a partir de abril', ...rest)).toBe('unknown');
    expect(typeOf('Notas', 'Conta de luz  REF 04/2026', ...rest)).toBe('proofofaddress');
  });

  it('is not what the rest of a sentence names', () => {
    const lines = ['A contratada deverá emitir', 'bem como o Manifesto Eletrônico de Documentos Fiscais'];
    expect(typeOf(...lines)).toBe('unknown');
    expect(typeOf('O contribuinte', 'Guarde o recibo de entrega da declaração.', 'Ano calendário')).toBe(
      'unknown',
    );
  });

  it('is not what a sentence names over the end of a row, or beside a gap that a stamp left', () => {
    const broken = [
      'São pagas as despesas de viagem comprovadas por nota fiscal de',
      'consumidor eletrônica, por cupom fiscal ou outra',
    ];
    expect(typeOf('Nota fiscal de', 'consumidor eletrônica', 'Troco')).toBe('refund');
    const others = Array.from({ length: 20 }, () => 'Item');
    expect(typeOf(...broken, ...others, 'Troco')).toBe('unknown');
    const stamped = 'Todos que perderam no ano passado seu recibo de entrega da declaração';
    expect(typeOf('Aviso', `${stamped} escrevam`, 'Ano calendário')).toBe('unknown');
    expect(typeOf('Aviso', `${stamped}  escrevam`, 'Ano calendário')).toBe('unknown');
  });

  it('is not what a sentence names as a noun, behind an article or before a comma', () => {
    const rest = ['Registro civil das pessoas naturais', 'Item', 'Obra', 'Sala', 'Nota'];
    const isNamed = (line: string) => typeOf('Folha', line, ...rest) !== 'unknown';
    expect(isNamed('Certidão de Nascimento')).toBe(true);
    expect(isNamed('Certidão de Nascimento  42,18')).toBe(true);
    expect(isNamed('Hoje certidão de nascimento')).toBe(false);
    expect(isNamed('Quem pede a Certidão de Nascimento')).toBe(false);
    expect(isNamed('Certidão de Nascimento, segunda via  42,18')).toBe(false);
    expect(isNamed('Reservado à Certidão de Nascimento')).toBe(true);
  });

  it('is no form where running text is set in columns', () => {
    const labels = ['NOME', 'FILIAÇÃO', 'NATURALIDADE', 'DATA DE NASCIMENTO', 'REGISTRO GERAL'];
    const column = 'os moradores voltam para casa sem nada  ficou assim a fila de ontem cedo';
    expect(typeOf('CARTEIRA DE IDENTIDADE', ...labels)).toBe('rg');
    expect(typeOf('CARTEIRA DE IDENTIDADE', ...labels, ...Array.from({ length: 12 }, () => column))).toBe(
      'unknown',
    );
  });

  it('is a receipt where it is the bill of a table in a restaurant', () => {
    expect(typeOf('Cantina', 'CONFERÊNCIA DE MESA', 'Garçom  Rui', 'Total  85,92')).toBe('refund');
    expect(typeOf('Aviso', 'Peça a conferência de mesa ao garçom.', 'Total  85,92')).toBe('unknown');
  });

  it('is a receipt where a card terminal or a toll printed it, not where one is spoken of', () => {
    expect(typeOf('CIELO', 'VIA - CLIENTE', 'VISA CREDITO', 'CREDITO A VISTA', 'VALOR R$  343,09')).toBe(
      'refund',
    );
    const rest = ['PRACA  Irati', 'PISTA  07', 'CATEGORIA  1', 'VALOR R$  14,44', 'BOA VIAGEM'];
    expect(typeOf('RODOVIAS DO SUL S.A.', 'RECIBO DE PEDAGIO', ...rest)).toBe('refund');
    expect(typeOf('Guarde a via cliente', 'e o recibo de pedágio para o reembolso.')).toBe('unknown');
  });

  it('is no contract where a receipt speaks of one', () => {
    const receipt = ['referente ao aluguel do mês', 'conforme contrato de locação.  Água paga', 'Locador'];
    expect(typeOf('RECEBI DE  Sônia Reis', 'a importância de', ...receipt)).toBe('unknown');
    expect(typeOf('RECIBO DE TÁXI', 'Recebi de  Sônia Reis', 'a importância de', 'Corrida')).toBe('refund');
  });

  it('is none of the many that a list names', () => {
    const list = ['Guia de consulta', 'Minuta de despacho', 'CONTRATO DE LOCAÇÃO', 'ALUGUEL', 'FIADOR'];
    expect(typeOf('Pautados', ...list)).toBe('contract');
    expect(typeOf('Pautados', ...list, 'Ticket de balança')).toBe('unknown');
  });

  it('is a health card by its few words and its number', () => {
    const card = ['CARTÃO NACIONAL DE SAÚDE', 'Data Nasc  26/01/1982'];
    expect(typeOf(...card)).toBe('unknown');
    expect(typeOf(...card, '898 0000 0004 3208')).toBe('healthcard');
    expect(typeOf('Nome do beneficiário', 'Nº da carteira', 'Carências  Plano odontológico')).toBe(
      'healthcard',
    );
  });

  const help = [
    'O DANFE traz a chave de acesso de quarenta e quatro algarismos',
    'e pode ser lido por qualquer pessoa com o telefone na mão',
    'Natureza da operação',
    'é o tipo da venda e diz como o imposto dela é calculado',
    'Destinatário / Remetente',
    'é quem recebe a mercadoria que foi vendida pela loja do emitente',
  ];

  it('is no form where most of the page is running text, but may be what is written in sentences', () => {
    expect(typeOf(...help)).toBe('unknown');
    expect(typeOf('Natureza da operação', 'Destinatário / Remetente')).toBe('danfe');
    const clauses = [
      'CONTRATO DE LOCAÇÃO',
      'O presente contrato vale por trinta meses e pode ser renovado',
      'LOCATÁRIO: a pessoa que assina no fim deste papel com duas testemunhas',
    ];
    expect(typeOf(...clauses)).toBe('contract');
    expect(typeOf('CONTRATO DE ALUGUEL DE IMÓVEL RESIDENCIAL', ...clauses.slice(1))).toBe('contract');
  });

  it('is not found by one word said twice', () => {
    expect(typeOf('Caro cliente', 'Classe B', 'Medidor de energia')).toBe('unknown');
    expect(typeOf('Caro cliente', 'INMETRO', 'Medidor de energia')).toBe('energymeter');
  });

  it('is its title before all labels, where the title is another paper’s', () => {
    const labels = ['ANO CALENDÁRIO', 'RENDIMENTOS TRIBUTÁVEIS', 'SALDO DE IMPOSTO A PAGAR'];
    expect(typeOf('COMPROVANTE DE RENDIMENTOS PAGOS', ...labels)).toBe('unknown');
    expect(typeOf(...labels, 'COMPROVANTE DE RENDIMENTOS PAGOS')).toBe('irpf');
    expect(typeOf('Laudo: 123', ...labels)).toBe('irpf');
  });

  const slip = ['Nosso número', 'Local de pagamento', 'Uso do banco', 'Espécie doc', 'Ficha de compensação'];

  it('is the bill that a slip hangs at', () => {
    expect(typeOf('Vencimento', ...slip)).toBe('boleto');
    expect(typeOf('Taxa de condomínio  520,00', 'Fundo de reserva  26,00', ...slip)).toBe('proofofaddress');
  });

  it('is read through misprints, but another phrase is none', () => {
    const read = (...lines: string[]) => classifyPage(pageOf(lines, 'ocr')).type;
    expect(read('CERTIDAO DE NASCIMEMTO', 'REGISTRO CIVIL DAS PESSOAS NATURAIS')).toBe('birthcertificate');
    expect(read('CERTIDÃO DE CASAMENTO', 'REGISTRO CIVIL DAS PESSOAS NATURAIS', 'MATRÍCULA')).toBe('unknown');
    expect(read('Aula de hoje', 'PERMISSÃO', 'PRIMEIRA HABILITAÇÃO')).toBe('unknown');
  });

  it('is a passport by its whole zone, not by the line of one that is spoken of, nor by the names on a card', () => {
    const lines = [
      ...completeTd3({
        kind: 'P',
        country: 'BRA',
        surname: 'SOUZA',
        givenNames: 'ANA MARIA',
        number: 'FK239866',
        nationality: 'BRA',
        birthDate: '1997-03-03',
        sex: 'F',
        expiryDate: '2033-07-30',
      }),
    ];
    expect(typeOf('República Federativa do Brasil', ...lines)).toBe('passport');
    expect(typeOf('Como se lê', lines[0] ?? '', 'Cada linha tem quarenta e quatro lugares')).toBe('unknown');
    expect(typeOf('Assinatura', 'PLINIO<<DOS<SANTOS<CINTRA<<<<<')).toBe('unknown');
  });

  it('is the back of a licence by what it calls its signatures', () => {
    expect(typeOf('Observações', 'ASSINATURA DO PORTADOR', 'ASSINATURA DO EMISSOR')).toBe('cnh');
    expect(typeOf('Observações', 'ASSINATURA DO PORTADOR')).toBe('unknown');
  });

  it('is a certificate by how old ones say it, where a stamp hides the title', () => {
    const book = 'às fls. 26 do livro A-75 de';
    expect(typeOf('Registro civil das pessoas naturais', book, 'Registro de nascimentos')).toBe(
      'birthcertificate',
    );
    expect(typeOf('Registro civil das pessoas naturais', book, 'Registro de óbitos')).toBe(
      'deathcertificate',
    );
  });

  it('is neither licence nor passport where a notice or a register of guests names one', () => {
    const transit = ['DEPARTAMENTO ESTADUAL DE TRÂNSITO', 'Placa', 'CARTEIRA NACIONAL DE HABILITAÇÃO'];
    expect(typeOf('NOTIFICAÇÃO DE AUTUAÇÃO', ...transit)).toBe('unknown');
    const guest = ['Tipo / Type', 'PASSAPORTE', 'Órgão expedidor / Issuing country'];
    expect(typeOf('FICHA NACIONAL DE REGISTRO DE HÓSPEDES', ...guest)).toBe('unknown');
    const plan = ['Nome do beneficiário', 'Plano', 'Acomodação', 'Carências', 'Registro ANS'];
    expect(typeOf('PROPOSTA DE ADESÃO AO PLANO DE SAÚDE', ...plan)).toBe('unknown');
    expect(typeOf(...guest)).toBe('passport');
  });

  it('is a bill by many labels of it, of which none says it by itself', () => {
    const labels = [
      'Total da fatura',
      'Nº da fatura',
      'Valor a pagar',
      'Débito automático',
      'Período de uso',
    ];
    expect(typeOf(...labels)).not.toBe('unknown');
    expect(typeOf(...labels.slice(0, 2))).toBe('unknown');
  });

  it('is not the sum of many small words', () => {
    expect(typeOf('Trabalhei na Transportadora', 'Motorista', 'Peso bruto', 'Peso líquido', 'Placa')).toBe(
      'unknown',
    );
  });

  it.each([
    [
      'of a Brazilian',
      'IDBRA985950038<078<<<<<<<<<<<<',
      '8107189M3512300BRA<<<<<<<<<<<4',
      'Card Issuer',
      'rg',
    ],
    ['of a foreigner', 'I<BRAV2710598<9<<<<<<<<<<<<<<<', '6005269F2904261PRY<<<<<<<<<<<8', 'RNM', 'rnm'],
    [
      'of another country',
      'IDCHEA1234567<6<<<<<<<<<<<<<<<',
      '8007159F3001014CHE<<<<<<<<<<<2',
      'Name',
      'unknown',
    ],
  ])('of a card %s is told by its zone', (_name, first, second, label, kind) => {
    expect(typeOf(label, first, second, 'EXEMPLO<<ESPECIME<<<<<<<<<<<<<')).toBe(kind);
  });
});

it('a bill of freight has its own key below those of its invoices', () => {
  const keyOf = (model: string, number: string): string =>
    completeAccessKey(`33260511222333000181${model}001${number}119501142`) ?? '';
  const evidence = (...models: readonly string[]) =>
    classifyPage(
      pageOf(['Emissão', ...models.map((model, at) => keyOf(model, `00021307${at}`))]),
    ).candidates.find(({ type }) => type === 'cte');
  expect(evidence('55', '55', '57')?.evidence).toMatchObject([{ text: keyOf('57', '000213072') }]);
  expect(evidence('58', '57')).toBeUndefined();
  expect(evidence('55', '57', '57')).toBeUndefined();
});

const folder = fileURLToPath(new URL('../../../../../../shared/samples/', import.meta.url));

describe('pages of others', () => {
  const reader = createFileReader();
  afterAll(() => reader.close());
  const named = existsSync(folder)
    ? readdirSync(join(folder, 'kinds'))
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => ({
          name,
          path: join(folder, 'kinds', name),
          kind: name.startsWith('neg.') ? 'unknown' : (name.split('.')[1] ?? ''),
        }))
    : [];

  // A suite without a case would count as failed.
  if (named.length === 0) it.skip('no samples lie beside the project', () => undefined);
  it.each(named)('$name is told, or left alone', async ({ path, kind }) => {
    const [page] = await reader.pagesOf(path);
    if (page === undefined) throw new Error('no page');
    expect(classifyPage(page).type).toBe(kind);
  });
});
