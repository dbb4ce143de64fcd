import { hideUntilFound } from '../hideUntilFound';

const hiddenOf = () => document.querySelector('p')!.getAttribute('hidden');
const hide = (isHidden: boolean) =>
  hideUntilFound(document.querySelector<HTMLElement>('p')!, isHidden);

beforeEach(() => {
  document.body.innerHTML = '<p>rows</p>';
});
afterEach(() => {
  Reflect.deleteProperty(document.body, 'onbeforematch');
});

test('lets the browser find what is hidden', () => {
  Object.defineProperty(document.body, 'onbeforematch', { value: null, configurable: true });
  hide(true);
  expect(hiddenOf()).toBe('until-found');
  hide(false);
  expect(hiddenOf()).toBeNull();
});

test('hides completely where the browser cannot search hidden text', () => {
  hide(true);
  expect(hiddenOf()).toBe('');
});
