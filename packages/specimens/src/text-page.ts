import { createRandom, type Random } from './random.ts';
import { rasterise } from './rasterise.ts';
import { a4, createSpecimenDocument } from './sheet.ts';

const portuguese = [
  'As partes têm entre si, justo e contratado, o presente instrumento particular, que se regerá pelas cláusulas e condições seguintes, mutuamente outorgadas e aceitas.',
  'A contratada obriga-se a prestar os serviços com zelo e diligência, observadas a legislação vigente e as instruções que, por escrito, lhe forem dirigidas pela contratante.',
  'O preço será pago em parcelas mensais e sucessivas, vencíveis no quinto dia útil de cada mês, mediante apresentação da nota fiscal correspondente.',
  'A mora no pagamento sujeitará o devedor à multa de dois por cento, acrescida de juros de um por cento ao mês e correção monetária pela variação do índice oficial.',
  'Nenhuma das partes poderá ceder ou transferir os direitos decorrentes deste contrato sem a prévia e expressa anuência da outra, sob pena de rescisão.',
  'A tolerância quanto ao descumprimento de qualquer obrigação não implicará novação, nem constituirá precedente invocável pela parte inadimplente.',
  'As informações trocadas são confidenciais e não serão reveladas a terceiros, salvo por determinação judicial ou quando já forem de domínio público.',
  'O prazo de vigência é de doze meses, prorrogável por igual período, se não houver manifestação em contrário até trinta dias antes do término.',
];
const english = [
  'The parties hereby agree to the terms and conditions set out below, which shall govern the whole of their relationship for as long as this agreement remains in force.',
  'The supplier shall perform the services with due care and skill, in keeping with the law and with any written instruction that the customer may give from time to time.',
  'The price is payable in monthly installments, falling due on the fifth working day of each month, against an invoice that states the work performed.',
  'Late payment bears interest at one per cent a month and a charge of two per cent on the amount overdue, without prejudice to any other remedy.',
  'Neither party may assign its rights under this agreement without the prior written consent of the other, which shall not be unreasonably withheld.',
  'A failure to enforce any provision is not a waiver of that provision, nor of the right to enforce it on a later occasion.',
  'Information exchanged under this agreement is confidential and shall not be disclosed to others, except where the law or a court requires it.',
  'The term is twelve months and renews for a like period unless either party gives notice thirty days before it ends.',
];

/** A dense page of prose as PDF and as picture, with the exact text of its lines. */
export interface TextPage {
  readonly pdf: Uint8Array;
  readonly png: Uint8Array;
  readonly truth: { title: string; lines: string[]; text: string };
}

/** The input for drawing a page of prose. */
export interface TextPageOptions {
  readonly seed: number;
  /** 1 to 12; a page holds about twelve. */
  readonly paragraphs?: number;
  readonly language?: 'pt' | 'en';
  /** Resolution of the picture, 300 by default. */
  readonly dpi?: number;
}

function drawParagraphs(random: Random, sentences: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const start = random.int(0, sentences.length - 1);
    const body = [0, 1].map((step) => sentences[(start + step + index) % sentences.length]).join(' ');
    return `${index + 1}. ${body}`;
  });
}

/** Draws a dense contract-like A4 page in Portuguese or English; the same seed gives the same page. */
export async function drawTextPage(options: TextPageOptions): Promise<TextPage> {
  const isEnglish = options.language === 'en';
  const random = createRandom(options.seed);
  const document = await createSpecimenDocument('Text page');
  const sheet = document.addSheet(a4);
  const style = { size: 10.5, face: 'serif' } as const;
  const title = isEnglish ? 'SERVICE AGREEMENT' : 'CONTRATO DE PRESTAÇÃO DE SERVIÇOS';
  sheet.text(25, 25, title, { size: 13, face: 'serifBold', align: 'center', width: 160 });
  const lines: string[] = [];
  let y = 37;
  for (const paragraph of drawParagraphs(
    random,
    isEnglish ? english : portuguese,
    options.paragraphs ?? 10,
  )) {
    for (const line of wrap(paragraph, (text) => sheet.widthOf(text, style) <= 160)) {
      if (y > 285) throw new RangeError('the paragraphs do not fit on one page');
      sheet.text(25, y, line, style);
      lines.push(line);
      y += 5.2;
    }
    y += 2.4;
  }
  const pdf = await document.save();
  const png = await rasterise(pdf, options.dpi === undefined ? {} : { dpi: options.dpi });
  return { pdf, png, truth: { title, lines, text: [title, ...lines].join('\n') } };
}

/** Breaks a text at spaces into lines that fit. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
