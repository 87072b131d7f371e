import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** How a plate leads to its model. */
const ofModel = String.raw`\b(?:[Tt]ipo|TIPO|[Mm]odelo|MODELO|[Mm]od\.|[Tt]ype):? `;

/** Text of a meter's plate besides its digits; most of it has no label. */
export const energymeterForm: ServiceForm<'energymeter'> = {
  phrases: [
    // Digits that are printed, or read as print, beside their unit; the number of the quantity may come before them.
    {
      pattern: /\bk ?wh\b:? (?:\d{2,3} )?(\d{4,7})(?! ?(?:imp|pul|\d|[.,]\d\d))(?= |$)/i,
      gives: [['Reading', 'number']],
    },
    { pattern: /(?:^| )(\d{4,7}) kwh\b/i, gives: [['Reading', 'number']] },
    // Drums print their digits apart.
    { pattern: /(?:^| )((?:\d ){3,6}\d) kwh\b/i, gives: [['Reading', 'number']] },
    // A model's name has letters and figures.
    {
      pattern: /\b(?:tipo|mod(?:elo|\.)?|type):? ((?=\S*\p{L})(?=\S*\d)[\p{Lu}\d/-]{2,12})(?= |$)/iu,
      gives: [['Model', 'text']],
    },
    // Two words, the second its number.
    {
      pattern: new RegExp(
        String.raw`${ofModel}([A-Z]{2,10} (?!\d+[VA](?: |$))(?:\d{3,5}[A-Z]{0,2}|\d{1,2}[A-Z]{1,3}))(?= |$)`,
        'u',
      ),
      gives: [['Model', 'text']],
    },
    // Of older meters, with few figures ("M 15-S", "D 58 C").
    {
      pattern: new RegExp(
        String.raw`${ofModel}([A-Z]{1,4} \d{1,3}(?:-[A-Z\d]{1,3}| [B-UW-Z](?= |$))?)(?= |$)(?! ?(?:V|A|Hz)(?= |$))`,
        'u',
      ),
      gives: [['Model', 'text']],
    },
    {
      pattern:
        /\b(?:[Nn][º°o.]{1,2}|N\/S|S\/N|(?:N[úu]mero de |N[º°] de )?[Ss][ée]rie(?: n[º°o.]{1,2})?|Medidor n[º°o.]{1,2}|Patrim[ôo]nio|Fabrica[çc][ãa]o n[º°o.]{1,2})[: ]{0,2}(\d{5,12}(?:-\d(?!\d))?)(?![\d\p{L}:;,.*'-])/u,
      gives: [['MeterNumber', 'number']],
    },
    // The year beside the number.
    {
      pattern: /\b[Nn][º°o.]{1,2} ?\d{5,10} ((?:19|20)\d{2})(?= |$)/u,
      gives: [['ManufactureYear', 'year']],
    },
    { pattern: /(?:^| )(\d{7,10})(?= |$)/, gives: [['MeterNumber', 'number']] },
    // Of several phases, with the voltage of one and that between two ("3x120/208 V").
    {
      pattern: /(?:^|[ :=])((?:\d ?[xX×] ?)?\d{2,3}(?: ?[/–-] ?\d{2,3})? ?V)\b/,
      gives: [['NominalVoltage', 'text']],
    },
    {
      pattern:
        /(?<!(?:^|[^(])[Ii] ?m[aá]x[.:]?)(?:^| )(\d{1,3}(?:[.,]\d{1,2})?(?: ?[-–/] ?\d{1,3}| ?\(\d{1,3}\))? ?A)\b/,
      gives: [['NominalCurrent', 'text']],
    },
    {
      pattern:
        /\b(?:Ano|Fabr?\.?|Fabricação|Fabricado em|Ind\. Bras\.|BRASILEIRA|BRASIL):? ?((?:19|20)\d{2})\b/i,
      gives: [['ManufactureYear', 'year']],
    },
    // Alone behind another mark of the plate.
    {
      pattern:
        /(?<=(?:^| )(?:\d ?(?:fios?|elem\S*|fases?)|\d{2} ?Hz|\d\)? ?A|\d ?V|Wh\/(?:imp|pul)\S*|(?:imp|pul)\S*\/kWh) )((?:19[4-9]|20[0-4])\d)(?= |$)(?! (?:V|A|Hz|imp|pul|k?Wh)(?!\p{L}))/iu,
      gives: [['ManufactureYear', 'year']],
    },
    { pattern: /\bK ?d ?[=:]? ?(\d+(?:[.,]\d+)?)/, gives: [['DiskConstant', 'constant']] },
    {
      pattern: /\bK ?[he] ?[=:]? ?(\d+(?:[.,]\d+)?)(?![\d.,]|\/\d| ?V)/,
      gives: [['PulseConstant', 'constant']],
    },
    // Told by its unit where the label stands apart.
    {
      pattern: /(?<![\d.,/])(\d{1,3}(?:[.,]\d+)?) ?Wh ?\/ ?(?:pul|imp)/i,
      gives: [['PulseConstant', 'constant']],
    },
    {
      pattern: /(?<![\d.,/])(\d{1,3}(?:[.,]\d+)?) ?Wh ?\/ ?(?:rot|rev)/i,
      gives: [['DiskConstant', 'constant']],
    },
  ],
  signs: [
    // A meter of active energy registers it in no other unit, whatever its constants count.
    {
      id: 'Unit',
      value: 'kWh',
      pattern:
        /\b(?:k{1,2} ?wh|quilowatt-?hora|watt-?hora|medidor(?: \p{L}+)? de energia (?:ativa|el[ée]trica))(?!\p{L})/iu,
    },
    { id: 'MeterType', value: 'eletrônico', pattern: /\bmedidor eletr[ôo]nico\b/i },
  ],
  fields: [
    {
      id: 'Model',
      kind: 'text',
      // Of letters and figures, and no voltage or current.
      shape:
        /^(?=.*\p{Lu})(?=.*\d)(?!Vn\b|In\b|\d+ ?[VA](?:$| ))[\p{Lu}\d][\p{Lu}\d/-]{1,11}(?: (?:\d{3,5}|(?!\d+[VA]$)\d{1,2}[A-Z]{1,3}))?$/u,
      labels: [
        'Mod.',
        'Modelo',
        'TIPO',
        'Mod',
        'Type',
        'Modelo/Tipo',
        'Tipo/Modelo',
        'Modelo do medidor',
        'Tipo do medidor',
        'Modelo nº',
        'Model',
        'Tp.',
      ],
    },
    {
      id: 'ManufactureYear',
      kind: 'year',
      labels: [
        'Fabricação',
        'Ano de fabricação',
        'Ano',
        'Fabricado em',
        'Data de fabricação',
        'Fab.',
        'Fabr.',
      ],
    },
    {
      id: 'DiskConstant',
      kind: 'constant',
      labels: [
        'Constante do disco',
        'Constante do disco (Kd)',
        'Const. do disco',
        'Const. disco',
        'Constante Kd',
        'Kd (Wh/rot)',
        'Kd Wh/r',
      ],
    },
    {
      id: 'PulseConstant',
      kind: 'constant',
      labels: [
        'Constante de pulso',
        'Const. de pulso',
        'Const. pulso',
        'Constante Kh',
        'Kh (Wh/pulso)',
        'Kh Wh/pulso',
        'Constante de calibração',
      ],
    },
  ],
};
