import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { FailureMessage, ResultsMessage } from '../client/messages';
import { useSearch } from '../client/useSearch';
import type { SearchQuery } from '../types';

let reply: (message: ResultsMessage | FailureMessage) => void;
let opened = 0;
let isDead = false;
const asked: SearchQuery[] = [];

jest.mock('../client/SearchClient', () => ({
  SearchClient: class {},
  closeIndex: () => undefined,
  openIndex: () => {
    opened += 1;
    isDead = false;
    return {
      listen: (listener: typeof reply | null) => (reply = listener ?? (() => undefined)),
      get isDead() {
        return isDead;
      },
      ask: (query: SearchQuery) => asked.push(query),
    };
  },
}));

const FILES = { current: { pages: '/pages.json', names: null, texts: {} } };

beforeEach(() => {
  opened = 0;
  asked.length = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

function answerTo(query: SearchQuery): ResultsMessage {
  const results = { groups: [], isNear: false };
  return { type: 'results', query, results, isComplete: true, duration: 1 };
}

function answer() {
  act(() => reply(answerTo(asked.at(-1)!)));
}

const open = (text: string) =>
  renderHook(() => useSearch(FILES, 'current', text), { wrapper: MemoryRouter }).result;

test('does not show the previous results at the first letter of a new search', () => {
  const result = open('sorting');
  const type = (text: string) => act(() => result.current.change({ text }));
  answer();
  expect(result.current.reply?.query.text).toBe('sorting');
  // While the reader types, the last answer stays until the next one arrives.
  type('sorting c');
  expect(result.current.reply?.query.text).toBe('sorting');
  type('');
  answer();
  expect(result.current.reply).toBeNull();
  type('f');
  expect(result.current.reply).toBeNull();
  answer();
  expect(result.current.reply?.query.text).toBe('f');
});

test('sends a query on each key and renders it with its answer', () => {
  const result = open('');
  const texts = () => asked.map(({ text }) => text);
  asked.length = 0;
  act(() => result.current.change({ text: 's' }));
  expect(texts()).toEqual(['s']);
  expect(result.current.question.text).toBe('');
  answer();
  expect(result.current.question.text).toBe('s');
  expect(result.current.reply?.query.text).toBe('s');
});

test('renders filters and an emptied field without waiting for an answer', () => {
  const result = open('sorting');
  asked.length = 0;
  act(() => result.current.change({ plan: 'pro' }));
  expect(result.current.question.plan).toBe('pro');
  act(() => result.current.change({ text: ' ' }));
  expect(result.current.question.text).toBe(' ');
  expect(asked).toEqual([
    { text: 'sorting', area: '', group: '', plan: 'pro', flag: '' },
    { text: ' ', area: '', group: '', plan: 'pro', flag: '' },
  ]);
});

test('reports waiting if an answer takes long', () => {
  jest.useFakeTimers();
  const result = open('');
  act(() => result.current.change({ text: 's' }));
  act(() => jest.advanceTimersByTime(299));
  expect(result.current.isWaiting).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.isWaiting).toBe(true);
  answer();
  expect(result.current.isWaiting).toBe(false);
});

test('keeps waiting while nothing is found and texts are still loading', () => {
  jest.useFakeTimers();
  const result = open('collator');
  const isComplete = false;
  act(() => reply({ ...answerTo(asked.at(-1)!), isComplete }));
  act(() => jest.advanceTimersByTime(300));
  expect(result.current.isWaiting).toBe(true);
  act(() => reply({ ...answerTo(asked.at(-1)!), isComplete }));
  expect(result.current.isWaiting).toBe(true);
  answer();
  expect(result.current.isWaiting).toBe(false);
});

test('stops waiting once the first texts have results', () => {
  jest.useFakeTimers();
  const result = open('collator');
  const groups = [{ name: 'pages' as const, total: 1, results: [] }];
  const results = { groups, isNear: false };
  act(() => reply({ ...answerTo(asked.at(-1)!), results, isComplete: false }));
  act(() => jest.advanceTimersByTime(300));
  expect(result.current.isWaiting).toBe(false);
});

test('fetches the index again at the next key after a failure, and shows the reason until it succeeds', () => {
  jest.useFakeTimers();
  const result = open('s');
  act(() => reply({ type: 'failure', reason: 'offline' }));
  isDead = true;
  expect(result.current.failure).toBe('offline');
  act(() => result.current.change({ text: 'so' }));
  act(() => jest.advanceTimersByTime(300));
  expect(opened).toBe(2);
  expect(asked.at(-1)?.text).toBe('so');
  expect(result.current).toMatchObject({ isWaiting: false, failure: 'offline' });
  act(() => result.current.change({ text: 'sor' }));
  expect(opened).toBe(2);
  answer();
  expect(result.current.failure).toBeNull();
  expect(result.current.reply?.query.text).toBe('sor');
});
