import type { Locale } from '@lavra/contract/errors';
import { checks } from '@lavra/contract/fields/checks';
import { genericFields } from '@lavra/contract/fields/generic';
import type { FieldDefinition } from '@lavra/contract/fields/field-definition';
import { eventExamples } from '@lavra/contract/reference/event-examples';
import { jobResult } from '@lavra/contract/reference/example-values';
import { exampleOf } from '@lavra/contract/reference/field-examples';
import { checksOf, fieldKinds } from '@lavra/contract/reference/field-kinds';
import { type GuideSection, errorTable, guideText, guideTitles } from '@lavra/contract/reference/guide';
import { type Service, serviceDefinition, serviceNames } from '@lavra/contract/services/all';
import { fieldsOf } from '@lavra/contract/services/fields';
import { samplesOf } from '@lavra/contract/services/samples';

import { type Html, code, html, json, markdown } from './html.ts';
import { type View, heading } from './layout.ts';
import { type Schema, schemaTable, table } from './operation-section.ts';
import { verifiers } from './verifiers.ts';

const words = {
  pt: {
    field: 'Campo',
    kind: 'Tipo',
    value: 'Exemplo',
    checks: 'Conferências',
    samples: 'Documento de exemplo',
    samplesText: 'Inventado, para testar sem um documento de verdade:',
    try: 'Testar no console',
    meaning: 'Significado',
    metadata: 'Metadados',
    metadataText: 'O que este serviço pede junto com o documento, no corpo do anúncio:',
    generic:
      'Um documento que não é o esperado diz `Reading: generic` e traz só os campos gerais; um de que só parte foi achada diz `partial` e os traz ao lado dos seus. Os campos gerais são',
    sample: 'Exemplo de resultado',
    xml: 'Aceita também o XML.',
    selfie: 'Sempre espera documento e selfie, e não vem em lotes.',
    send: 'Enviar',
    verify: 'Verificar a assinatura',
    verifyText:
      'Um verificador em cada linguagem. O corpo é sempre o que chegou, byte por byte; há bibliotecas de Standard Webhooks para todas elas.',
    events: 'O que se recebe',
    all: 'A lista inteira',
    schemas: 'Esquemas',
  },
  en: {
    field: 'Field',
    kind: 'Kind',
    value: 'Example',
    checks: 'Checks',
    samples: 'Sample document',
    samplesText: 'Invented, to try it without a real document:',
    try: 'Try it in the console',
    meaning: 'Meaning',
    metadata: 'Metadata',
    metadataText: 'What this service asks for beside the document, in the body of the announcement:',
    generic:
      'A document that is not the one expected says `Reading: generic` and brings the general fields alone; one of which only a part was found says `partial` and brings them beside its own. The general fields are',
    sample: 'A sample result',
    xml: 'Takes the XML too.',
    selfie: 'Always expects document and selfie, and never comes in a batch.',
    send: 'Send it',
    verify: 'Verify the signature',
    verifyText:
      'A verifier in each language. The body is always what came, byte for byte; there are libraries of Standard Webhooks for all of them.',
    events: 'What is received',
    all: 'The whole list',
    schemas: 'Schemas',
  },
} as const;

function section(view: View, name: GuideSection): Html {
  return html`<section id="${name}">
    <h2>${guideTitles[name][view.locale]}</h2>
    ${markdown(guideText(name, view.locale, view.facts))}
  </section>`;
}

export function homePage(view: View): Html {
  return html`${heading(guideTitles.start[view.locale])}
  ${markdown(guideText('start', view.locale, view.facts))} ${section(view, 'fields')} ${json(jobResult)}
  ${section(view, 'libraries')} ${section(view, 'languages')}`;
}

/** Sections of the guide on one page. */
export function guidePage(view: View, sections: readonly [GuideSection, ...GuideSection[]]): Html {
  return html`${heading(guideTitles[sections[0]][view.locale])}
  ${markdown(guideText(sections[0], view.locale, view.facts))}
  ${sections.slice(1).map((name) => section(view, name))}`;
}

export function errorsPage(view: View): Html {
  const { locale } = view;
  return html`${heading(guideTitles.errors[locale])} ${markdown(guideText('errors', locale, view.facts))}
    <h2>${words[locale].all}</h2>
    ${markdown(errorTable(locale))}`;
}

export function webhooksPage(view: View): Html {
  const { locale } = view;
  const said = words[locale];
  return html`${heading(guideTitles.webhooks[locale])} ${markdown(guideText('webhooks', locale, view.facts))}
    <h2>${said.verify}</h2>
    <p>${said.verifyText}</p>
    ${verifiers.map(
      ({ name, fileName, text }, at) =>
        html`<details${at === 0 && html` open`} name="language"><summary>${name} <small>${fileName}</small></summary>${code(text)}</details>`,
    )}
    <h2>${said.events}</h2>
    ${Object.values(eventExamples).map(
      (example) =>
        html`<h3><code>${example.type}</code></h3>
          ${json(example)}`,
    )}`;
}

export function servicesPage(view: View): Html {
  const { locale, links } = view;
  const said = words[locale];
  const rows = serviceNames.map((name) => {
    const { metadata } = serviceDefinition(name);
    return html`<tr>
      <td>
        <a href="/docs/services/${name}${links}"><code>${name}</code></a>
      </td>
      <td>${serviceDefinition(name)[locale]}</td>
      <td>${metadata !== undefined && html`<code>${JSON.stringify(metadata.example)}</code>`}</td>
    </tr>`;
  });
  return html`${heading(guideTitles.services[locale])}
  ${table([guideTitles.services[locale], said.meaning, said.metadata], rows)}`;
}

function sampleOf(field: FieldDefinition): unknown {
  if (field.kind !== 'table') return { value: exampleOf(field), conf: 99 };
  return [Object.fromEntries(field.columns.map((column) => [column.name, sampleOf(column)]))];
}

function fieldRows(
  service: Service,
  fields: readonly FieldDefinition[],
  locale: Locale,
  isCell = false,
): Html[] {
  return fields.flatMap((field) => {
    const { said } = fieldKinds[field.kind];
    const example = exampleOf(field);
    const made = checksOf(service, field, isCell).map((check) => checks[check][locale].ok);
    return [
      html`<tr>
        <td data-depth="${isCell ? 1 : 0}"><code>${field.name}</code><br />${field[locale]}</td>
        <td>${said[locale]}</td>
        <td>${example !== '' && html`<code>${example}</code>`}</td>
        <td>${made.map((one) => html`<div>✓ ${one}</div>`)}</td>
      </tr>`,
      ...(field.columns === undefined ? [] : fieldRows(service, field.columns, locale, true)),
    ];
  });
}

/** Everything about one service, from its definition. */
export function servicePage(view: View, service: Service): Html {
  const { locale } = view;
  const said = words[locale];
  const definition = serviceDefinition(service);
  const samples = samplesOf(service);
  const fields = fieldsOf(service);
  const groups = [...new Map(fields.map(({ group }) => [group.key, group])).values()];
  const data = Object.fromEntries(fields.slice(0, 8).map((field) => [field.name, sampleOf(field)]));
  const sample = { Document: [{ Page: 1, Data: data }] };
  return html`${heading(`${definition[locale]} · ${service}`)}
    ${definition.xml === true && html`<p>${said.xml}</p>`}
    ${definition.selfie === 'required' && html`<p>${said.selfie}</p>`}
    ${
      definition.metadata !== undefined &&
      html`<h2>${said.metadata}</h2>
        <p>${said.metadataText}</p>
        ${json(definition.metadata.example)}`
    }
    ${
      samples.length > 0 &&
      html`<h2>${said.samples}</h2>
        <p>
          ${said.samplesText}
          ${samples.map((name) => html`<a href="/web/samples/${name}.pdf" download>${name}.pdf</a> `)}
        </p>`
    }
    ${definition.demo && html`<p><a href="/web/demo/${service}">${said.try}</a></p>`}
    <h2>${said.send}</h2>
    ${code(`curl -sS -X POST '${view.facts.url}/v2/ocr/job/${service}' -H "Authorization: Bearer $TOKEN"`)}
    ${groups.map(
      (group) =>
        html`<h2>${group[locale]}</h2>
          ${table(
            [said.field, said.kind, said.value, said.checks],
            fieldRows(
              service,
              fields.filter((field) => field.group.key === group.key),
              locale,
            ),
          )}`,
    )}
    ${markdown(`${said.generic} ${genericFields.map(({ name }) => `\`${name}\``).join(', ')}.`)}
    <h2>${said.sample}</h2>
    ${json(sample)}`;
}

export function schemasPage({ locale, links }: View, schemas: Readonly<Record<string, Schema>>): Html {
  return html`${heading(words[locale].schemas)}
  ${Object.entries(schemas).map(
    ([name, schema]) =>
      html`<section id="${name}">
        <h2>${name}</h2>
        ${markdown(schema.description ?? '')}${schemaTable(schema, locale, links)}
      </section>`,
  )}`;
}
