import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import ShowFocusedBay from './demos/ShowFocusedBay';
import TypeInsideItem from './demos/TypeInsideItem';

type Props = SimpleTreeViewProps<boolean>;
type Api = NonNullable<ReturnType<typeof useSimpleTreeViewApiRef>['current']>;

function setup(props: Partial<Props> = {}, label: React.ReactNode = 'Cherries') {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  render(
    <>
      <SimpleTreeView
        apiRef={apiRef}
        onItemFocus={(event, id) => log.push(`${event ? event.type : 'null'} ${id}`)}
        {...props}
      >
        <TreeItem itemId="a" label="Apples">
          <TreeItem itemId="a1" label="Elstar" />
        </TreeItem>
        <TreeItem itemId="b" label="Berries" disabled />
        <TreeItem itemId="c" label={label} />
      </SimpleTreeView>
      <button>Elsewhere</button>
    </>,
  );
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    focus: (itemId: string) =>
      act(() => apiRef.current!.focusItem({ type: 'mine' } as React.SyntheticEvent, itemId)),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.id.replace(/^.*-/, '');

describe('#focus-item', () => {
  test("`onItemFocus` is called first with the element's focus event, and then with the event that you pass", () => {
    const { focus, log } = setup();
    focus('c');
    expect(focused()).toBe('c');
    expect(log).toEqual(['focus c', 'mine c']);
  });
  test('It does nothing for an item below a collapsed parent or for an unknown id', () => {
    const { focus, log } = setup();
    focus('a1');
    focus('nothing');
    expect(document.activeElement).toBe(document.body);
    expect(log).toEqual([]);
  });
  test('It also focuses disabled items', () => {
    const { focus } = setup();
    focus('b');
    expect(focused()).toBe('b');
  });
  test('It neither selects nor expands the item', () => {
    const { focus } = setup();
    focus('a');
    expect(item('Apples').getAttribute('aria-checked')).toBe('false');
    expect(item('Apples').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('#tab-stop', () => {
  test('Tab moves the focus to the first selected item that is visible and not disabled, or to the first item that is not disabled', async () => {
    const { user } = setup({ multiSelect: true, defaultSelectedItems: ['a1', 'b', 'c'] });
    await user.tab();
    expect(focused()).toBe('c');
  });
  test('If several items are selected, the first id in the array is used, not the topmost item', async () => {
    const { user } = setup({ multiSelect: true, defaultSelectedItems: ['c', 'a'] });
    await user.tab();
    expect(focused()).toBe('c');
  });
  test('With `disabledItemsFocusable`, disabled items are included', async () => {
    const { user } = setup({ disabledItemsFocusable: true, defaultSelectedItems: 'b' });
    await user.tab();
    expect(focused()).toBe('b');
  });
  test('Without a selection, Tab always returns to the first item, not to the last focused one', async () => {
    const { user, focus } = setup();
    focus('c');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    await user.tab({ shift: true });
    expect(focused()).toBe('a');
  });
});

describe('#tab-stop', () => {
  test('From an item above this tab stop, Tab goes to the tab stop first, and so does Shift + Tab from an item below it', async () => {
    const { user, focus } = setup({ defaultSelectedItems: 'c' });
    focus('a');
    await user.tab();
    expect(focused()).toBe('c');
    cleanup();
    const second = setup();
    second.focus('c');
    await second.user.tab({ shift: true });
    expect(focused()).toBe('a');
  });
});

describe('#track', () => {
  test('`onItemFocus` is called for clicks, keys, Tab and `focusItem`', async () => {
    const { log, user, focus } = setup();
    const next = () => log.splice(0).at(-1)?.replace(/^.* /, '');
    await user.tab();
    expect(next()).toBe('a');
    fireEvent.keyDown(item('Apples'), { key: 'ArrowDown' });
    expect(next()).toBe('c');
    fireEvent.click(screen.getByText('Apples'));
    expect(next()).toBe('a');
    focus('c');
    expect(next()).toBe('c');
  });
  test('the tree does not call its own `onBlur`', async () => {
    const handleBlur = jest.fn();
    const { user } = setup({ onBlur: handleBlur });
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    expect(handleBlur).not.toHaveBeenCalled();
    cleanup();
    render(<ShowFocusedBay />);
    const status = () => screen.getByRole('status').textContent;
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(status()).toBe('Focus: point-a');
    await user.click(screen.getByText('Slow'));
    expect(status()).toBe('Focus: slow');
    await user.tab();
    expect(status()).toBe('Focus: outside of the tree');
  });
  test('A key press calls it twice, with the focus event and then with the keyboard event; a click calls it once, with the focus event', async () => {
    const { log, user } = setup();
    await user.click(screen.getByText('Apples'));
    expect(log).toEqual(['focus a']);
    await user.keyboard('{End}');
    expect(log.slice(1)).toEqual(['focus c', 'keydown c']);
  });
});

describe('#inputs', () => {
  test('By default, a click on an input moves the focus to the item, and typing letters moves the focus to other items', async () => {
    const { user } = setup({}, <input aria-label="plain" />);
    await user.click(screen.getByLabelText('plain'));
    expect(focused()).toBe('c');
    act(() => screen.getByLabelText('plain').focus());
    fireEvent.keyDown(screen.getByLabelText('plain'), { key: 'a' });
    expect(focused()).toBe('a');
  });
  test('With both handlers, the input keeps focus and receives every key', async () => {
    const user = userEvent.setup();
    render(<TypeInsideItem />);
    const input = screen.getByLabelText<HTMLInputElement>('License plate, Bay 1');
    await user.click(input);
    await user.keyboard('R B*1');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('R B*1');
  });
});
