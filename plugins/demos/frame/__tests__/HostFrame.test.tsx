import { act, fireEvent, render } from '@testing-library/react';
import SiteProvider from '../../../../tests/jest/SiteProvider';
import { createRef } from 'react';
import { HostFrame, type HostContent, type HostFrameHandle } from '../client/HostFrame';
import { MESSAGE_SOURCE, type FromHost, type HostProblem } from '../../shared/hostMessages';

const COMMITTED: HostContent = { id: 'Orders', styling: 'css' };
const write = (text: string): HostContent => ({
  entry: 'Orders.tsx',
  files: { 'Orders.tsx': text },
  styling: 'css',
});

const problems: (HostProblem | null)[] = [];
const handle = createRef<HostFrameHandle>();
const element = (content: HostContent) => (
  <HostFrame
    ref={handle}
    version="current"
    title="Demo"
    content={content}
    initialHeight="40px"
    onProblem={(problem) => problems.push(problem)}
  />
);
const open = (content: HostContent) => {
  problems.length = 0;
  const { container, rerender } = render(element(content), { wrapper: SiteProvider });
  return {
    frames: () => [...container.querySelectorAll('iframe')],
    put: (next: HostContent) => rerender(element(next)),
  };
};

const tell = (frame: HTMLIFrameElement | undefined, message: FromHost) =>
  act(() => {
    const data = { source: MESSAGE_SOURCE, ...message };
    window.dispatchEvent(new MessageEvent('message', { source: frame?.contentWindow, data }));
  });
const RAN: FromHost = { type: 'ran', revision: 1, problem: null };

const isDevelopment = ({ src }: HTMLIFrameElement) => src.endsWith('#development');
const isSeen = ({ style }: HTMLIFrameElement) => style.visibility !== 'hidden';

test('loads frames from a different origin if the host has one', () => {
  expect(open(COMMITTED).frames()[0]!.src).toBe(`${location.origin}/x/demos/frame/code/`);
  const { container } = render(
    <SiteProvider pluginData={{ demos: { origin: 'https://demos.example' } }}>
      {element(COMMITTED)}
    </SiteProvider>,
  );
  expect(container.querySelector('iframe')!.src).toBe('https://demos.example/x/demos/frame/code/');
});

test('runs committed code with the production React, and edited code with the development React', () => {
  expect(open(COMMITTED).frames().map(isDevelopment)).toEqual([false]);
  expect(open(write('a')).frames().map(isDevelopment)).toEqual([true]);
});

test('keeps the committed demo visible until the first edited code runs', () => {
  const { frames, put } = open(COMMITTED);
  const [committed] = frames();
  put(write('a'));
  expect(frames().map(isDevelopment)).toEqual([false, true]);
  expect(frames().map(isSeen)).toEqual([true, false]);
  expect(frames()[0]).toBe(committed);
  const [, written] = frames();
  tell(written, { type: 'failed', revision: 1, problem: { kind: 'syntax', message: 'No' } });
  expect(frames().map(isSeen)).toEqual([true, false]);
  put(write('b'));
  tell(written, RAN);
  expect(frames()).toHaveLength(1);
  expect(frames()[0]).toBe(written);
  expect(isSeen(written!)).toBe(true);
});

test('keeps the frame after an edit, even for committed code', () => {
  const { frames, put } = open(write('a'));
  const [written] = frames();
  put(COMMITTED);
  put(write('b'));
  expect(frames()).toHaveLength(1);
  expect(frames()[0]).toBe(written);
});

test('keeps a problem that occurs before the content has mounted', () => {
  const { frames } = open(write('a'));
  const problem = { kind: 'runtime', message: 'Too early' } as const;
  tell(frames()[0], { ...RAN, problem });
  tell(frames()[0], RAN);
  expect(problems).toEqual([problem, null]);
});

test('reports code that navigates its frame away, and opens a new frame for the next code', () => {
  const { frames, put } = open(write('a'));
  const [lost] = frames();
  fireEvent.load(lost!);
  expect(problems).toEqual([]);
  fireEvent.load(lost!);
  expect(problems).toEqual([
    { kind: 'runtime', message: 'The code went to another address, and cannot be shown there.' },
  ]);
  expect(frames()[0]).toBe(lost);
  put(write('b'));
  expect(frames()).toHaveLength(1);
  expect(frames()[0]).not.toBe(lost);
});

test.each([
  ['written', write('a')],
  ['committed', COMMITTED],
])('restores %s content that navigated its frame away on reset', (_kind, content) => {
  const { frames } = open(content);
  const [lost] = frames();
  fireEvent.load(lost!);
  tell(lost, { type: 'ready' });
  act(() => handle.current!.reset());
  expect(frames()[0]).toBe(lost);
  fireEvent.load(lost!);
  // The host sends this again if the content reloads its address.
  tell(lost, { type: 'ready' });
  act(() => handle.current!.reset());
  const [opened] = frames();
  expect(opened).not.toBe(lost);
  const sent = jest.spyOn(opened!.contentWindow!, 'postMessage').mockImplementation(() => {});
  fireEvent.load(opened!);
  tell(opened, { type: 'ready' });
  expect(sent.mock.calls.map(([message]) => message)).toContainEqual(
    expect.objectContaining(content),
  );
  act(() => handle.current!.reset());
  expect(frames()[0]).toBe(opened);
});

test.each([
  { type: 'failed', revision: 1, problem: { kind: 'runtime', message: { not: 'words' } } },
  { type: 'failed', revision: 1, problem: null },
  { type: 'ran', revision: 1, problem: { finding: { code: 'endlessLoop' } } },
  { type: 'height', height: 'calc(100% * 99)' },
  { type: 'link', href: 'https://mui.com/' },
  { type: 'key' },
  { type: ['ready'] },
])('ignores a message that does not follow the protocol: %j', (message) => {
  const { frames } = open(write('a'));
  const before = frames()[0]!.outerHTML;
  expect(() => tell(frames()[0], message as never)).not.toThrow();
  expect(problems).toEqual([]);
  expect(frames()[0]!.outerHTML).toBe(before);
});

describe('an unresponsive frame', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

  test('is removed and reported, and opens again with new code', () => {
    const { frames, put } = open(write('a'));
    const [silent] = frames();
    tell(silent, { type: 'ready' });
    wait(9);
    expect(problems).toEqual([]);
    wait(3);
    expect(frames()).toEqual([]);
    expect(problems).toEqual([
      {
        kind: 'runtime',
        message:
          'The code was stopped because it did not answer for 10 seconds. Change it, or start it again.',
      },
    ]);
    put(write('b'));
    expect(frames()).toHaveLength(1);
  });

  test('opens again on reset', () => {
    const { frames } = open(write('a'));
    tell(frames()[0], { type: 'ready' });
    wait(12);
    act(() => handle.current!.reset());
    expect(frames()).toHaveLength(1);
  });

  test('has two minutes while a dialog is open', () => {
    const { frames } = open(write('a'));
    tell(frames()[0], { type: 'ready' });
    tell(frames()[0], { type: 'dialog' });
    wait(110);
    expect(frames()).toHaveLength(1);
    wait(15);
    expect(frames()).toEqual([]);
  });

  test('stays open while it responds or shows committed code', () => {
    const { frames, put } = open(write('a'));
    tell(frames()[0], { type: 'ready' });
    for (let round = 0; round < 5; round += 1) {
      wait(8);
      tell(frames()[0], { type: 'alive' });
    }
    put(COMMITTED);
    wait(60);
    expect(frames()).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
