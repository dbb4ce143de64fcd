import { CHECK_INTERVAL, isBusy, tasks } from '../client/isBusy';
import { chooseStep, followUpdates } from '../client/followUpdates';

const CALM = { isComing: false, isWaiting: false, isReplaced: false, isBusy: false };

test.each([
  ['nothing newer', {}, 'rest'],
  ['one is being installed', { isComing: true }, 'wait'],
  ['one waits', { isComing: true, isWaiting: true }, 'take-over'],
  ['one waits, the reader is busy', { isComing: true, isWaiting: true, isBusy: true }, 'wait'],
  ['it took over', { isReplaced: true }, 'reload'],
  ['it took over, the reader is busy', { isReplaced: true, isBusy: true }, 'wait'],
])('%s', (_name, situation, step) => {
  expect(chooseStep({ ...CALM, ...situation })).toBe(step);
});

describe('a page with a worker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  function open(controller: object | null) {
    const container = Object.assign(new EventTarget(), { controller });
    const registration = Object.assign(new EventTarget(), {
      waiting: null as null | { postMessage: jest.Mock },
      installing: null,
    });
    const reload = jest.fn();
    followUpdates(
      container as unknown as ServiceWorkerContainer,
      registration as unknown as ServiceWorkerRegistration,
      reload,
    );
    return { container, registration, reload };
  }

  test('activates a waiting worker and reloads, within 100 ms each', () => {
    expect(CHECK_INTERVAL).toBe(100);
    const { container, registration, reload } = open({});
    registration.waiting = { postMessage: jest.fn() };
    registration.dispatchEvent(new Event('updatefound'));
    jest.advanceTimersByTime(CHECK_INTERVAL);
    expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
    registration.waiting = null;
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(CHECK_INTERVAL);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits until the reader has left the field and it is empty', () => {
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input')!;
    const { registration } = open({});
    registration.waiting = { postMessage: jest.fn() };
    registration.dispatchEvent(new Event('updatefound'));
    field.focus();
    jest.advanceTimersByTime(5_000);
    field.value = 'half a sentence';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.blur();
    jest.advanceTimersByTime(5_000);
    expect(registration.waiting.postMessage).not.toHaveBeenCalled();
    field.value = '';
    jest.advanceTimersByTime(CHECK_INTERVAL);
    expect(registration.waiting.postMessage).toHaveBeenCalled();
  });

  test('does not reload for the very first worker', () => {
    const { container, reload } = open(null);
    container.dispatchEvent(new Event('controllerchange'));
    jest.advanceTimersByTime(1_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a reader is busy', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    tasks.clear();
  });

  test('with an edited demo, regardless of the focus', () => {
    document.body.innerHTML = '<section data-demo-edited="true"></section>';
    expect(isBusy()).toBe(true);
  });

  test('with a download', () => {
    tasks.add('download');
    expect(isBusy()).toBe(true);
  });

  test('but not with a button or a checkbox', () => {
    document.body.innerHTML = '<button>A</button><input type="checkbox">';
    document.querySelector('button')!.focus();
    expect(isBusy()).toBe(false);
    document.querySelector('input')!.focus();
    expect(isBusy()).toBe(false);
  });
});
