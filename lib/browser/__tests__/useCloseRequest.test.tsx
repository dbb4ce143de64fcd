import { renderHook } from '@testing-library/react';
import { useCloseRequest } from '../useCloseRequest';

/** The interface of browsers that support close requests. */
class Watcher extends EventTarget {
  static readonly all = new Set<Watcher>();

  constructor() {
    super();
    Watcher.all.add(this);
  }

  destroy(): void {
    Watcher.all.delete(this);
  }
}

const close = jest.fn();
const open = (isOpen: boolean, isDialog: boolean) =>
  renderHook(() => useCloseRequest(isOpen, close, { isDialog }));

const globals = globalThis as { CloseWatcher?: unknown };

beforeEach(() => {
  globals.CloseWatcher = Watcher;
  Watcher.all.clear();
  close.mockClear();
});

afterEach(() => delete globals.CloseWatcher);

test('the close gesture of the browser closes the dialog', () => {
  open(true, false);
  [...Watcher.all][0]?.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['a dialog', true, true],
  ['what is closed', false, false],
])('%s takes no gesture from others', (_what, isOpen, isDialog) => {
  open(isOpen, isDialog);
  expect(Watcher.all.size).toBe(0);
});

test('navigating back closes the dialog, with and without support for close requests', () => {
  delete globals.CloseWatcher;
  open(true, false);
  open(true, true);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(close).toHaveBeenCalledTimes(2);
});

test('removes its listeners when unmounted', () => {
  open(true, false).unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(Watcher.all.size).toBe(0);
  expect(close).not.toHaveBeenCalled();
});
