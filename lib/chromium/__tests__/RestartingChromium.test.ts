/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { RestartingChromium } from '../RestartingChromium';

/** Stands for a browser that can be ended from outside. */
class Started extends EventEmitter {
  readonly newContext = jest.fn(() => Promise.resolve(this));
  readonly close = jest.fn(() => Promise.resolve(this.end()));
  end() {
    this.emit('disconnected');
  }
}

function prepare() {
  const started: Started[] = [];
  const chromium = new RestartingChromium(() => {
    started.push(new Started());
    return Promise.resolve(started.at(-1) as never);
  });
  return { chromium, started };
}

test('windows that are opened at once share a browser', async () => {
  const { chromium, started } = prepare();
  await Promise.all([chromium.newContext(), chromium.newContext()]);
  expect(started).toHaveLength(1);
});

test('what is opened after a browser has ended is opened in another one', async () => {
  const { chromium, started } = prepare();
  await chromium.newContext();
  started[0]?.end();
  await chromium.newContext();
  expect(started).toHaveLength(2);
  await chromium.close();
  expect(started.map(({ close }) => close.mock.calls.length)).toEqual([0, 1]);
});

test('a browser that could not be started is tried again', async () => {
  const launch = jest
    .fn()
    .mockRejectedValueOnce(new Error('no memory'))
    .mockResolvedValue(new Started());
  const chromium = new RestartingChromium(launch);
  await expect(chromium.newContext()).rejects.toThrow('no memory');
  await chromium.newContext();
  expect(launch).toHaveBeenCalledTimes(2);
});
