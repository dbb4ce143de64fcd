import { HostError } from '../host/HostError';
import { createRunGuard } from '../host/loops/createRunGuard';
import { createStepClock } from '../host/loops/createStepClock';
import { startTask } from '../host/loops/currentTask';

/** Creates loops whose rounds take a given number of milliseconds. */
function openGuard() {
  let time = 0;
  const clock = createStepClock(() => time);
  const guard = createRunGuard(clock);
  const { watchLoop, watchCall } = guard('Demo.tsx');
  return {
    watchLoop,
    watchCall,
    watchOther: guard('rows.ts').watchLoop,
    runAgain: () => createRunGuard(clock)('Demo.tsx').watchLoop,
    time: () => time,
    wait(milliseconds: number) {
      time += milliseconds;
    },
    loop(line: number, rounds: number, length: number, round?: () => void, watch = watchLoop) {
      const step = watch(line);
      for (let count = 0; count < rounds; count += 1) {
        step();
        time += length;
        round?.();
      }
    },
  };
}

function errorOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

const endTask = () => jest.runOnlyPendingTimers();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endTask();
  jest.useRealTimers();
});

test('ends an endless loop after two seconds and reports its line', () => {
  const { loop, time } = openGuard();
  const error = errorOf(() => loop(3, Infinity, 1));
  expect(error).toBeInstanceOf(HostError);
  expect(error).toHaveProperty('problem', {
    kind: 'runtime',
    finding: { code: 'endlessLoop', values: { seconds: '2' } },
    file: 'Demo.tsx',
    line: 3,
  });
  expect(time()).toBeGreaterThan(2000);
  expect(time()).toBeLessThan(2100);
});

test('does not add up the time of separate loops or the time between them', () => {
  const { loop, wait } = openGuard();
  const run = () => {
    loop(3, 190, 10);
    wait(5000);
  };
  expect(errorOf(() => Array.from({ length: 10 }).forEach(run))).toBeNull();
});

test('blames the endless loop, not a finite loop inside it', () => {
  const { loop } = openGuard();
  const error = errorOf(() => loop(3, Infinity, 0, () => loop(4, 100, 5)));
  expect(error).toMatchObject({ problem: { line: 3 } });
});

test('allows a loop that yields to the browser', () => {
  const { loop, time } = openGuard();
  loop(3, 1000, 100, endTask);
  expect(time()).toBe(100_000);
});

test('ends a loop that only waits for microtasks', async () => {
  const { watchLoop, wait } = openGuard();
  async function go() {
    for (const step = watchLoop(3); ;) {
      step();
      wait(1);
      await Promise.resolve();
    }
  }
  await expect(go()).rejects.toMatchObject({ problem: { line: 3 } });
});

test('limits the time counted while a dialog is open in a loop', () => {
  const { loop, wait } = openGuard();
  let rounds = 0;
  loop(3, 100, 1, () => {
    rounds += 1;
    if (rounds === 50) {
      wait(60_000);
    }
  });
  expect(rounds).toBe(100);
});

test('ends every loop with the same error until the task ends', () => {
  const { loop, time, watchOther } = openGuard();
  const error = errorOf(() => loop(3, Infinity, 1));
  const ended = time();
  expect(errorOf(() => loop(3, 1, 1))).toBe(error);
  expect(errorOf(() => loop(8, 1, 1))).toBe(error);
  expect(errorOf(watchOther(3))).toBe(error);
  expect(time()).toBe(ended);
  endTask();
  expect(errorOf(() => loop(3, 50, 1))).toBeNull();
  expect(errorOf(() => loop(8, 1000, 1))).toBeNull();
});

test('allows a retry in the same task to loop again', () => {
  const { loop } = openGuard();
  errorOf(() => loop(3, Infinity, 1));
  startTask();
  expect(errorOf(() => loop(3, 50, 1))).toBeNull();
});

test('gives less time to a loop that was ended before, but not to others', () => {
  const { loop, time, watchOther } = openGuard();
  errorOf(() => loop(3, Infinity, 1));
  endTask();
  const start = time();
  expect(errorOf(() => loop(3, Infinity, 1))).toMatchObject({ problem: { line: 3 } });
  expect(time() - start).toBeLessThan(200);
  endTask();
  expect(errorOf(() => loop(8, 1000, 1))).toBeNull();
  expect(errorOf(() => loop(3, 1000, 1, undefined, watchOther))).toBeNull();
});

test('does not carry over ended loops to another run', () => {
  const { loop, runAgain } = openGuard();
  errorOf(() => loop(3, Infinity, 1));
  expect(errorOf(() => loop(3, 1000, 1, undefined, runAgain()))).toBeNull();
});

describe('functions', () => {
  test.each([
    ['in one another', (call: () => void) => Array.from({ length: 1_000_000 }).forEach(call)],
    [
      'without end',
      (call: () => void) => {
        for (;;) {
          call();
        }
      },
    ],
  ])('called %s are ended after five seconds of a task', (_how, run) => {
    const { watchCall, wait, time } = openGuard();
    const error = errorOf(() =>
      run(() => {
        watchCall(7);
        wait(1);
      }),
    );
    expect(error).toHaveProperty('problem', {
      kind: 'runtime',
      finding: { code: 'endlessCalls', values: { seconds: '5' } },
      file: 'Demo.tsx',
      line: 7,
    });
    expect(time()).toBeLessThan(5_100);
    expect(errorOf(() => watchCall(9))).toBe(error);
    endTask();
    expect(errorOf(() => watchCall(9))).toBeNull();
  });

  test('calling themselves in microtasks are ended', async () => {
    const { watchCall, wait } = openGuard();
    const go = async (): Promise<void> => {
      watchCall(3);
      wait(1);
      await Promise.resolve();
      return go();
    };
    await expect(go()).rejects.toMatchObject({ problem: { line: 3 } });
  });

  test('called repeatedly in separate tasks are allowed', () => {
    const { watchCall, wait, time } = openGuard();
    for (let count = 0; count < 1_000; count += 1) {
      watchCall(3);
      wait(100);
      endTask();
    }
    expect(time()).toBe(100_000);
  });
});
