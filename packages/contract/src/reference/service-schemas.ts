import { similarityThreshold } from '../constants.ts';
import type { FieldDefinition } from '../fields/field-definition.ts';
import type { Locale } from '../errors.ts';
import { serviceDefinition, serviceNames, type Service } from '../services/all.ts';
import { fieldsOf } from '../services/fields.ts';
import type { MetadataKind } from '../services/metadata.ts';

type Json = Record<string, unknown>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The schema name for the results of a service: `nfe` → `NfeData`. */
function dataName(service: Service): string {
  return `${service.charAt(0).toUpperCase()}${service.slice(1)}Data`;
}

function dataSchema(service: Service, locale: Locale): Json {
  const properties = fieldsOf(service).map((field) => [field.name, fieldSchema(field, locale)] as const);
  return {
    type: 'object',
    title: serviceDefinition(service)[locale],
    description: {
      pt: `Campos que um resultado de \`${service}\` pode ter; vem o que estava no documento.`,
      en: `Fields that a result of \`${service}\` can hold; those come that the document had.`,
    }[locale],
    properties: Object.fromEntries(properties),
  };
}

function fieldSchema(field: FieldDefinition, locale: Locale): Json {
  if (field.kind !== 'table') return { ...ref('Field'), description: `${field[locale]} (${field.kind})` };
  const columns = field.columns.map((column) => [column.name, fieldSchema(column, locale)] as const);
  return {
    type: 'array',
    description: field[locale],
    items: { type: 'object', properties: Object.fromEntries(columns) },
  };
}

const metadataNames: Record<MetadataKind, string> = {
  similarity: 'SimilarityMetadata',
  numbers: 'NumbersMetadata',
  weighings: 'WeighingsMetadata',
};

/** The part of the metadata that every service accepts. */
const commonMetadata: Record<Locale, Json> = {
  pt: {
    type: 'object',
    description: 'O que se diz de um documento. Outros nomes são guardados e voltam em `info`.',
    properties: {
      client_data: { description: 'Qualquer JSON; volta com o resultado como veio.' },
      filename: { type: 'string', description: 'Nome do arquivo, mostrado nas listas.' },
    },
    additionalProperties: true,
  },
  en: {
    type: 'object',
    description: 'What is said of a document. Other names are kept and come back in `info`.',
    properties: {
      client_data: { description: 'Any JSON; comes back with the result as it was given.' },
      filename: { type: 'string', description: 'Name of the file, shown in lists.' },
    },
    additionalProperties: true,
  },
};

function takenBy(kind: MetadataKind): string {
  const taking = serviceNames.filter((name) => serviceDefinition(name).metadata?.kind === kind);
  return taking.map((name) => `\`${name}\``).join(', ');
}

const listOf = (properties: Json, required: readonly string[]): Json => ({
  type: 'array',
  items: { type: 'object', properties, required },
});
const text = { type: 'string' };

/** The metadata of each service, for the calls that send. */
function metadataSchemas(locale: Locale): Record<string, Json> {
  const says = (kind: MetadataKind, pt: string, en: string) =>
    ({ pt: `${pt} Serviços: ${takenBy(kind)}.`, en: `${en} Services: ${takenBy(kind)}.` })[locale];
  const { min, max, default: fallback } = similarityThreshold;
  return {
    Metadata: commonMetadata[locale],
    SimilarityMetadata: {
      type: 'object',
      description: says(
        'similarity',
        'Valores que devem estar no documento.',
        'Values that must be in the document.',
      ),
      properties: {
        similarity_threshold: { type: 'number', minimum: min, maximum: max, default: fallback },
        values: listOf({ Value: text, Type: { type: 'string', enum: ['string', 'date'] } }, [
          'Value',
          'Type',
        ]),
      },
      required: ['values'],
    },
    NumbersMetadata: {
      ...listOf({ number: text }, ['number']),
      description: says(
        'numbers',
        'Números que o documento deve ter.',
        'Numbers that the document should bear.',
      ),
    },
    WeighingsMetadata: {
      ...listOf({ date: text, time: text, weight: text, plate: text }, ['date', 'time', 'weight', 'plate']),
      description: says(
        'weighings',
        'Pesagens que o ticket deve mostrar.',
        'Weighings that the ticket should show.',
      ),
    },
    JobMetadata: {
      anyOf: [ref('Metadata'), ...Object.values(metadataNames).map(ref), { type: 'null' }],
      description: {
        pt: 'Metadados de um job, conforme o serviço; ou nada.',
        en: 'Metadata of a job, as its service takes it; or nothing.',
      }[locale],
    },
    BatchMetadata: {
      anyOf: [
        { type: 'array', items: ref('Metadata') },
        { type: 'object', additionalProperties: ref('Metadata') },
        { type: 'null' },
      ],
      description: {
        pt: 'Uma lista na ordem do ZIP, ou um objeto por nome de arquivo; ou nada.',
        en: 'A list in the order of the zip, or an object by name of file; or nothing.',
      }[locale],
    },
  };
}

/** Ties the shape of a result's data to its service, in JSON Schema, for readers that derive types from the document. */
export function dataByService(): Json {
  // Open: other schemas describe the remaining properties.
  const open = (properties: Json) => ({ properties, additionalProperties: true });
  const inResult = (data: Json) => open({ result: open({ Document: { items: open({ Data: data }) } }) });
  return serviceNames.reduceRight<Json>(
    (others, name) => ({
      if: open({ service: { const: name } }),
      // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema; nobody awaits it
      then: inResult(ref(dataName(name))),
      ...(Object.keys(others).length === 0 ? {} : { else: others }),
    }),
    {},
  );
}

/** Schemas that follow from the records of the services: their names, their fields, their metadata. */
export function serviceSchemas(locale: Locale): Record<string, Json> {
  const list = serviceNames.map((name) => `- \`${name}\`: ${serviceDefinition(name)[locale]}`).join('\n');
  return {
    Service: { type: 'string', enum: [...serviceNames], description: list },
    ...metadataSchemas(locale),
    ...Object.fromEntries(serviceNames.map((name) => [dataName(name), dataSchema(name, locale)])),
  };
}
