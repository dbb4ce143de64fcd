import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ResultsMessage } from '../client/messages';
import { useSearch } from '../client/useSearch';
import type { SearchQuery } from '../types';

let reply: (message: ResultsMessage) => void;
const asked: SearchQuery[] = [];

jest.mock('../client/SearchClient', () => ({
  SearchClient: class {},
  closeIndex: () => undefined,
  openIndex: () => ({
    listen: (listener: typeof reply | null) => (reply = listener ?? (() => undefined)),
    ask: (query: SearchQuery) => asked.push(query),
  }),
}));

const FILES = { current: { pages: '/pages.json', names: null, texts: {} } };

function answer() {
  const query = asked.at(-1)!;
  const results = { groups: [], isNear: false };
  act(() => reply({ type: 'results', query, results, isComplete: true, duration: 1 }));
}

test('the first letter of a new search does not bring back what the last one found', () => {
  const { result, rerender } = renderHook(
    ({ text }) => useSearch(FILES, 'current', { text, group: '', plan: '', flag: '' }),
    { wrapper: MemoryRouter, initialProps: { text: 'sorting' } },
  );
  answer();
  expect(result.current.reply?.query.text).toBe('sorting');
  // While a reader types on, the last answer stays until the next one is there.
  rerender({ text: 'sorting c' });
  expect(result.current.reply?.query.text).toBe('sorting');
  rerender({ text: '' });
  answer();
  expect(result.current.reply).toBeNull();
  rerender({ text: 'f' });
  expect(result.current.reply).toBeNull();
  answer();
  expect(result.current.reply?.query.text).toBe('f');
});
