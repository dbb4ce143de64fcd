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

test('what a window shows is right at once, and the rest when that has been painted', () => {
  expect(filterMembers(document, { ...EVERYTHING, text: 'row' })).toMatchObject({ shown: 30 });
  expect(shown().slice(0, 10)).toEqual(NAMES.filter((name) => name.startsWith('row')).slice(0, 10));
  expect(shown().length).toBeGreaterThan(30);
  expect(document.querySelectorAll('section[hidden]')).toHaveLength(0);
  jest.advanceTimersByTime(300);
  expect(shown()).toEqual(NAMES.filter((name) => name.startsWith('row')));
  expect(document.querySelectorAll('section[hidden]')).toHaveLength(1);
});

test('everything is there at once, for an address that leads to one of them', () => {
  filterMembers(document, { ...EVERYTHING, text: 'slot' });
  jest.advanceTimersByTime(300);
  expect(shown()).toEqual(['slot']);
  filterMembers(document, EVERYTHING);
  expect(shown()).toEqual([...NAMES, 'slot']);
});

test('a new filter calls off what the last one had left for later', () => {
  filterMembers(document, { ...EVERYTHING, text: 'row' });
  filterMembers(document, EVERYTHING);
  jest.advanceTimersByTime(300);
  expect(shown()).toHaveLength(NAMES.length + 1);
});
