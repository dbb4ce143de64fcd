import { markRun, tabSlot, wasInterrupted } from '../runMark';

const slot = tabSlot('demo-run current Orders');

/** Puts the page out of sight, or back. */
function hide(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sessionStorage.clear();
  hide(false);
});

test('code that runs leaves a mark until it ends in order', () => {
  expect(wasInterrupted(slot)).toBe(false);
  const end = markRun(slot);
  // What a page finds that is opened after this one crashed.
  expect(wasInterrupted(slot)).toBe(true);
  end();
  expect(wasInterrupted(slot)).toBe(false);
});

test('a page that is left leaves no mark', () => {
  const end = markRun(slot);
  window.dispatchEvent(new Event('pagehide'));
  expect(wasInterrupted(slot)).toBe(false);
  end();
});

test('nor does one out of sight, which browsers may end at any time', () => {
  const end = markRun(slot);
  hide(true);
  expect(wasInterrupted(slot)).toBe(false);
  hide(false);
  expect(wasInterrupted(slot)).toBe(true);
  end();
  hide(true);
  hide(false);
  expect(wasInterrupted(slot)).toBe(false);
});

test('a browser that keeps nothing knows of no interruption', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const end = markRun(slot);
  expect(wasInterrupted(slot)).toBe(false);
  end();
  storage.mockRestore();
});
