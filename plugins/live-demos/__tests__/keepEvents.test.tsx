import { fireEvent } from '@testing-library/react';
import { keepEvents } from '../client/keepEvents';

/** The server's HTML of a demo, before anybody listens inside. */
function serve(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

test('what was pressed before the demo started happens once it has', () => {
  const element = serve('<button>Open</button>');
  const button = element.querySelector('button')!;
  const heard: string[] = [];
  const events = keepEvents(element);
  fireEvent.mouseDown(button);
  fireEvent.click(button, { clientX: 7 });
  button.addEventListener('mousedown', ({ type }) => heard.push(type));
  button.addEventListener('click', ({ type, clientX }) => heard.push(`${type} at ${clientX}`));
  expect(heard).toEqual([]);
  events.replay();
  expect(heard).toEqual(['mousedown', 'click at 7']);
});

test('a box that was ticked is ticked once', () => {
  const element = serve('<input type="checkbox">');
  const box = element.querySelector('input')!;
  const events = keepEvents(element);
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  events.replay();
  expect(box.checked).toBe(true);
});

test('nothing is repeated that went by without an element, or after the demo had started', () => {
  const element = serve('<button>Open</button>');
  const button = element.querySelector('button')!;
  const click = jest.fn();
  const events = keepEvents(element);
  fireEvent.click(element);
  fireEvent.keyDown(button, { key: 'Tab' });
  events.replay();
  element.addEventListener('click', click);
  element.addEventListener('keydown', click);
  fireEvent.click(button);
  events.replay();
  expect(click).toHaveBeenCalledTimes(1);
});

test('an element that went away is left out', () => {
  const element = serve('<button>Open</button>');
  const button = element.querySelector('button')!;
  const click = jest.fn();
  const events = keepEvents(element);
  fireEvent.click(button);
  button.remove();
  button.addEventListener('click', click);
  events.replay();
  expect(click).not.toHaveBeenCalled();
});
