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

test.each(['body', 'a'])('a key on %s does its work', (target) => {
  fireEvent.keyDown(document.querySelector(target)!, { key: ']' });
  expect(turn).toHaveBeenCalledTimes(1);
});

test.each(['input', 'select', 'textarea', 'p', 'dialog button', '[data-demo-canvas] button'])(
  'a key in %s belongs to it',
  (target) => {
    fireEvent.keyDown(document.querySelector(target)!, { key: ']' });
    expect(turn).not.toHaveBeenCalled();
  },
);

test.each([{ metaKey: true }, { ctrlKey: true }, { isComposing: true }, { repeat: true }])(
  'a key with %p is another one',
  (modifier) => {
    fireEvent.keyDown(document.body, { key: ']', ...modifier });
    expect(turn).not.toHaveBeenCalled();
  },
);

test('brackets that need AltGr count', () => {
  fireEvent.keyDown(document.body, { key: ']', ctrlKey: true, modifierAltGraph: true });
  expect(turn).toHaveBeenCalledTimes(1);
});

test('menus of demos lie outside the shell', () => {
  const menu = document.body.appendChild(document.createElement('div'));
  fireEvent.keyDown(menu, { key: ']' });
  expect(turn).not.toHaveBeenCalled();
  menu.remove();
});

test('readers who have switched keys off are left alone', () => {
  document.documentElement.dataset.shortcuts = 'off';
  fireEvent.keyDown(document.body, { key: ']' });
  expect(turn).not.toHaveBeenCalled();
});
