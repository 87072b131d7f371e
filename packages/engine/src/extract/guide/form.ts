import { withSideFirst } from '../reading/sheet/side-of-page.ts';
import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField, ServiceForm } from '../reading/forms/form-spec.ts';
import { withHeld } from './held.ts';
import { guideModels } from './models.ts';
import { numberedFields } from './numbered-fields.ts';
import { askedColumns, ofCode, ofTable, plainColumns } from './procedure-columns.ts';
import { readPerformed, readRequested } from './procedure-rows.ts';
import { readPersonLines } from './person-line.ts';
import { plainFields } from './plain-fields.ts';
import { guideSections } from './sections.ts';

type Field = FormField<FieldName<'guide'>>;

/** The number of a box of the standard, before its words. */
const boxNumber = /^(\d{1,2}) - /;

/** The boxes with the standard's numbers and shorter words behind them, as programs of clinics print them ("31-CNES"). */
const shortened = (boxes: readonly Field[]): Field[] =>
  boxes.flatMap(({ id, kind, labels }) => {
    const numbers = labels.flatMap((label) => boxNumber.exec(label)?.[1] ?? []);
    const words = [
      ...plainFields.filter((plain) => plain.id === id).flatMap((plain) => plain.labels),
      ...(short[id] ?? []),
    ];
    const shorter = numbers.flatMap((number) =>
      words.filter((word) => !boxNumber.test(word)).map((word) => `${number} - ${word}`),
    );
    return shorter.length === 0 ? [] : [{ id, kind, labels: [...new Set(shorter)] }];
  });

/** Words that only the number before them tells from those of other boxes. */
const short: Partial<Record<FieldName<'guide'>, readonly string[]>> = {
  ProviderName: ['Contratado', 'Executante'],
  ProfessionalCouncilNumber: ['Nº', 'Número'],
  RequesterCouncilNumber: ['Nº', 'Número'],
  ProceduresAmount: ['Procedimentos', 'Procedimentos (R$)', 'Procedimentos R$'],
  MaterialsAmount: ['Materiais', 'Materiais (R$)', 'Materiais R$'],
  MedicinesAmount: ['Medicamentos', 'Medicamentos (R$)', 'Medicamentos R$'],
  TotalAmount: ['Total Geral (R$)', 'Total Geral R$', 'Total (R$)', 'Total R$'],
};

/** Labels as they are printed on the models in use. */
export const guideForm: ServiceForm<'guide'> = {
  numbered: guideModels,
  sections: guideSections,
  // The guide's own number behind its box's, in the row of the title.
  phrases: [
    // The agency's short name alone, but for its telephone's: its registers have six figures.
    {
      pattern:
        /(?<!\p{L})(?<!disque )ANS(?: ?[-–:])?(?: sob)?(?: o)?(?: n(?:[º°o.]{1,2}|[úu]mero|[ec])?:?)? ?(\d{6}|\d{2}\.?\d{3}-\d)(?![\d-])/iu,
      gives: [['ANSRegistration', 'number']],
    },
    // The number behind the title.
    {
      pattern:
        /(?<!\p{L})GUIA (?:(?:M[ÉE]DICA|TISS|SADT|SP\/SADT|ODONTOL[ÓO]GICA)(?= ))?(?: ?(?:DE|PARA) (?:(?!ANS|REG)\p{L}[\p{L}/-]* ){1,9}?)?(?:- )?(?<!GUIA )N(?:[º°o.]{1,2}|[ÚU]MERO):? ?(\d{4,20})(?= |$)/iu,
      gives: [['ProviderGuideNumber', 'code']],
    },
    {
      pattern:
        /(?<!\p{L})GUIA (?:(?:DE )?(?:CONSULTA|SP\/SADT|SADT|INTERNA[ÇC][ÃA]O|HONOR[ÁA]RIOS|TRATAMENTO ODONTOL[ÓO]GICO)|TISS) (\d{5,20})(?= |$)/iu,
      gives: [['ProviderGuideNumber', 'code']],
    },
    {
      pattern: /(?:^| )2 ?[-–] ?N[º°o.]{1,2}:? (\d{4,20})(?= |$)/,
      gives: [['ProviderGuideNumber', 'code']],
    },
    // A provider's own print begins with its name, its register and its number with the plan.
    {
      pattern:
        /^(\p{Lu}[^\d:]{5,90}?) CNES:? (?:n[º°o.]{1,2} ?)?(\d{7})(?!\d)(?: [-–|])?(?: c[óo]d(?:\.|igo)? n[oa] (?:conv[êe]nio|operadora|plano):? (\d{3,14})(?!\d))?/iu,
      gives: [
        ['ProviderName', 'name'],
        ['CNES', 'number'],
        ['ProviderCode', 'code'],
      ],
    },
    // Its guide and the plan's stand beside each other, then the password with the days from and up to which it holds.
    {
      pattern:
        /(?<!\p{L})guia n(?:[º°o.]{1,2}|[úu]mero):? (\d{4,20}) (?:n[º°o.]{1,2} )?guia (?:d[oa] |n[oa] )?(?:conv[êe]nio|operadora|plano):? (\d{4,20})(?!\d)/iu,
      gives: [
        ['ProviderGuideNumber', 'code'],
        ['OperatorGuideNumber', 'code'],
      ],
    },
    {
      pattern:
        /(?<!\p{L})senha(?: d[ea] (?:autoriza[çc][ãa]o|libera[çc][ãa]o|operadora))?:? (?:n[º°o.]{1,2} )?([A-Z]{0,3}\d{4,20}[A-Z]{0,3}),? (?:(?:de|emitida em|liberada em) (\d\d\/\d\d\/\d{4}),? (?:e )?)?(?:que )?(?:(?:[ée] )?v[áa]lida|vale|vence|expira)(?: at[ée]| em)* (\d\d\/\d\d\/\d{4})(?!\d)/iu,
      gives: [
        ['AuthorizationPassword', 'code'],
        ['AuthorizationDate', 'date'],
        ['PasswordExpiryDate', 'date'],
      ],
    },
    // One sentence says what was done in a consultation.
    {
      pattern:
        /(?<!\p{L})(?:procedimento|servi[çc]o|consulta)(?: realizad[oa])?(?: c[óo]digo)?:? (\d{8}|\d\.?\d{2}\.?\d{2}\.?\d{2}-?\d),? (?:d?a )?tabela:? (\d{2})(?!\d)/iu,
      gives: [
        ['ProcedureCode', 'code'],
        ['ProcedureTable', 'code'],
      ],
    },
    {
      pattern: /(?<!\p{L})(?:consulta (?:do|de) tipo|tipo (?:da|de) consulta):? ([1-4])(?!\d|[.,/]\d)/iu,
      gives: [['ConsultationType', 'code']],
    },
    {
      pattern: /(?<!\p{L})(?:indica[çc][ãa]o|indicador) de acidente:? ([0-9])(?!\d|[.,/]\d)/iu,
      gives: [['AccidentIndicator', 'code']],
    },
    // From which place it was asked for, with the place's code and the council of who asked.
    {
      pattern:
        /(?<!\p{L})(?:solicitad|pedid|requisitad)[oa] por \p{Lu}[\p{L}'’ -]{4,60}? (?:d|n|pel)[ao] (?:cl[íi]nica|hospital|consult[óo]rio|laborat[óo]rio|empresa) (\p{Lu}[\p{L}\d&.'’-]*(?: (?:d[aeo]s? |e |& )?\p{Lu}[\p{L}\d&.'’/-]*){0,8})(?= |$)/u,
      gives: [['RequesterName', 'name']],
    },
    {
      pattern:
        /(?<!\p{L})(?:solicitad|pedid|requisitad)[oa] por \p{Lu}[^]{5,180}?(?<!\p{L})c[óo]d(?:\.|igo) d[oa] (?:cl[íi]nica|hospital|consult[óo]rio|solicitante|requisitante):? (\d{4,14})(?!\d)/u,
      gives: [['RequesterCode', 'code']],
    },
    {
      pattern:
        /(?<!\p{L})(?:solicitad|pedid|requisitad)[oa] por \p{Lu}[^]{5,220}?(?<!\p{L})conselho(?: \(c[óo]d\.?\))?:? (\d{2}|CR[A-Z]{1,3}),? n[º°o.]{1,2}:? (\d[\d.]{2,8}),? (?:estado|UF):? ([A-Z]{2})(?!\p{L})(?:,? CBO:? (\d{6})(?!\d))?/u,
      gives: [
        ['RequesterCouncil', 'code'],
        ['RequesterCouncilNumber', 'number'],
        ['RequesterCouncilUF', 'uf-code'],
        ['RequesterCBO', 'code'],
      ],
    },
    {
      pattern: /(?<!\d)(\d{2}\/\d{2}\/\d{4}),? (?:solicitad|pedid|requisitad)[oa] por \p{Lu}/u,
      gives: [['RequestDate', 'date']],
    },
    // Where it was done and by whom, before the number of either.
    {
      pattern:
        /(?<!\p{L})(?:executad|realizad|feit|atendid)[oa] (?:em|n[ao]|pel[oa]) (\p{Lu}[^\d:;]{4,80}?),? (?:\(?c[óo]d(?:igo|\.) (?:d[oa] (?:executante|prestador|contratado|credenciado|cl[íi]nica|hospital)|n[oa] (?:operadora|conv[êe]nio|plano))|CNES|CNPJ)(?!\p{L})/u,
      gives: [['ProviderName', 'name']],
    },
    {
      pattern:
        /(?<!\p{L})CNES:? \d{7},? (?:por|com) (\p{Lu}[\p{L}'’ -]{4,60}?),? (?:registro profissional|registro no conselho|inscri[çc][ãa]o no conselho)(?: n[º°o.]{1,2})?:? (\d[\d.]{2,8}\d)(?!\d)/u,
      gives: [
        ['ProfessionalName', 'name'],
        ['ProfessionalCouncilNumber', 'number'],
      ],
    },
    {
      pattern:
        /(?<!\p{L})(?:servi[çc]os|procedimentos|exames) (?:somam|totalizam|d[ãa]o|custam) (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
      gives: [['ProceduresAmount', 'money']],
    },
    // The sums in one row, each behind its short name.
    {
      pattern:
        /(?<!\p{L})(?:servi[çc]os|procedimentos|exames): (?:R\$ ?)?([\d.]+,\d\d)(?=.{0,120}total|.{0,120}conta)/iu,
      gives: [['ProceduresAmount', 'money']],
    },
    {
      pattern: /(?<!\p{L})(?:valor|total) da (?:conta|guia):? (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
      gives: [['TotalAmount', 'money']],
    },
    {
      pattern: /(?<=\d,\d\d )materiais: (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
      gives: [['MaterialsAmount', 'money']],
    },
    {
      pattern: /(?<=\d,\d\d )medicamentos: (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
      gives: [['MedicinesAmount', 'money']],
    },
    // The sums of a dentist's guide: units of service, amount, and the patient's own share.
    {
      pattern:
        /47 ?[-–] ?Valor Total \(?R\$\)? 48 ?[-–] ?Valor Total (?:da )?Franquia \(?R\$\)? (?:\S+ ){0,9}?[\d.]+,\d\d ([\d.]+,\d\d) [\d.]+,\d\d(?!\d)/i,
      gives: [['TotalAmount', 'money']],
    },
  ],
  // Sums that no field reads, between those that are read.
  passedOver: [
    ...['60 - Taxas e Aluguéis', '62 - OPME', '64 - Gases Medicinais'].flatMap((sum) => [
      sum,
      `${sum} R$`,
      `${sum} (R$)`,
    ]),
    'Taxas e Aluguéis',
    'Gases Medicinais',
    '60 - Total de Taxas e Aluguéis (R$)',
    '60 - Total Taxas e Aluguéis (R$)',
    '62 - Total OPME (R$)',
    '64 - Total Gases Medicinais (R$)',
    '62 - Total de OPME (R$)',
    '64 - Total de Gases Medicinais (R$)',
    '23 - Número no CRO',
    '24 - UF',
    '14 - Telefone',
    '45 - Total Quantidade US',
    '47 - Valor Total Franquia (R$)',
    '47 - Valor Total Franquia R$',
  ],
  places: readPersonLines,
  arranged: withSideFirst,
  // What is asked for has no price: rows that end with one are of what was done, and those that end with a state and an occupation are people. A row's single-digit count is often lost, and a code may have a digit too few or too many: it is a row without them. Its table is, too.
  tables: [
    {
      id: 'RequestedProcedures',
      key: 'RequestedQuantity',
      isUnnumbered: true,
      cards: readRequested,
      columns: askedColumns,
    },
    {
      id: 'RequestedProcedures',
      key: 'AuthorizedQuantity',
      isUnnumbered: true,
      cards: readRequested,
      columns: askedColumns,
    },
    {
      id: 'RequestedProcedures',
      cards: readRequested,
      rows: {
        // A house's register of seven figures (CNES) behind its name tells that it is none of them.
        pattern:
          /^(?!.*\d\d\/\d{4}$)(?!.*\d,\d\d$)(?!.* [A-Z]{2} \d{6}$)(?!.*\p{L} \d{7}(?: \d{1,2}){1,2}$)(?:(?:\S{1,2} (?:[-–] )?)?(\d{2}) (?:(\d{8})|\d{4,10}) (\D.*?)|(?:\S )?(\d{8}) (\p{L}{2}.*?)(?= \d{1,3}(?: \d{1,3})?$))(?: (\d{1,3}))?(?: (\d{1,3}))?$/u,
        gives: [
          'Table',
          'Code',
          'Description',
          'Code',
          'Description',
          'RequestedQuantity',
          'AuthorizedQuantity',
        ],
      },
      columns: [
        {
          id: 'Table',
          kind: 'code',
          holds: ofTable,
          labels: ['24', '21', '25', '34'].flatMap((box) => [`${box} - Tabela`, `${box} - Tab.`]),
          // The form prints a number before each row, which may be read as one word with the table's.
          splits: { pattern: /^\d{1,2} ?[-–] ?(\d{2})$/, into: ['Table'] },
        },
        {
          id: 'Code',
          kind: 'code',
          holds: ofCode,
          labels: [
            '25 - Código do Procedimento ou Item Assistencial',
            '25 - Código do Procedimento',
            '26 - Código do Procedimento',
            '35 - Código do Procedimento ou Item Assistencial',
            '35 - Código do Procedimento',
          ],
        },
        { id: 'Description', kind: 'text', labels: ['26 - Descrição', '27 - Descrição', '36 - Descrição'] },
        {
          id: 'RequestedQuantity',
          kind: 'integer',
          labels: ['27 - Qtde. Solic.', '28 - Qt. Solic.', '37 - Qtde. Solic.'],
        },
        {
          id: 'AuthorizedQuantity',
          kind: 'integer',
          labels: ['28 - Qtde. Aut.', '29 - Qt. Aut.', '29 - Qt. Autoriz.', '38 - Qtde. Aut.'],
        },
      ],
    },
    {
      id: 'PerformedProcedures',
      cards: readPerformed,
      rows: {
        // Rows of the dental guide have tooth or region, faces and units of service between, some their price, and end with their day.
        pattern:
          /(?:(\d\d\/\d\d\/\d{4})|\d\d\/\d\d[\d/ ]{3,6}) (?:\d\d:\d\d ){0,2}(?:(\d{2}) )?(?:(\d{8}) |\d{4,10} )?((?=.*[A-Za-zÀ-ÿ]{3})\D.*?)(?: (\d{1,3}))?(?: (?:[\dA-Z]|[Cc]c?|u)){0,2}(?: \d[.,]\d\d){0,2} ([\d.]+,\d\d) ([\d.]+,\d\d)$|^(?:\S{1,3} )?(\d{2}) (\d{8}) (\D.*?)(?: (?:[1-8]\d|A[SI]|ASAI|HA[SI][DE]|S[1-6]))?(?: [OMDVLPIC]{1,5})? (\d{1,2}) [\d.]+,\d\d ([\d.]+,\d\d) ([\d.]+,\d\d) [\d.]+,\d\d(?: [SN])? (\d\d\/\d\d\/\d{4})$|^(?:\S{1,3} )?(\d{2}) (?:(\d{8})|\d{4,10}) (\D.*?)(?: (?:[1-8]\d|A[SI]|ASAI|HA[SI][DE]|S[1-6]))?(?: [OMDVLPICo]{1,5})?(?: (\d{1,2})| [HIil|])?(?: \d{1,4}(?:,\d\d\.?)?)? ([\d.]+,\d\d)\.?(?: \S.{2,9}?| [SN])? \W?(\d\d\/\d\d\/\d{4})$|^(?:\d{1,3}\.? )?(\d{8}) (\D.*?) (\d\d\/\d\d\/\d{2,4}) (\d{2}) ([\d.]+,\d\d) (\d{1,3}) ([\d.]+,\d\d)$/,
        gives: [
          'Date',
          'Table',
          'Code',
          'Description',
          'Quantity',
          'UnitAmount',
          'TotalAmount',
          'Table',
          'Code',
          'Description',
          'Quantity',
          'UnitAmount',
          'TotalAmount',
          'Date',
          'Table',
          'Code',
          'Description',
          'Quantity',
          'TotalAmount',
          'Date',
          'Code',
          'Description',
          'Date',
          'Table',
          'UnitAmount',
          'Quantity',
          'TotalAmount',
        ],
      },
      product: ['Quantity', 'UnitAmount', 'TotalAmount'],
      columns: [
        { id: 'Date', kind: 'date', labels: ['36 - Data', '51 - Data'] },
        {
          id: 'Table',
          kind: 'code',
          holds: ofTable,
          labels: ['39 - Tabela', '39 - Tab.', '54 - Tabela', '54 - Tab.'],
        },
        {
          id: 'Code',
          kind: 'code',
          holds: ofCode,
          labels: ['40 - Código do Procedimento', '55 - Código do Procedimento'],
        },
        {
          id: 'Description',
          kind: 'text',
          labels: ['41 - Descrição', '56 - Descrição'],
        },
        { id: 'Quantity', kind: 'integer', labels: ['42 - Qtde.', '57 - Qtde.'] },
        {
          id: 'UnitAmount',
          kind: 'money',
          labels: ['46 - Valor Unitário (R$)', '46 - Valor Unitário', '61 - Valor Unitário R$'],
        },
        {
          id: 'TotalAmount',
          kind: 'money',
          labels: ['47 - Valor Total (R$)', '47 - Valor Total', '62 - Valor Total R$'],
        },
      ],
    },
    {
      id: 'PerformedProcedures',
      // Boxes of a consultation have some of these headings, too.
      key: 'Quantity',
      product: ['Quantity', 'UnitAmount', 'TotalAmount'],
      columns: plainColumns,
    },
  ],
  fields: withHeld([...numberedFields, ...shortened(numberedFields), ...plainFields]),
};
