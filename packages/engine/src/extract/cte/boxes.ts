import type { FieldName } from '@lavra/contract/services/fields';
import type { CardFields } from '../reading/forms/card-fields.ts';

const amount = '\\d[\\d.]*,\\d{2}';
const town = "\\p{Lu}[\\p{L}'. -]*?";

/** Boxes of the model in the CT-e manual, whose labels are smaller than any other's. */
export const cteBoxes: CardFields<FieldName<'cte'>> = {
  runs: [
    {
      pattern: /^((?:RODOVI|AQUAVI|FERROVI|DUTOVI)[ÁA]RIO|A[ÉE]REO|MULTIMODAL)$/i,
      gives: [['Modal', 'text']],
    },
    // Codes of transport are those of the groups 350 and 360 ("6352 - TRANSPORTE PARA INDÚSTRIA").
    {
      pattern:
        /^(?:CFOP:? ?)?(\d{4}(?= [-–—:] PRESTA)|[1-7]3[56]\d) [-–—:] ((?:PRESTA[CÇ][AÃ]O|TRANSPORTE) \S.*)$/i,
      gives: [
        ['CFOP', 'code'],
        ['OperationNature', 'text'],
      ],
    },
    {
      pattern: /^(\d{15}) - (\d\d\/\d\d\/\d{4}) \d\d:\d\d:\d\d$/,
      gives: [
        ['Protocol', 'number'],
        ['ProtocolDate', 'date'],
      ],
    },
    { pattern: /^(\d\d - (?:TRIBUTA[CÇ][AÃ]O|ICMS|N[AÃ]O|SIMPLES) .*)$/i, gives: [['CST', 'text']] },
  ],
  rows: [
    {
      pattern: /^(NORMAL|COMPLEMENTO \S+ \S+|SUBSTITU\S+) (NORMAL|SUBCONTRATA\S+|REDESPACHO)(?= |$)/,
      gives: [
        ['CTeType', 'text'],
        ['ServiceType', 'text'],
      ],
    },
    {
      pattern: /^(REMETENTE|DESTINAT[ÁA]RIO|EXPEDIDOR|RECEBEDOR|OUTROS) (?:A )?PAG(?:O|AR)(?= |$)/i,
      gives: [['PayerRole', 'text']],
    },
    {
      pattern: new RegExp(`^(${town}) - ([A-Z]{2}) (${town}) - ([A-Z]{2})$`, 'u'),
      gives: [
        ['OriginCity', 'city'],
        ['OriginUF', 'uf'],
        ['DestinationCity', 'city'],
        ['DestinationUF', 'uf'],
      ],
    },
    {
      pattern: new RegExp(`^\\S\\S - \\D+? (${amount}) (\\d{1,2},\\d{2}) (${amount})(?= |$)`),
      gives: [
        ['ICMSBase', 'money'],
        ['ICMSRate', 'percent'],
        ['ICMSAmount', 'money'],
      ],
    },
  ],
};
