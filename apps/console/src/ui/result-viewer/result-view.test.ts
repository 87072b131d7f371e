import { isDoubtful } from '@lavra/contract/doubt';
import type { Field, Result } from '@lavra/contract/model/result';
import { describe, expect, it } from 'vitest';

import { makeResult } from '../../testing/job-factories.ts';
import { levelOf, shownConfidence } from './fields/certainty.ts';
import { fieldNames, spelledOut } from './fields/field-names.ts';
import { layPages, sheetIn, stepScale, turnedPoint, wantedZoom } from './pages/geometry.ts';
import { pageCount, resultView, sumOf } from './result-view.ts';
import { showValue } from './fields/show-value.ts';

const definition = (kind: 'date' | 'money' | 'decimal' | 'cnpj' | 'percent' | 'phone' | 'boolean') => ({
  name: 'Field',
  kind,
  pt: '',
  en: '',
  group: { key: '', pt: '', en: '' },
});

describe('A value as it is shown', () => {
  it('has the form of its kind and language', () => {
    expect(showValue(definition('date'), '2020-01-31', 'pt')).toBe('31/01/2020');
    expect(showValue(definition('money'), '1950.00', 'pt')).toBe('R$ 1.950,00');
    expect(showValue(definition('money'), '1950.00', 'en')).toBe('R$ 1,950.00');
    expect(showValue(definition('cnpj'), '11222333000181', 'pt')).toBe('11.222.333/0001-81');
    expect(showValue(definition('percent'), '18.5', 'pt')).toBe('18,5%');
    expect(showValue(definition('phone'), '48999000066', 'pt')).toBe('(48) 99900-0066');
    expect(showValue(definition('boolean'), 'true', 'pt')).toBe('Sim');
    expect(showValue(definition('boolean'), 'illegible', 'pt')).toBe('illegible');
  });

  it('has a date whose day and month cannot be mixed up', () => {
    expect(showValue(definition('date'), '2020-05-01', 'pt')).toBe('01/05/2020');
    expect(showValue(definition('date'), '2020-05-01', 'en')).toBe('1 May 2020');
    expect(showValue(definition('date'), '2020-13-01', 'en')).toBe('2020-13-01');
  });

  it('keeps every figure that was read, and what has not its form', () => {
    expect(showValue(definition('decimal'), '12345678901234567890.1234', 'pt')).toBe(
      '12.345.678.901.234.567.890,1234',
    );
    expect(showValue(definition('decimal'), '-0.5', 'pt')).toBe('-0,5');
    expect(showValue(definition('money'), '1.9S0,00', 'pt')).toBe('1.9S0,00');
  });

  it('names the kind of a number as the field that a single one stands as', () => {
    const { showCell } = fieldNames('cte', 'pt');
    expect(showCell('Numbers', 'Kind', 'access-key')).toBe('Chave de acesso');
    expect(showCell('Numbers', 'Kind', 'phone')).toBe('Telefone');
    expect(showCell('Numbers', 'Kind', 'of-tomorrow')).toBe('of-tomorrow');
    expect(showCell('Numbers', 'Number', '92382301841312', 'cnpj')).toBe('92.382.301/8413-12');
    expect(showCell('Numbers', 'Number', '48999000066', 'phone')).toBe('(48) 99900-0066');
  });

  it('says in a word whether goods came in or went out', () => {
    expect(fieldNames('nfe', 'pt').show('OperationType', '1')).toBe('Saída');
    expect(fieldNames('nfe', 'en').show('OperationType', '0')).toBe('In');
    expect(fieldNames('nfe', 'pt').show('OperationType', '7')).toBe('7');
  });

  it('has the name that the catalogue gives its field, or its own in words', () => {
    expect(fieldNames('nfe', 'en').label('AccessKey')).toBe('Access key');
    expect(spelledOut('BirthPlaceUF')).toBe('Birth place UF');
  });
});

describe('Certainty', () => {
  it('is never rounded up', () => {
    expect(shownConfidence(99.99)).toBe(99);
  });

  it('falls with the threshold and with a check that does not hold', () => {
    expect([90, 70, 40].map((conf) => levelOf({ value: '', conf }, 85))).toEqual(['high', 'medium', 'low']);
    expect(levelOf({ value: '' }, 85)).toBe('unmeasured');
    expect(isDoubtful({ value: '', conf: 99, checks: [{ check: 'cpf_digits', ok: false }] }, 85)).toBe(true);
    expect(isDoubtful({ value: '' }, 85)).toBe(false);
  });
});

describe('A result as it is read', () => {
  const view = resultView(makeResult(), fieldNames('nfe', 'pt'), 85);

  it('stands in the groups of the document, tables after values', () => {
    expect(view.documents[0]?.groups.map(({ label }) => label)).toEqual([
      'Nota fiscal',
      'Produtos e serviços',
    ]);
    expect(view.values).toHaveLength(6);
    expect(view.values.filter((value) => value.isUncertain).map(({ name }) => name)).toEqual([
      'DepartureDate',
      'Description',
    ]);
  });

  it('keeps the second file apart from the document: its boxes, its pages', () => {
    const field = (page: number): Field => ({ value: 'x', page, box: [0.1, 0.1, 0.2, 0.1], conf: 0.9 });
    const result: Result = {
      Time: '1',
      Quantity: 2,
      Document: [
        { Page: 1, Data: { Number: field(1) } },
        { Page: 1, Data: { Number: field(3), File: { value: 'extra_document' } } },
      ],
    };
    const { values } = resultView(result, fieldNames('nfe', 'pt'), 0.8);
    expect(values.flatMap(({ place }) => (place === undefined ? [] : [[place.file, place.page]]))).toEqual([
      ['document', 1],
      ['extra_document', 3],
    ]);
    expect(pageCount(result, 'document')).toBe(1);
    expect(pageCount(result, 'extra_document')).toBe(3);
  });

  it('counts the pages that anything names', () => {
    expect(pageCount(makeResult(), 'document')).toBe(1);
    const Data = { Total: { value: '1', page: 4 } };
    expect(pageCount({ Time: '1', Quantity: 1, Document: [{ Page: 2, Data }] }, 'document')).toBe(4);
  });
});

describe('The column of pages', () => {
  const a4 = { ratio: 0.5, naturalWidth: 800 };
  const room = { width: 420, height: 300 };

  it('turns its points with it', () => {
    expect(turnedPoint(0.25, 0.1, 90)).toEqual({ x: 0.9, y: 0.25 });
    expect(turnedPoint(0.25, 0.1, 180)).toEqual({ x: 0.75, y: 0.9 });
    expect(turnedPoint(0.25, 0.1, 270)).toEqual({ x: 0.1, y: 0.75 });
    expect(sheetIn({ width: 400, height: 200 }, 90)).toEqual({ width: 200, height: 400 });
  });

  it('has its pages one under the other, as wide as the room, whole or in their own size', () => {
    const { slots, height } = layPages([a4, a4], 'width', room, 0);
    expect(slots.map(({ top, left, width }) => [top, left, width])).toEqual([
      [10, 10, 400],
      [820, 10, 400],
    ]);
    expect(height).toBe(1630);
    expect(layPages([a4], 'page', room, 0).slots[0]).toMatchObject({ width: 140, height: 280, left: 140 });
    expect(layPages([a4], 'width', room, 90).slots[0]).toMatchObject({ width: 400, height: 200 });
    expect(layPages([a4], 1, room, 0)).toMatchObject({ width: 820, slots: [{ width: 800 }] });
  });

  it('zooms by steps, and on a telephone to where a box can be read', () => {
    expect(stepScale(1, 1)).toBe(1.25);
    expect(stepScale(4, 1)).toBe(4);
    expect(stepScale(2.4, -1)).toBe(2);
    expect(wantedZoom('turn', [0, 0, 0.1, 0.02], 1200)).toBe(0);
    expect(wantedZoom('turn', [0, 0, 0.35, 0.02], 390)).toBe(2);
    expect(wantedZoom('zoom', [0, 0, 0.25, 0.02], 1200)).toBe(2);
  });
});

describe('A total', () => {
  it('is exact, and absent where a value is no number', () => {
    expect(sumOf(['0.1', '0.2', '1950.00'])).toBe('1950.30');
    expect(sumOf(['-5.50', '2'])).toBe('-3.50');
    expect(sumOf(['1', '1.9S0,00'])).toBeUndefined();
  });
});
