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

test('an answer holds for the same words, however they are written', () => {
  const known = new KnownAnswers();
  known.keep(answerTo(query('row click')));
  const asked = query(' Row  Click ');
  expect(known.find(asked)?.query).toBe(asked);
  expect(known.find(query('rowclick'))).toBeNull();
});

test('an answer holds for its filters and its area only', () => {
  const known = new KnownAnswers();
  known.keep(answerTo(query('row')));
  expect(known.find(query('row', { plan: 'pro' }))).toBeNull();
  expect(known.find(query('row', { area: 'react-charts' }))).toBeNull();
});

test('what was kept longest ago is given up', () => {
  const known = new KnownAnswers();
  for (let number = 0; number <= 200; number += 1) {
    known.keep(answerTo(query(`row ${number}`)));
  }
  expect(known.find(query('row 0'))).toBeNull();
  expect(known.find(query('row 1'))).not.toBeNull();
});
