import { fireEvent } from '@testing-library/react';
import { KEPT_EVENTS, keepEvents } from '../client/keepEvents';
import { listenEarly } from '../client/listenEarly';

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

describe('before the page is ready', () => {
  /** As the script in the head has it, which ran before there was a body. */
  beforeAll(() => listenEarly(document, KEPT_EVENTS));

  function serveDemo(html: string): HTMLElement {
    document.body.innerHTML = `<div data-demo-canvas=""><div data-demo-content="">${html}</div></div>`;
    return document.querySelector('[data-demo-content]')!;
  }

  test('what was pressed happens once the demo has started, before what was pressed later', () => {
    const element = serveDemo('<button>Open</button>');
    const button = element.querySelector('button')!;
    const heard: number[] = [];
    // `fireEvent` says whether the browser would go on.
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

  test('nothing is kept of the page around, of links, or of a demo that nobody has touched', () => {
    const element = serveDemo('<a href="#there">There</a>');
    const outside = document.body.appendChild(document.createElement('button'));
    expect(fireEvent.click(element.querySelector('a')!)).toBe(true);
    expect(fireEvent.click(outside)).toBe(true);
    expect(keepEvents(element).isEarly).toBe(false);
  });
});
