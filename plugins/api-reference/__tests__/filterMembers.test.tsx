import { filterMembers } from '../client/filterMembers';

const NAMES = Array.from({ length: 60 }, (_, index) => `${index % 2 ? 'row' : 'column'}${index}`);

const EVERYTHING = { text: '', kind: '', plan: '' };

beforeEach(() => {
  jest.useFakeTimers();
  const members = NAMES.map((name) => `<li><a>${name}</a></li>`).join('');
  document.body.innerHTML =
    `<section data-api-section><ul data-api-list>${members}</ul></section>` +
    '<section data-api-section><ul data-api-list><li><a>slot</a></li></ul></section>';
});
afterEach(() => jest.useRealTimers());

const shown = () =>
  [...document.querySelectorAll('li:not([hidden]) > a')].map(({ textContent }) => textContent!);

test('updates the visible members immediately and the rest after the next paint', () => {
  expect(filterMembers(document, { ...EVERYTHING, text: 'row' })).toMatchObject({ shown: 30 });
  expect(shown().slice(0, 10)).toEqual(NAMES.filter((name) => name.startsWith('row')).slice(0, 10));
  expect(shown().length).toBeGreaterThan(30);
  expect(document.querySelectorAll('section[hidden]')).toHaveLength(0);
  jest.advanceTimersByTime(300);
  expect(shown()).toEqual(NAMES.filter((name) => name.startsWith('row')));
  expect(document.querySelectorAll('section[hidden]')).toHaveLength(1);
});

test('shows all members immediately, because an address may lead to any of them', () => {
  filterMembers(document, { ...EVERYTHING, text: 'slot' });
  jest.advanceTimersByTime(300);
  expect(shown()).toEqual(['slot']);
  filterMembers(document, EVERYTHING);
  expect(shown()).toEqual([...NAMES, 'slot']);
});

test('cancels the deferred updates of the previous filter', () => {
  filterMembers(document, { ...EVERYTHING, text: 'row' });
  filterMembers(document, EVERYTHING);
  jest.advanceTimersByTime(300);
  expect(shown()).toHaveLength(NAMES.length + 1);
});
