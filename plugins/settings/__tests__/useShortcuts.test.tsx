import { fireEvent, render } from '@testing-library/react';
import { useShortcuts } from '../client/useShortcuts';

const turn = jest.fn();
const ACTIONS = { ']': turn };

function Page() {
  useShortcuts(ACTIONS);
  return (
    <div id="__docusaurus">
      <a href="/">link</a>
      <input />
      <select />
      <textarea />
      <p contentEditable suppressContentEditableWarning />
      <dialog>
        <button type="button">inside</button>
      </dialog>
      <div data-demo-canvas="">
        <button type="button">cell</button>
      </div>
    </div>
  );
}

beforeEach(() => {
  turn.mockClear();
  delete document.documentElement.dataset.shortcuts;
  render(<Page />);
});

test.each(['body', 'a'])('runs the action for a key pressed on %s', (target) => {
  fireEvent.keyDown(document.querySelector(target)!, { key: ']' });
  expect(turn).toHaveBeenCalledTimes(1);
});

test.each(['input', 'select', 'textarea', 'p', 'dialog button', '[data-demo-canvas] button'])(
  'ignores a key pressed in %s',
  (target) => {
    fireEvent.keyDown(document.querySelector(target)!, { key: ']' });
    expect(turn).not.toHaveBeenCalled();
  },
);

test.each([{ metaKey: true }, { ctrlKey: true }, { isComposing: true }, { repeat: true }])(
  'ignores a key with %p',
  (modifier) => {
    fireEvent.keyDown(document.body, { key: ']', ...modifier });
    expect(turn).not.toHaveBeenCalled();
  },
);

test('accepts brackets typed with AltGr', () => {
  fireEvent.keyDown(document.body, { key: ']', ctrlKey: true, modifierAltGraph: true });
  expect(turn).toHaveBeenCalledTimes(1);
});

test('ignores keys in menus of demos, which are outside the shell', () => {
  const menu = document.body.appendChild(document.createElement('div'));
  fireEvent.keyDown(menu, { key: ']' });
  expect(turn).not.toHaveBeenCalled();
  menu.remove();
});

test('does nothing when shortcuts are off', () => {
  document.documentElement.dataset.shortcuts = 'off';
  fireEvent.keyDown(document.body, { key: ']' });
  expect(turn).not.toHaveBeenCalled();
});
