import { readFileSync } from 'node:fs';

import { generate } from 'peggy';
import { describe, expect, it } from 'vitest';

import { faultSentence } from './fault-sentence.ts';
import { draftBefore, parseTaskFilter } from './parse-task-filter.ts';
import { quoteKey, quoteValue } from './quote.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('the filter language of tasks', () => {
  it('is parsed by what its grammar says', () => {
    const made = generate(read('grammar.peggy'), {
      output: 'source',
      format: 'es',
      allowedStartRules: ['Filter', 'Draft'],
    });
    const rules = (source: string) => source.slice(source.indexOf('class'), source.indexOf('export'));
    expect(rules(read('grammar.js'))).toBe(rules(made));
  });

  it('says where a clause stands, spaces before and after it left out', () => {
    const { clauses } = parseTaskFilter('  project | a ;  conf.Name >= 9,5 % ');
    expect(clauses).toEqual([
      { kind: 'list', name: 'project', isNot: false, values: ['a'], from: 2, to: 13 },
      { kind: 'confidence', name: 'conf', path: ['Name'], operator: '>=', percent: 9.5, from: 17, to: 35 },
    ]);
  });

  it.each([
    ['', { stage: 'name', typed: '', from: 0 }],
    ['pro', { stage: 'name', typed: 'pro', from: 0 }],
    ['x; wo', { stage: 'name', typed: 'wo', from: 3 }],
    ['metadata', { stage: 'name', typed: 'metadata', from: 0 }],
    ['metadata.', { stage: 'attribute', name: 'metadata', path: [], typed: '', from: 9 }],
    ['metadata.a.b', { stage: 'attribute', name: 'metadata', path: ['a'], typed: 'b', from: 11 }],
    ['metadata."a b', { stage: 'attribute', name: 'metadata', path: [], typed: 'a b', from: 9 }],
    ['project!', { stage: 'operator', name: 'project', path: [], typed: '!', from: 7 }],
    ['project|a, b', { stage: 'value', name: 'project', operator: '|', given: ['a'], typed: 'b', from: 11 }],
    ['project|"a ;', { stage: 'value', name: 'project', operator: '|', given: [], typed: 'a ;', from: 8 }],
    ['conf.Name >=', { stage: 'operator', name: 'conf', path: ['Name'], typed: '>=', from: 10 }],
  ])('knows what is being typed: %s', (text, draft) => {
    expect(draftBefore(text, text.length)).toMatchObject(draft);
    expect(draftBefore(`${text} and what follows`, text.length)).toMatchObject(draft);
  });

  it('awaits nothing after what is no name', () => {
    expect(draftBefore('é=', 2)).toBeUndefined();
  });

  it.each(['a', 'a b', 'a.b', '=', '!x', '"\\', '', '1,5', 'ana@x.com', 'ção'])(
    'reads what was quoted: %s',
    (text) => {
      const { clauses } = parseTaskFilter(`metadata.${quoteKey(text)}=${quoteValue(text)}`);
      expect(clauses).toMatchObject([{ path: [text], values: [text] }]);
    },
  );

  it('says in both languages what should stand there', () => {
    const { fault } = parseTaskFilter('conf.Name=9');
    if (fault === undefined) throw new Error('This is no filter');
    expect(faultSentence(fault, 'pt')).toBe('Aqui vai um operador: >=  <=');
    expect(faultSentence(fault, 'en')).toBe('An operator goes here: >=  <=');
  });
});
