import type { ServiceForm } from '../reading/forms/form-spec.ts';
import {
  dayInWords,
  placesOfRegistry,
  registryFields,
  registryPhrases,
  registryRows,
  registryTable,
} from '../reading/particulars/registry.ts';
import { transcriptPhrases } from './transcript.ts';

/** Labels of the models of Provimentos CNJ 2, 63 and 149, and the phrases of certificates written as running text. */
export const deathcertificateForm: ServiceForm<'deathcertificate'> = {
  places: placesOfRegistry,
  tables: [registryTable],
  card: { runs: registryRows },
  derives: [
    { from: 'DeathDateInWords', to: 'DeathDate', kind: 'date-words' },
    { from: 'RegistryNumber', to: 'OfficeCNS', kind: 'registry-office' },
  ],
  phrases: [
    ...registryPhrases,
    ...transcriptPhrases,
    {
      pattern: new RegExp(
        String.raw`falecid[oa] (?:aos? |em |no )?(${dayInWords})(?= ?[(,.;]| [aà]s )`,
        'iu',
      ),
      gives: [['DeathDateInWords', 'words-of-date']],
    },
    {
      pattern: new RegExp(
        String.raw`(?:falecimento|[óo]bito) (?:ocorreu|ocorrid[oa]|deu-se|se deu|verificou-se|verificad[oa]) (?:aos?|em|no dia|a) (${dayInWords})(?= ?[,.;]| [aà]s )(?:,? [aà]s (\d\d?[:hH,]\d\d)(?: ?h(?:oras)?\.?)?(?:,? (?:n[oa]\([oa]\)|n[oa]|em) (.{5,90}?)(?=,? tendo|,? em consequ|,? nest[ae]|,? n[ao] cidade|,? por causa|\. |;))?)?`,
        'iu',
      ),
      gives: [
        ['DeathDateInWords', 'words-of-date'],
        ['DeathTime', 'time'],
        ['DeathPlace', 'text'],
      ],
    },
    // Parents and residence in one box.
    {
      pattern:
        /FILIA[ÇC][ÃA]O(?: E RESID[ÊE]NCIA)? (\p{Lu}[\p{L}' ]{5,60}?) (?:e|E) (\p{Lu}[\p{L}' ]{5,60}?)(?=[.;,] |,? RESID| [Rr]esid|\.$)/u,
      gives: [
        ['FatherName', 'name'],
        ['MotherName', 'name'],
      ],
    },
    // The box with date and hour, whose label is small print.
    {
      pattern:
        /((?:\p{L}+ E )?(?:\p{L}+|\d{1,2}º?) DE (?:JANEIRO|FEVEREIRO|MAR[CÇ]O|ABRIL|MAIO|JUNHO|JULHO|AGOSTO|SETEMBRO|OUTUBRO|NOVEMBRO|DEZEMBRO) DE (?:\d{4}|\p{L}+(?: \p{L}+){1,7}?)),? [ÀA]S (\d\d?[:H]\d\d)/iu,
      gives: [
        ['DeathDateInWords', 'words-of-date'],
        ['DeathTime', 'time'],
      ],
    },
    { pattern: /falecid[oa][^]{0,120}?[aà]s (\d\d?[:hH,]\d\d)/, gives: [['DeathTime', 'time']] },
    {
      pattern: /horas ?,? (?:em|n[oa]) (.{5,80}?) ?, ?(?:nesta|em \p{Lu}|do sexo|com \d)/u,
      gives: [['DeathPlace', 'text']],
    },
    {
      pattern:
        /\bRG (?:N[º°o.]+ )?(\d{1,2}[., ]{1,2}\d{3}[., ]{1,2}\d{3}(?: ?- ?[\dX])?|\d[\d.]*(?:-[\dX])?) ?-? ?([A-Z]{2,4})[/ IL|-]{1,2}([A-Z]{2})\b/,
      gives: [
        ['IdentityNumber', 'text'],
        ['IdentityIssuer', 'text'],
        ['IdentityState', 'uf'],
      ],
    },
    { pattern: /\b(?:CPF|CIC):? ?(?:N[º°o.]+ )?(\d{3}\.?\d{3}\.?\d{3}-?\d{2})/, gives: [['CPF', 'cpf']] },
    {
      pattern:
        /\b(SOLTEIR[OA]|CASAD[OA]|DIVORCIAD[OA]|VI[ÚU]V[OA]|SEPARAD[OA](?: JUDICIALMENTE)?)(?:,| ?[-–—/]| E)? (?:COM )?(1[01]\d|\d\d?) ANOS/i,
      gives: [
        ['MaritalStatus', 'text'],
        ['Age', 'integer'],
      ],
    },
    {
      pattern: /com (1[01]\d|\d\d?) anos de idade,? estado civil (\p{L}+)/iu,
      gives: [
        ['Age', 'integer'],
        ['MaritalStatus', 'text'],
      ],
    },
    {
      pattern: /profiss[aã]o (\p{L}[\p{L}() ]*?)(?= ?[,.;]| natural | com \d)/iu,
      gives: [['Occupation', 'text']],
    },
    {
      pattern: /natural de ([\p{L}' ]+?) ?[-/] ?([A-Z]{2})\b/iu,
      gives: [
        ['BirthPlace', 'city'],
        ['BirthState', 'uf'],
      ],
    },
    { pattern: /\bnatural d[eoa] (\p{Lu}[\p{L}' ]+?)(?= ?[,;.])/u, gives: [['BirthPlace', 'city']] },
    {
      pattern: /\bRESIDI[AU]? ?(?:N[AO] ?|[ÀA] |EM )(.+?)(?= DATA E HORA|(?<=[-/][A-Z]{2}) )/i,
      gives: [['Residence', 'text']],
    },
    { pattern: /residente (?:[àa]|n[oa]|em) (.+?),? com \d/i, gives: [['Residence', 'text']] },
    {
      pattern:
        /residente(?: e domiciliad[oa])?(?:\([ao]\))?(?:: ?(?:[àa] |n[oa] |em )?| (?:[àa]|n[oa]|em|n[oa]\([ao]\)) )(.{8,140}?(?:[-/] ?[A-Z]{2}(?!\p{L})|(?=,? filh[oa]|\. |;|,? sendo)))/iu,
      gives: [['Residence', 'text']],
    },
    {
      pattern:
        /\b(?:Dr\(?a?\)?\.?(?:\(a\)\.?)?|m[eé]dic[oa](?:\([ao]\))?:?) ?([\p{L}.' ]+?) ?[,–—-]? ?-? ?CRM(?:[/-]\p{Lu}\p{Lu})? ?(?:n?[º°.]+ ?)?(\d[\d.]*)/iu,
      gives: [
        ['PhysicianName', 'name'],
        ['PhysicianCRM', 'number'],
      ],
    },
    // Causes are parted by semicolons too; a clause of its own begins with one of these words.
    {
      pattern:
        /(?:como causas? d[ao]|causas? da) (?:morte|[oó]bito)(?:(?<=como .{12,20})|:) (.{3,200}?)(?=,? (?:e )?o sepultamento|\. |; (?:o|sendo|sepultad|foi|deix|atestad|tendo|m[eé]dic)|,? (?:conforme|segundo|de acordo|consoante|atestad|firmad))/i,
      gives: [['CauseOfDeath', 'text']],
    },
    {
      pattern: /sepultamento foi (?:feito|realizado) (?:n[oa]|em) (.+?)\. /i,
      gives: [['BurialPlace', 'text']],
    },
    {
      pattern: /\bD\.? ?O[.,]{1,2} ?[Nn][º°o.]+ ?([\d.-]+\d)/,
      gives: [['DeathCertificateNumber', 'number']],
    },
  ],
  fields: [
    ...registryFields,
    {
      id: 'Name',
      kind: 'name',
      labels: [
        'NOME',
        'NOME DO FALECIDO',
        'NOME COMPLETO',
        'NOME E SOBRENOME',
        'NOME DO(A) FALECIDO(A)',
        'FALECIDO(A)',
      ],
    },
    { id: 'BirthPlace', kind: 'city', labels: ['NATURALIDADE'] },
    { id: 'BirthState', kind: 'uf', labels: ['NATURALIDADE'] },
    { id: 'BirthDate', kind: 'date', labels: ['DATA DE NASCIMENTO', 'Nascimento'] },
    { id: 'IdentityNumber', kind: 'text', labels: ['DOCUMENTO DE IDENTIFICAÇÃO'] },
    { id: 'MaritalStatus', kind: 'text', labels: ['ESTADO CIVIL E IDADE', 'ESTADO CIVIL'] },
    { id: 'Age', kind: 'integer', labels: ['ESTADO CIVIL E IDADE', 'IDADE'] },
    {
      id: 'PhysicianName',
      kind: 'name',
      labels: [
        'NOME E NÚMERO DE DOCUMENTO DO MÉDICO QUE ATESTOU O ÓBITO',
        'NOME E NÚMERO DE DOCUMENTO DO(S) MÉDICO(S) QUE ATESTOU(ARAM) O ÓBITO',
        'MÉDICO QUE ATESTOU O ÓBITO',
        'MÉDICO ATESTANTE',
      ],
    },
    { id: 'Voter', kind: 'text', labels: ['ELEITOR'] },
    {
      id: 'Residence',
      kind: 'text',
      labels: ['RESIDÊNCIA', 'RESIDÊNCIA E DOMICÍLIO', 'ENDEREÇO DO FALECIDO'],
    },
    { id: 'DeathDate', kind: 'date', labels: ['DIA MÊS ANO', 'DATA DO FALECIMENTO', 'DIA'] },
    {
      id: 'DeathDateInWords',
      kind: 'words-of-date',
      labels: ['DATA E HORA DO FALECIMENTO', 'DATA E HORA DE FALECIMENTO', 'DATA DO FALECIMENTO POR EXTENSO'],
    },
    {
      id: 'DeathTime',
      kind: 'time',
      labels: ['DATA E HORA DO FALECIMENTO', 'DATA E HORA DE FALECIMENTO', 'HORA'],
    },
    {
      id: 'DeathCertificateNumber',
      kind: 'number',
      labels: ['Declaração de óbito nº', 'Nº da declaração de óbito', 'Número da declaração de óbito'],
    },
    { id: 'DeathPlace', kind: 'text', labels: ['LOCAL DE FALECIMENTO', 'LOCAL DO FALECIMENTO'] },
    { id: 'CauseOfDeath', kind: 'text', labels: ['CAUSA DA MORTE'] },
    {
      id: 'BurialPlace',
      kind: 'text',
      labels: [
        'SEPULTAMENTO / CREMAÇÃO',
        'SEPULTAMENTO / CREMAÇÃO (MUNICÍPIO E CEMITÉRIO, SE CONHECIDO)',
        'LOCAL DE SEPULTAMENTO',
      ],
    },
  ],
};
