import type { ReactNode } from 'react';

jest.mock(
  '@demo-frame/runtime',
  () => ({
    DemoRoot: ({ children }: { children: ReactNode }) => children,
    hydration: 'keep',
  }),
  { virtual: true },
);

import { useEffect, useState } from 'react';
import { createRunGuard } from '../host/loops/createRunGuard';
import { createStepClock } from '../host/loops/createStepClock';
import { createStage, type Stage } from '../host/stage';

/** Creates a stage for demos that may fail. */
function openStage(): { element: HTMLElement; stage: Stage; falls: string[] } {
  const element = document.body.appendChild(document.createElement('div'));
  const falls: string[] = [];
  const stage = createStage(element, (error) => {
    falls.push((error as Error).message);
    void stage.bringBack();
  });
  return { element, stage, falls };
}

const pause = (milliseconds = 5) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const Calm = () => <p>Calm</p>;

function Counter() {
  const [count, setCount] = useState(0);
  if (count === 2) {
    throw new Error('Two is too many');
  }
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
}

function Broken(): never {
  throw new Error('Not at all');
}

const FALL_TIME = 80;
function Faulty() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), FALL_TIME);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) {
    throw new Error('By itself');
  }
  return <p>Faulty</p>;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('restarts a demo each time it fails because of a user action', async () => {
  const { element, stage, falls } = openStage();
  await stage.show(Counter);
  for (let round = 1; round <= 3; round += 1) {
    for (let click = 0; click < 2; click += 1) {
      element.querySelector('button')?.click();
      await pause();
    }
    expect(falls).toHaveLength(round);
    expect(element).toHaveTextContent('Count 0');
    await pause(60);
  }
});

test('waits only once for a demo with an endless loop, and restarts it', async () => {
  let time = 0;
  const { watchLoop } = createRunGuard(createStepClock(() => (time += 10)))('Demo.tsx');
  function Looping() {
    const [isEndless, setEndless] = useState(false);
    const step = watchLoop(1);
    for (let round = 0; round < 3 || isEndless; round += 1) {
      step();
    }
    return <button onClick={() => setEndless(true)}>Loop</button>;
  }
  const { element, stage, falls } = openStage();
  await stage.show(Looping);
  element.querySelector('button')?.click();
  await pause();
  expect(falls).toEqual(['endlessLoop']);
  expect(element).toHaveTextContent('Loop');
  expect(time).toBeLessThan(2100);
});

test('replaces a demo that keeps failing by itself with the previous one', async () => {
  const { element, stage, falls } = openStage();
  await stage.show(Calm);
  await stage.show(Faulty);
  await pause(FALL_TIME * 4);
  expect(falls).toEqual(['By itself', 'By itself']);
  expect(element).toHaveTextContent('Calm');
});

test('leaves the stage empty without a previous demo, and allows a reset', async () => {
  const { element, stage, falls } = openStage();
  await stage.show(Faulty);
  await pause(FALL_TIME * 5);
  expect(falls).toHaveLength(2);
  expect(element).toBeEmptyDOMElement();
  await stage.reset();
  expect(element).toHaveTextContent('Faulty');
});

test('keeps the previous demo if the next one does not run', async () => {
  const { element, stage } = openStage();
  await stage.show(Calm);
  await expect(stage.show(Broken)).rejects.toThrow('Not at all');
  expect(element).toHaveTextContent('Calm');
});

test.each([
  ['runs', Calm],
  ['does not', Broken],
])('cleans up effects immediately, even if the next demo %s', async (_what, Next) => {
  const { stage } = openStage();
  const end = jest.fn();
  await stage.show(function Watching() {
    useEffect(() => end, []);
    return null;
  });
  const shown = stage.show(Next).catch(() => undefined);
  expect(end).toHaveBeenCalledTimes(1);
  await shown;
});

test('is the main landmark, unless the demo has its own', async () => {
  const { element, stage } = openStage();
  const Page = () => <main>Shop</main>;
  await stage.show(Calm);
  expect(element).toHaveAttribute('role', 'main');
  await stage.show(Page);
  expect(element).not.toHaveAttribute('role');
  await stage.show(Calm);
  expect(element).toHaveAttribute('role', 'main');
});
