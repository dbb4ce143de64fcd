import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import TickWholeBranches from './demos/TickWholeBranches';

const items: TreeViewBaseItem[] = [
  {
    id: 'a',
    label: 'Apples',
    children: [
      { id: 'a1', label: 'Elstar' },
      { id: 'a2', label: 'Gala' },
    ],
  },
  { id: 'b', label: 'Berries' },
  { id: 'c', label: 'Cherries' },
];

type Api = NonNullable<
  NonNullable<RichTreeViewProps<TreeViewBaseItem, boolean>['apiRef']>['current']
>;

function setup(props: Partial<RichTreeViewProps<TreeViewBaseItem, boolean>> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  function Tree(more: object) {
    return (
      <RichTreeView
        items={items}
        apiRef={apiRef}
        defaultExpandedItems={['a']}
        onSelectedItemsChange={(_, ids) => log.push(`change ${JSON.stringify(ids)}`)}
        onItemSelectionToggle={(_, id, on) => log.push(`${on ? '+' : '-'}${id}`)}
        onItemClick={(_, id) => log.push(`click ${id}`)}
        {...props}
        {...more}
      />
    );
  }
  const { rerender, unmount } = render(<Tree />);
  return {
    log,
    unmount,
    user: userEvent.setup(),
    rerender: (more: object) => rerender(<Tree {...more} />),
    select: (params: object) =>
      act(() =>
        apiRef.current!.selectItem({ event: {} as React.SyntheticEvent, ...params } as never),
      ),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const label = (name: string) => screen.getByText(name);
const selected = () =>
  screen
    .queryAllByRole('treeitem', { selected: true })
    .map((element) => element.id.replace(/^.*-/, ''));
const press = (element: HTMLElement, key: string, more: object = {}) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key, keyCode: key.toUpperCase().charCodeAt(0), ...more });
};

describe('#single', () => {
  test('A click on the selected item, or Space, does not deselect it', async () => {
    const { user } = setup({ defaultSelectedItems: 'b' as never });
    await user.click(label('Berries'));
    press(item('Berries'), ' ');
    expect(selected()).toEqual(['b']);
  });
  test('A click on a parent selects it and also expands or collapses it', async () => {
    const { user } = setup();
    await user.click(label('Apples'));
    expect(selected()).toEqual(['a']);
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('#multi', () => {
  test('A click without a modifier key replaces the whole selection', async () => {
    const { user } = setup({ multiSelect: true, defaultSelectedItems: ['b', 'a1'] as never });
    await user.click(label('Cherries'));
    expect(selected()).toEqual(['c']);
  });
  test('Ctrl or Command with a click toggles the item', async () => {
    const { user } = setup({ multiSelect: true });
    await user.click(label('Cherries'));
    fireEvent.click(label('Berries'), { ctrlKey: true });
    expect(selected()).toEqual(['b', 'c']);
    fireEvent.click(label('Berries'), { metaKey: true });
    expect(selected()).toEqual(['c']);
  });
  test('Selects all items from this one to the first or last visible one', () => {
    const keys = { ctrlKey: true, shiftKey: true };
    const { unmount } = setup({ multiSelect: true, defaultExpandedItems: [] });
    press(item('Berries'), 'End', keys);
    expect(selected()).toEqual(['b', 'c']);
    unmount();
    setup({ multiSelect: true, defaultExpandedItems: [] });
    press(item('Berries'), 'Home', keys);
    expect(selected()).toEqual(['a', 'b']);
  });

  test('Moving back removes the items again', () => {
    const { log } = setup({ multiSelect: true, defaultSelectedItems: ['b'] as never });
    press(item('Elstar'), 'ArrowDown', { shiftKey: true });
    press(item('Gala'), 'ArrowDown', { shiftKey: true });
    expect(log.at(-1)).toBe('change ["b","a2","b"]');
    press(item('Berries'), 'ArrowUp', { shiftKey: true });
    expect(log.at(-1)).toBe('change ["a2"]');
  });
  test('A Shift click selects nothing until a click, Space, Enter or `selectItem` has changed the selection. `defaultSelectedItems`, Ctrl + A, and Shift + Down or Up do not count', () => {
    const { select, log } = setup({ multiSelect: true, defaultSelectedItems: ['a1'] as never });
    fireEvent.click(label('Berries'), { shiftKey: true });
    expect(selected()).toEqual(['a1']);
    press(item('Elstar'), 'ArrowDown', { shiftKey: true });
    fireEvent.click(label('Cherries'), { shiftKey: true });
    expect(selected()).toEqual(['a1', 'a2']);
    press(item('Elstar'), 'a', { ctrlKey: true });
    const calls = log.length;
    fireEvent.click(label('Berries'), { shiftKey: true });
    expect(log.slice(calls)).toEqual(['click b']);
    select({ itemId: 'a2' });
    fireEvent.click(label('Berries'), { shiftKey: true });
    expect(selected()).toEqual(['a2', 'b']);
    for (const key of [' ', 'Enter']) {
      select({ itemId: 'a1' });
      press(item('Berries'), key);
      fireEvent.click(label('Cherries'), { shiftKey: true });
      expect(selected()).toEqual(expect.arrayContaining(['b', 'c']));
    }
  });
  test('If the last selected item is now below a collapsed parent, a Shift click or Shift + Space on that parent, or on any item above it, throws `Invalid range`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const messages: string[] = [];
    const listener = (event: ErrorEvent) => {
      event.preventDefault();
      messages.push((event.error as Error).message);
    };
    window.addEventListener('error', listener);
    const messagesOf = (action: () => void) => {
      messages.length = 0;
      action();
      return [...new Set(messages)];
    };
    setup({ multiSelect: true, items: [items[1]!, items[0]!, items[2]!] });
    fireEvent.click(label('Gala'), { ctrlKey: true });
    for (const name of ['Apples', 'Berries']) {
      // A click expands the parent.
      press(item(/Apples/), 'ArrowLeft');
      const click = () => fireEvent.click(label(name), { shiftKey: true });
      const space = () => press(item(new RegExp(name)), ' ', { shiftKey: true });
      expect(messagesOf(click)).toEqual(['Invalid range']);
      press(item(/Apples/), 'ArrowLeft');
      expect(messagesOf(space)).toEqual(['Invalid range']);
    }
    expect(messagesOf(() => fireEvent.click(label('Cherries'), { shiftKey: true }))).toEqual([]);
    window.removeEventListener('error', listener);
    error.mockRestore();
  });
  test('Ctrl + A selects the visible items and deselects items below collapsed parents', () => {
    const { log } = setup({
      multiSelect: true,
      defaultExpandedItems: [],
      defaultSelectedItems: ['a1'] as never,
    });
    press(item('Berries'), 'a', { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["a","b","c"]');
  });
  test('The array is in the order of selection, usually with the newest item first, not in the order of the tree', () => {
    const { log } = setup({ multiSelect: true });
    fireEvent.click(label('Elstar'), { ctrlKey: true });
    fireEvent.click(label('Cherries'), { ctrlKey: true });
    fireEvent.click(label('Berries'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["b","c","a1"]');
  });
});

describe('#checkboxes', () => {
  test('With checkboxes, a click on the label no longer selects the item; it only expands or collapses it', async () => {
    const { user } = setup({ checkboxSelection: true });
    await user.click(label('Apples'));
    expect(selected()).toEqual([]);
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
  });
  test('Without `multiSelect`, checking a checkbox clears the previous one, and a second click clears the checkbox', async () => {
    const { user, log } = setup({ checkboxSelection: true });
    const boxes = screen.getAllByRole('checkbox', { hidden: true });
    await user.click(boxes[3]!);
    await user.click(boxes[4]!);
    expect(selected()).toEqual(['c']);
    await user.click(boxes[4]!);
    expect(log.at(-1)).toBe('change null');
  });
  test('With `multiSelect`, Space toggles the checkbox of the focused item', () => {
    setup({ checkboxSelection: true, multiSelect: true });
    press(item('Berries'), ' ');
    expect(selected()).toEqual(['b']);
    press(item('Berries'), ' ');
    expect(selected()).toEqual([]);
  });
});

describe('#parent-child', () => {
  test('Selecting a parent does not select its children, and selecting all children does not select the parent', async () => {
    const { log } = setup({ multiSelect: true });
    fireEvent.click(label('Elstar'), { ctrlKey: true });
    fireEvent.click(label('Gala'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["a2","a1"]');
    fireEvent.click(label('Apples'));
    expect(log.at(-1)).toBe('change ["a"]');
  });
  test('Clearing a parent clears all leaves below it, and Ctrl + A keeps the leaves below a collapsed parent', async () => {
    const user = userEvent.setup();
    render(<TickWholeBranches />);
    const status = () => screen.getByRole('status').textContent;
    await user.click(screen.getByLabelText('Hold 1'));
    expect(status()).toBe('Unload: fish, cable, butter, timber');
    await user.click(screen.getByText('Hold 1'));
    press(item(/Hold 2/), 'a', { ctrlKey: true });
    expect(status()).toBe('Unload: fish, cable, butter, timber, tractors');
    await user.click(screen.getByLabelText('Hold 1'));
    expect(status()).toBe('Unload: cable, tractors');
    await user.click(screen.getByLabelText('Cable drums'));
    await user.click(screen.getByLabelText('Tractors'));
    expect(status()).toBe('Unload: nothing');
  });
});

describe('#leaves-only', () => {
  test('only items with children have `aria-expanded`', async () => {
    const { user, log } = setup({
      checkboxSelection: true,
      multiSelect: true,
      sx: {
        '& .MuiTreeItem-root[aria-expanded] > .MuiTreeItem-content .MuiTreeItem-checkbox': {
          display: 'none',
        },
      },
    });
    const shown = screen
      .getAllByRole('treeitem')
      .filter((item) => {
        const box = item.querySelector(':scope > .MuiTreeItem-content .MuiTreeItem-checkbox');
        return getComputedStyle(box!).display !== 'none';
      })
      .map((item) => item.querySelector('.MuiTreeItem-label')!.textContent);
    expect(shown).toEqual(['Elstar', 'Gala', 'Berries', 'Cherries']);
    // The keyboard selects a parent without a visible checkbox.
    act(() => screen.getAllByRole('treeitem')[0]!.focus());
    await user.keyboard(' ');
    expect(log).toContain('change ["a"]');
  });
});

describe('#disable-selection', () => {
  test('Items can still be focused and expanded, and `onItemClick` is still called, but `onSelectedItemsChange` is not', async () => {
    const { user, log } = setup({ disableSelection: true });
    await user.click(label('Apples'));
    expect(document.activeElement).toBe(item(/Apples/));
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
    expect(log).toEqual(['click a']);
  });
  test('Items that are already selected stay selected', () => {
    setup({ disableSelection: true, defaultSelectedItems: 'b' as never });
    expect(selected()).toEqual(['b']);
  });
});

describe('#controlled', () => {
  test('Unknown ids in `selectedItems` are kept in the array', () => {
    const { log } = setup({ multiSelect: true, defaultSelectedItems: ['gone'] as never });
    fireEvent.click(label('Berries'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["b","gone"]');
  });
  test('Items that are removed from `items` stay selected', () => {
    const { rerender, log } = setup({ multiSelect: true, defaultSelectedItems: ['c'] as never });
    rerender({ items: items.slice(0, 2) });
    fireEvent.click(label('Berries'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["b","c"]');
  });
});

describe('#track', () => {
  test('The callbacks are called in the order `onItemClick`, `onItemSelectionToggle`, `onSelectedItemsChange`', async () => {
    const { user, log } = setup();
    await user.click(label('Berries'));
    expect(log).toEqual(['click b', '+b', 'change "b"']);
  });
  test('When another item is selected, `onItemSelectionToggle` is called first for the old item, with `false`, and then for the new one', async () => {
    const { user, log } = setup({ defaultSelectedItems: 'b' as never });
    await user.click(label('Cherries'));
    expect(log).toEqual(['click c', '-b', '+c', 'change "c"']);
  });
  test('With `multiSelect`, it is called for added items first, then for removed ones', async () => {
    const { user, log } = setup({ multiSelect: true, defaultSelectedItems: ['a1', 'b'] as never });
    await user.click(label('Cherries'));
    expect(log).toEqual(['click c', '+c', '-a1', '-b', 'change ["c"]']);
  });
  test('A click on an already selected item calls `onSelectedItemsChange` again, but not `onItemSelectionToggle`', async () => {
    const { user, log } = setup({ defaultSelectedItems: 'b' as never });
    await user.click(label('Berries'));
    expect(log).toEqual(['click b', 'change "b"']);
  });
});

describe('#select-item', () => {
  test('`selectItem` also selects disabled items, but does nothing while `disableSelection` is set', () => {
    const { select, unmount } = setup({ isItemDisabled: ({ id }: TreeViewBaseItem) => id === 'c' });
    select({ itemId: 'c' });
    expect(selected()).toEqual(['c']);
    unmount();
    const second = setup({ disableSelection: true });
    second.select({ itemId: 'c' });
    expect(second.log).toEqual([]);
  });
  test('Two calls in one handler are not combined: the last one wins', () => {
    const log: string[] = [];
    const apiRef: { current: Api | undefined } = { current: undefined };
    function Tree() {
      return (
        <RichTreeView
          items={items}
          apiRef={apiRef}
          multiSelect
          onSelectedItemsChange={(_, ids) => log.push(ids.join())}
        />
      );
    }
    render(<Tree />);
    act(() => {
      const event = {} as React.SyntheticEvent;
      apiRef.current!.selectItem({ event, itemId: 'b', keepExistingSelection: true });
      apiRef.current!.selectItem({ event, itemId: 'c', keepExistingSelection: true });
    });
    expect(log).toEqual(['b', 'c']);
    expect(selected()).toEqual(['c']);
  });
  test('Do not set `keepExistingSelection` in a single-select tree, because it turns the selection into an array', () => {
    const { select, log } = setup();
    select({ itemId: 'c', keepExistingSelection: true });
    expect(log.at(-1)).toBe('change ["c"]');
  });
});
