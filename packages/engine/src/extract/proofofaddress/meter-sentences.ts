import { printedDay } from '../reading/phrases/days.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';

const meter = String.raw`(?:hidr[ôo]metro|medidor|rel[óo]gio|aparelho)(?: de (?:[áa]gua|luz|energia|g[áa]s))?`;
const wordOfNumber = String.raw`(?:(?:de )?n[úu]mero|n[º°o.]+|s[ée]rie)(?: de s[ée]rie)?:?`;
const itsNumber = String.raw`${wordOfNumber} (\d{4,12})(?!\d)`;
/** A number that no word calls one has more figures than a reading. */
const itsLongNumber = String.raw`(?:,? ${wordOfNumber}| (?=\d{7})) ?(\d{4,12})(?![\d.,/-]*\d)`;
const showed = String.raw`(?:marcava|marcou|mostrava|mostrou|registrava|registrou|indicava|indicou|apontava|apontou|estava em)(?: a leitura(?: de)?)?`;
const unit = String.raw`(?:m ?[³3]|kWh)(?!\p{L})`;
const figures = String.raw`(\d{1,7})(?: ?${unit})?`;
/** A count with its thousands apart, and a number of a meter that may have letters. */
const count = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,7})(?: ?${unit})?`;
const serial = String.raw`(?=[A-Z\d]*\d{4})[A-Z\d]{5,12}`;
/** A day and the whole count behind it, which no amount is. */
const dayAndCount = String.raw`(\d{2}\/\d{2}\/(?:\d{4}|\d{2})) (\d{1,3}(?:\.\d{3})+|\d{1,7})(?![\d,/-]|\.\d)`;
const on = String.raw`(?:n[oa] dia|em) (${printedDay})`;

/** What a bill says of its meter in sentences, as letters and pages of applications do. */
export const meterSentences: NonNullable<ServiceForm<'proofofaddress'>['phrases']> = [
  // Lines with the day in the label and the reading at their end ("Leitura anterior em 19/06/2026   1.559").
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})leitura anterior,? ${on}:? (\d{1,3}(?:\.\d{3})+|\d{1,7})(?: ?${unit})?(?![\d/,-])`,
      'iu',
    ),
    gives: [
      ['PreviousReadingDate', 'date'],
      ['PreviousReading', 'number'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})leitura atual,? ${on}:? (\d{1,3}(?:\.\d{3})+|\d{1,7})(?: ?${unit})?(?![\d/,-])`,
      'iu',
    ),
    gives: [
      ['CurrentReadingDate', 'date'],
      ['CurrentReading', 'number'],
    ],
  },
  // Rows of the two readings, each the word for it with the day and the count behind ("ANT 20/12/24 00679", "Leit. atual 18/06/23   9949").
  {
    pattern: new RegExp(String.raw`(?<!\p{L})ant(?:erior|\.)?:? ${dayAndCount}`, 'iu'),
    gives: [
      ['PreviousReadingDate', 'date'],
      ['PreviousReading', 'number'],
    ],
    isOfLine: true,
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})atu(?:al|\.)?:? ${dayAndCount}`, 'iu'),
    gives: [
      ['CurrentReadingDate', 'date'],
      ['CurrentReading', 'number'],
    ],
    isOfLine: true,
  },
  // What the meter showed on two days ("No dia 19/06/2026 o hidrômetro marcava 1559; no dia 19/07/2026 marcava 1579").
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${on},? (?:[oa] )?(?:seu |sua )?${meter}(?:,? ${itsNumber},?)? ${showed} ${figures}[;,.]? (?:e )?${on},? (?:ele |o ${meter} )?${showed} ${figures}(?!\d|[/,]\d)`,
      'iu',
    ),
    gives: [
      ['PreviousReadingDate', 'date'],
      ['MeterNumber', 'serial'],
      ['PreviousReading', 'number'],
      ['CurrentReadingDate', 'date'],
      ['CurrentReading', 'number'],
    ],
  },
  // The same with the days behind ("O medidor marcava 1559 no dia 19/06/2026 e marcou 1579 no dia 19/07/2026").
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${meter}(?:,? ${itsNumber},?)? ${showed} ${figures} ${on}[;,.]? (?:e )?(?:ele )?(?:${showed} )?${figures} ${on}`,
      'iu',
    ),
    gives: [
      ['MeterNumber', 'serial'],
      ['PreviousReading', 'number'],
      ['PreviousReadingDate', 'date'],
      ['CurrentReading', 'number'],
      ['CurrentReadingDate', 'date'],
    ],
  },
  // The visit at which it was read, and the one before ("O leiturista passou no dia 18/02/2026 e o medidor M112456 marcava 22.073").
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:passou|esteve|veio|visitou|leu|leitura feita|visita feita)(?: (?:a[íi]|aqui|n[ao]|o|a|sua|seu|local|im[óo]vel|casa|medidor|hidr[ôo]metro|por)){0,4} ${on},? (?:e |quando )?(?:o |seu |a )?${meter}(?:,? (?:${wordOfNumber} )?(${serial}),?)? ${showed} ${count}(?!\d|[/,]\d)`,
      'iu',
    ),
    gives: [
      ['CurrentReadingDate', 'date'],
      ['MeterNumber', 'serial'],
      ['CurrentReading', 'number'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:visita|leitura|medi[çc][ãa]o|vez) anterior,? ${on},? (?:ele |o ${meter} )?${showed} ${count}(?!\d|[/,]\d)`,
      'iu',
    ),
    gives: [
      ['PreviousReadingDate', 'date'],
      ['PreviousReading', 'number'],
    ],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${meter}${itsLongNumber}`, 'iu'),
    gives: [['MeterNumber', 'serial']],
  },
  // "Foram 20 m³ em 30 dias", "você gastou 210 kWh em 29 dias", "sua casa usou 151 kWh neste mês".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:foram|gastou|consumiu|usou|utilizou)(?: usados| gastos| consumidos)? (\d{1,6}) ?${unit} (?:em \d{2} dias|n(?:o|este|esse) (?:m[êe]s|per[íi]odo)(?! (?:passad|anterior)))(?!\p{L})`,
      'iu',
    ),
    gives: [['Consumption', 'number']],
  },
  // "Seu consumo no período foi de 151 kWh", not that of other months.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:consumo|gasto)(?: (?:total|faturado|medido|apurado|registrado|d[oe]ste|n[oe]ste|d?esse|nesse|no|do|m[êe]s|per[íi]odo|ciclo|atual)){0,4},? (?:foi|[ée]|ficou|chegou|somou|totalizou)(?: de| em| a)? (\d{1,6}) ?${unit}`,
      'iu',
    ),
    gives: [['Consumption', 'number']],
  },
];
