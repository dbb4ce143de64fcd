import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { MESSAGE_SOURCE, type FromHost } from '../../demos/shared/hostMessages';
import SiteProvider from '../../../tests/jest/SiteProvider';
import type { LoadedVersion } from '../client/useLoadedVersion';
import { useUndoKeys } from '../client/useUndoKeys';
import { useView, type View } from '../client/useView';
import ScreenPane from '../theme/ThemeBuilder/Builder/ScreenPane';
import type { Values } from '../types';

const loadedAs = (name: string): LoadedVersion => ({
  name,
  keys: { keys: {}, classNames: [], untyped: [], hasColorMaps: true },
  sources: [],
});
const VIEW: View = {
  mode: 'light',
  direction: 'ltr',
  isFollowing: false,
  choose: () => {},
  follow: () => {},
};
const AROUND = {};

function Pane({ loaded, view = VIEW }: { readonly loaded: LoadedVersion; readonly view?: View }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ScreenPane
      version="current"
      loaded={loaded}
      code="code"
      around={AROUND}
      view={view}
      attempt={attempt}
      onRestart={() => setAttempt(attempt + 1)}
    />
  );
}

const open = (loaded = loadedAs('current'), view = VIEW) =>
  render(<Pane loaded={loaded} view={view} />, { wrapper: SiteProvider });

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Application with the theme');
const restart = () => screen.getByRole('button', { name: 'Restart' });
const messages = () =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join('');
const tell = (message: FromHost) =>
  act(() => {
    const data = { source: MESSAGE_SOURCE, ...message };
    window.dispatchEvent(new MessageEvent('message', { source: frame().contentWindow, data }));
  });
const RAN: FromHost = { type: 'ran', revision: 1, problem: null };

beforeAll(() => {
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('reports a screen without an answer, and restarts it', () => {
  open();
  wait(9);
  expect(messages()).toBe('');
  wait(1);
  expect(messages()).toMatch(/^The screen has not answered for 10 seconds/);
  const first = frame();
  restart().focus();
  fireEvent.click(restart());
  expect(frame()).not.toBe(first);
  expect(restart()).toHaveFocus();
  expect(messages()).toBe('');
  wait(10);
  expect(messages()).toMatch(/^The screen has not answered/);
  tell(RAN);
  expect(messages()).toBe('');
  wait(60);
  expect(messages()).toBe('');
});

test('reports a version that does not load', () => {
  open(loadedAs('v6'));
  tell(RAN);
  wait(10);
  expect(messages()).toMatch(/^The screen has not answered/);
});

test('shows the problem of the code until the screen restarts', () => {
  open();
  tell({ type: 'failed', revision: 1, problem: { kind: 'runtime', message: 'Broken' } });
  wait(10);
  expect(messages()).toBe('Broken');
  fireEvent.click(restart());
  expect(messages()).toBe('');
});

test('says why the mode changed', () => {
  open(loadedAs('current'), { ...VIEW, mode: 'dark', isFollowing: true });
  expect(messages()).toBe('Switched to dark: you changed the dark palette.');
  expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('dark');
});

test('the mode follows the palette that is changed, until the reader chooses one', () => {
  const { result } = renderHook(() => {
    const [settings, setSettings] = useState({});
    return { settings, view: useView(settings, setSettings) };
  });
  const view = () => result.current.view;
  const set = (id: string) => act(() => view().follow({ type: 'set', id, value: 1, at: 0 }));
  set('light.primary');
  set('radius');
  expect(result.current.settings).toEqual({});
  set('dark.primary');
  expect(view()).toMatchObject({ mode: 'dark', isFollowing: true });
  act(() => view().choose({ direction: 'rtl' }));
  expect(view()).toMatchObject({ mode: 'dark', direction: 'rtl', isFollowing: true });
  act(() => view().choose({ mode: 'light' }));
  expect(view()).toMatchObject({ mode: 'light', isFollowing: false });
  act(() => view().choose({ mode: 'dark' }));
  set('light.text');
  expect(view()).toMatchObject({ mode: 'light', isFollowing: true });
  const paste = (values: Values) =>
    act(() => view().follow({ type: 'replace', choice: { values } }));
  paste({ 'light.text': '#111111', 'dark.text': '#eeeeee' });
  expect(view().mode).toBe('light');
  paste({ 'dark.text': '#eeeeee' });
  expect(view()).toMatchObject({ mode: 'dark', isFollowing: true });
});

describe('keys for undo and redo', () => {
  const change = jest.fn();

  function Fields() {
    const root = useRef<HTMLDivElement>(null);
    useUndoKeys(root, change);
    return (
      <>
        <div ref={root}>
          <button type="button">Inside</button>
          <input aria-label="Color" type="color" />
          <input aria-label="Text" />
          <input aria-label="Percent" type="number" />
        </div>
        <button type="button">Outside</button>
      </>
    );
  }

  const press = (target: Element, key: string, keys: object) => {
    change.mockClear();
    // Not canceled: the browser does what it always does.
    const isLeft = fireEvent.keyDown(target, { key, ...keys });
    const [action] = change.mock.calls;
    expect(isLeft).toBe(action === undefined);
    return action?.[0].type;
  };

  test.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['z', {}, undefined],
    ['z', { ctrlKey: true, altKey: true }, undefined],
    ['x', { ctrlKey: true }, undefined],
  ])('%s with %j: %s', (key, keys, type) => {
    render(<Fields />);
    expect(press(screen.getByRole('button', { name: 'Inside' }), key, keys)).toBe(type);
    expect(press(screen.getByLabelText('Color'), key, keys)).toBe(type);
    expect(press(document.body, key, keys)).toBe(type);
    expect(press(screen.getByLabelText('Text'), key, keys)).toBeUndefined();
    expect(press(screen.getByLabelText('Percent'), key, keys)).toBeUndefined();
    expect(press(screen.getByRole('button', { name: 'Outside' }), key, keys)).toBeUndefined();
  });
});
