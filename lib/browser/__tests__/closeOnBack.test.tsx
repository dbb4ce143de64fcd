import { closeOnBack } from '../closeOnBack';

const heard = jest.fn();
const router = () => heard(location.pathname);

/** Waits for a step of the browser's history, which takes its time. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

async function goBack(): Promise<void> {
  history.back();
  await pause();
}

beforeEach(() => {
  history.pushState({ key: 'before' }, '', '/before/');
  history.pushState({ key: 'page' }, '', '/page/');
  window.addEventListener('popstate', router);
  heard.mockClear();
});

afterEach(() => window.removeEventListener('popstate', router));

test('back closes what is open, and only then leaves the page', async () => {
  const close = jest.fn();
  closeOnBack(close);
  expect(history.state).toMatchObject({ key: 'page' });
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/page/');
  expect(heard).not.toHaveBeenCalled();
  await goBack();
  expect(heard.mock.calls).toEqual([['/before/']]);
});

test('what is closed otherwise leaves no step behind', async () => {
  const close = jest.fn();
  closeOnBack(close)();
  await pause();
  expect(close).not.toHaveBeenCalled();
  await goBack();
  expect(heard.mock.calls).toEqual([['/before/']]);
});

test('a page that is opened from it follows the page below it', async () => {
  const release = closeOnBack(() => {});
  release();
  history.pushState({ key: 'next' }, '', '/next/');
  await pause();
  expect(location.pathname).toBe('/next/');
  await goBack();
  expect(heard.mock.calls).toEqual([['/page/']]);
});

test('of two things, the upper one is closed first', async () => {
  const closed: string[] = [];
  closeOnBack(() => closed.push('lower'));
  closeOnBack(() => closed.push('upper'));
  await goBack();
  expect(closed).toEqual(['upper']);
  await goBack();
  expect(closed).toEqual(['upper', 'lower']);
  expect(heard).not.toHaveBeenCalled();
});

test('a place of the page is left for the page at once', async () => {
  const release = closeOnBack(() => {});
  release();
  location.hash = '#place';
  await pause();
  heard.mockClear();
  await goBack();
  expect(location.href).toMatch(/\/page\/$/);
  expect(heard).toHaveBeenCalledTimes(1);
  await goBack();
  expect(location.pathname).toBe('/before/');
});
