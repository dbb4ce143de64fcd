import { markRun, tabSlot, wasInterrupted } from '../runMark';

const slot = tabSlot('demo-run current Orders');

/** Hides the page, or shows it. */
function hide(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sessionStorage.clear();
  hide(false);
});

test('running code leaves a mark until it ends normally', () => {
  expect(wasInterrupted(slot)).toBe(false);
  const end = markRun(slot);
  // State that a page finds when it is opened after this one crashed.
  expect(wasInterrupted(slot)).toBe(true);
  end();
  expect(wasInterrupted(slot)).toBe(false);
});

test('leaving the page removes the mark', () => {
  const end = markRun(slot);
  window.dispatchEvent(new Event('pagehide'));
  expect(wasInterrupted(slot)).toBe(false);
  end();
});

test('hiding the page removes the mark, because browsers may end it at any time', () => {
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

test('without storage, no interruption is detected', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const end = markRun(slot);
  expect(wasInterrupted(slot)).toBe(false);
  end();
  storage.mockRestore();
});
