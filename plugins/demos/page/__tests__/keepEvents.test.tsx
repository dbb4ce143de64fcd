import { fireEvent } from '@testing-library/react';
import { KEPT_EVENTS, keepEvents } from '../client/keepEvents';
import { listenEarly } from '../client/listenEarly';

/** Adds the server's HTML of a demo, before it has any event listeners. */
function serve(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

test('replays clicks from before the demo started', () => {
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

test('checks a clicked checkbox only once', () => {
  const element = serve('<input type="checkbox">');
  const box = element.querySelector('input')!;
  const events = keepEvents(element);
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  events.replay();
  expect(box.checked).toBe(true);
});

test('does not replay events without a target element, or events after the demo started', () => {
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

test('does not replay events of a removed element', () => {
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

describe('before the page is ready', () => {
  /** Like the script in the head, this listens before the body exists. */
  beforeAll(() => listenEarly(document, KEPT_EVENTS));

  function serveDemo(html: string): HTMLElement {
    document.body.innerHTML = `<div data-demo-canvas=""><div data-demo-content="">${html}</div></div>`;
    return document.querySelector('[data-demo-content]')!;
  }

  test('replays early clicks before later ones', () => {
    const element = serveDemo('<button>Open</button>');
    const button = element.querySelector('button')!;
    const heard: number[] = [];
    // `fireEvent` returns `false` if the default action was prevented.
    expect(fireEvent.click(button, { clientX: 1 })).toBe(false);
    const events = keepEvents(element);
    expect(events.isEarly).toBe(true);
    fireEvent.click(button, { clientX: 2 });
    button.addEventListener('click', ({ clientX }) => heard.push(clientX));
    events.replay();
    expect(heard).toEqual([1, 2]);
    expect(fireEvent.click(button, { clientX: 3 })).toBe(true);
    expect(keepEvents(element).isEarly).toBe(false);
  });

  test('keeps no events from outside demos, from links, or without interaction', () => {
    const element = serveDemo('<a href="#there">There</a>');
    const outside = document.body.appendChild(document.createElement('button'));
    expect(fireEvent.click(element.querySelector('a')!)).toBe(true);
    expect(fireEvent.click(outside)).toBe(true);
    expect(keepEvents(element).isEarly).toBe(false);
  });
});
