import { hideUntilFound } from '../hideUntilFound';

const supported = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onbeforematch')!;

const hiddenOf = () => document.querySelector('p')!.getAttribute('hidden');
const hide = (isHidden: boolean) =>
  hideUntilFound(document.querySelector<HTMLElement>('p')!, isHidden);

beforeEach(() => {
  document.body.innerHTML = '<p>rows</p>';
});
afterEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'onbeforematch', supported);
});

test('lets the browser find what is hidden', () => {
  hide(true);
  expect(hiddenOf()).toBe('until-found');
  hide(false);
  expect(hiddenOf()).toBeNull();
});

test('hides completely where the browser cannot search hidden text', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  hide(true);
  expect(hiddenOf()).toBe('');
});
