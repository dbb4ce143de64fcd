import { KnownAnswers } from '../client/KnownAnswers';
import type { ResultsMessage } from '../client/messages';
import type { SearchQuery } from '../types';

const query = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  text,
  area: '',
  group: '',
  plan: '',
  flag: '',
  ...more,
});

const answerTo = (asked: SearchQuery): ResultsMessage => ({
  type: 'results',
  query: asked,
  results: { groups: [], isNear: false },
  isComplete: true,
  isAhead: true,
  duration: 1,
});

test('finds an answer regardless of case and spacing', () => {
  const known = new KnownAnswers();
  known.keep(answerTo(query('row click')));
  const asked = query(' Row  Click ');
  expect(known.find(asked)?.query).toBe(asked);
  expect(known.find(query('rowclick'))).toBeNull();
});

test('finds an answer only for the same filters and area', () => {
  const known = new KnownAnswers();
  known.keep(answerTo(query('row')));
  expect(known.find(query('row', { plan: 'pro' }))).toBeNull();
  expect(known.find(query('row', { area: 'react-charts' }))).toBeNull();
});

test('drops the oldest answer', () => {
  const known = new KnownAnswers();
  for (let number = 0; number <= 200; number += 1) {
    known.keep(answerTo(query(`row ${number}`)));
  }
  expect(known.find(query('row 0'))).toBeNull();
  expect(known.find(query('row 1'))).not.toBeNull();
});
