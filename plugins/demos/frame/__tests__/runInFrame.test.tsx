import { readHandedFiles, handFiles } from '../../shared/handedFiles';
import { runInFrame } from '../host/runInFrame';
import { formatProblem } from '../host/formatProblem';
import { TEXTS } from '../texts';
import { MESSAGE_SOURCE } from '../../shared/hostMessages';

const handed = { entry: 'Orders.tsx', files: { 'Orders.tsx': 'changed' } };
const settings = {
  mode: 'dark',
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
} as const;

test('shows in a tab only what was saved for its page', () => {
  handFiles('/x/demos/?demo=Orders', handed);
  expect(readHandedFiles('/x/demos/?demo=Orders')).toEqual(handed);
  expect(readHandedFiles('/x/demos/?demo=Rows')).toBeNull();
});

test('runs changed code in a frame without an origin and reports problems', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const handlers = { onFail: jest.fn(), onProblem: jest.fn(), onEscape: jest.fn() };
  runInFrame(
    element,
    { ...handed, page: '/x/demos/?demo=Orders', styling: 'css', settings },
    handlers,
  );
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
  const [early, thrown] = ['No orders', 'No rows'].map(
    (message) => ({ kind: 'runtime', message }) as const,
  );
  tell({ type: 'failed', revision: 1, problem: early });
  expect(handlers.onFail.mock.calls).toEqual([[early]]);
  tell({ type: 'ran', revision: 1, problem: null });
  expect(handlers.onProblem.mock.calls).toEqual([[null]]);
  // The code keeps running, as on the documentation page.
  tell({ type: 'failed', revision: 1, problem: thrown });
  expect(handlers.onProblem).toHaveBeenLastCalledWith(thrown);
  expect(handlers.onFail).toHaveBeenCalledTimes(1);
  tell({ type: 'key', key: 'Escape' });
  expect(handlers.onEscape).toHaveBeenCalled();
});

test('formats a problem as one line with its position and language', () => {
  const page = { language: 'zh-CN', texts: { ...TEXTS, changedFails: '无法运行' } };
  const place = { kind: 'runtime', file: 'Orders.tsx', line: 3 } as const;
  expect(formatProblem({ ...place, message: 'No rows' }, page)).toEqual({
    text: 'Orders.tsx:3 No rows',
    language: 'en',
  });
  const finding = { code: 'endlessLoop', values: { seconds: '2' } } as const;
  expect(formatProblem({ ...place, finding }, page)).toEqual({
    text: 'Orders.tsx:3 无法运行',
    language: 'zh-CN',
  });
  expect(formatProblem({ kind: 'runtime', message: 'No rows' }, page).text).toBe('No rows');
});
