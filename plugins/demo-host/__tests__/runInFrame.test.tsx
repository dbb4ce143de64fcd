import { readHandedFiles, handFiles } from '../handedFiles';
import { runInFrame } from '../host/runInFrame';
import { MESSAGE_SOURCE } from '../types';

const handed = { entry: 'Orders.tsx', files: { 'Orders.tsx': 'changed' } };
const settings = {
  mode: 'dark',
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
} as const;

test('a tab shows what was handed to that page, and nothing else', () => {
  handFiles('/x/demos/Orders/', handed);
  expect(readHandedFiles('/x/demos/Orders/')).toEqual(handed);
  expect(readHandedFiles('/x/v6/demos/Orders/')).toBeNull();
});

test('changed code runs in a frame without an origin, which tells what goes wrong', () => {
  const element = document.body.appendChild(document.createElement('main'));
  const handlers = { onFail: jest.fn(), onEscape: jest.fn() };
  runInFrame(element, { ...handed, styling: 'css', settings }, handlers);
  const frame = element.querySelector('iframe')!;
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  const received = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
  const tell = (message: object, source: Window | null = frame.contentWindow) =>
    window.dispatchEvent(
      new MessageEvent('message', { source, data: { source: MESSAGE_SOURCE, ...message } }),
    );
  tell({ type: 'ready' }, window);
  expect(received).not.toHaveBeenCalled();
  tell({ type: 'ready' });
  expect(received.mock.calls.map(([message]) => message)).toEqual([
    { source: MESSAGE_SOURCE, type: 'settings', settings },
    { source: MESSAGE_SOURCE, type: 'run', revision: 1, styling: 'css', ...handed },
  ]);
  tell({ type: 'failed', revision: 1, problem: { kind: 'runtime', message: 'No orders' } });
  expect(handlers.onFail).toHaveBeenCalledWith('No orders');
  tell({ type: 'failed', revision: 1, problem: { finding: { code: 'noDemo', values: {} } } });
  expect(handlers.onFail).toHaveBeenLastCalledWith(null);
  tell({ type: 'key', key: 'Escape' });
  expect(handlers.onEscape).toHaveBeenCalled();
});
