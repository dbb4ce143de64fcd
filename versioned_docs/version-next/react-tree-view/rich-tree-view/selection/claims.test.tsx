import * as React from 'react';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import {
  useApplyPropagationToSelectedItemsOnMount,
  type useRichTreeViewApiRef,
} from '@mui/x-tree-view/hooks';
import type { TreeViewDefaultItemModelProperties as Item } from '@mui/x-tree-view/models';
import RestoreSavedLeaves from './demos/RestoreSavedLeaves';
import TickWholeBranches from './demos/TickWholeBranches';

const items: Item[] = [
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

type Api = NonNullable<ReturnType<typeof useRichTreeViewApiRef<Item>>['current']>;

function setup(props: Partial<RichTreeViewProps<Item, boolean>> = {}) {
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
      act(() => apiRef.current!.setItemSelection(params as Parameters<Api['setItemSelection']>[0])),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const both = { parents: true, descendants: true };
const box = (name: string) =>
  screen.getByText(name).parentElement!.querySelector<HTMLElement>('input')!;
const label = (name: string) => screen.getByText(name);
const selected = () =>
  screen
    .queryAllByRole('treeitem', { checked: true })
    .map((element) => element.id.replace(/^.*-/, ''));
const press = (element: HTMLElement, key: string, more: object = {}) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key, keyCode: key.toUpperCase().charCodeAt(0), ...more });
};

describe('#single', () => {
  test('A click on the selected item does not deselect it, but Space does', async () => {
    const { user, log } = setup({ defaultSelectedItems: 'b' as never });
    await user.click(label('Berries'));
    expect(selected()).toEqual(['b']);
    press(item('Berries'), ' ');
    expect(selected()).toEqual([]);
    expect(log.at(-1)).toBe('change null');
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
  test('A Shift click selects nothing until a click, Space, Enter or `setItemSelection` has changed the selection. `defaultSelectedItems`, Ctrl + A, and Shift + Down or Up do not count', async () => {
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
    select({ itemId: 'a2', shouldBeSelected: true });
    fireEvent.click(label('Berries'), { shiftKey: true });
    expect(selected()).toEqual(['a2', 'b']);
  });
  test('If the last selected item is now below a collapsed parent, a Shift click on an item above throws `Invalid range`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const messages: string[] = [];
    const listener = (event: ErrorEvent) => {
      event.preventDefault();
      messages.push(event.message);
    };
    window.addEventListener('error', listener);
    setup({ multiSelect: true, items: [items[1]!, items[0]!, items[2]!] });
    fireEvent.click(label('Gala'));
    press(item(/Apples/), 'ArrowLeft');
    fireEvent.click(label('Berries'), { shiftKey: true });
    expect(messages.join()).toContain('Invalid range');
    window.removeEventListener('error', listener);
    error.mockRestore();
  });
  test('Shift + Space, and Ctrl + Shift with Home or End, keep the other selected items, except those of the previous range', () => {
    const { log } = setup({ multiSelect: true, defaultSelectedItems: ['a1'] as never });
    press(item('Berries'), ' ');
    press(item('Cherries'), ' ', { shiftKey: true });
    expect(log.at(-1)).toBe('change ["b","a1","c"]');
    press(item('Gala'), 'Home', { ctrlKey: true, shiftKey: true });
    expect(log.at(-1)).toBe('change ["a1","a","a2"]');
    press(item('Gala'), 'End', { ctrlKey: true, shiftKey: true });
    expect(log.at(-1)).toBe('change ["a2","b","c"]');
  });
  test('If an item is already selected, Shift + Down or Up adds its id a second time', () => {
    const { log } = setup({ multiSelect: true, defaultSelectedItems: ['c'] as never });
    press(item('Berries'), 'ArrowDown', { shiftKey: true });
    expect(log.at(-1)).toBe('change ["c","c"]');
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
  test('`aria-checked` on the item exposes the checked state, and the checkbox itself is hidden from screen readers', () => {
    setup({ checkboxSelection: true, multiSelect: true, defaultSelectedItems: ['b'] as never });
    expect(item('Berries').getAttribute('aria-checked')).toBe('true');
    expect(item('Cherries').getAttribute('aria-checked')).toBe('false');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
  test('Trees without checkboxes also use `aria-checked`, and no item has `aria-selected`', () => {
    setup({ defaultSelectedItems: 'b' as never });
    expect(item('Berries').getAttribute('aria-checked')).toBe('true');
    expect(item('Cherries').getAttribute('aria-checked')).toBe('false');
    expect(document.querySelector('[aria-selected]')).toBeNull();
  });
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
  test('Space toggles the checkbox of the focused item', () => {
    setup({ checkboxSelection: true, multiSelect: true });
    press(item('Berries'), ' ');
    expect(selected()).toEqual(['b']);
    press(item('Berries'), ' ');
    expect(selected()).toEqual([]);
    cleanup();
    setup({ checkboxSelection: true });
    press(item('Berries'), ' ');
    expect(selected()).toEqual(['b']);
    press(item('Berries'), ' ');
    expect(selected()).toEqual([]);
  });
});

describe('#parent-child', () => {
  test('Without it, selecting a parent does not select its children, and selecting all children does not select the parent', () => {
    const { log } = setup({ multiSelect: true });
    fireEvent.click(label('Elstar'), { ctrlKey: true });
    fireEvent.click(label('Gala'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["a2","a1"]');
    fireEvent.click(label('Apples'));
    expect(log.at(-1)).toBe('change ["a"]');
  });
  test('Without `multiSelect`, it does not change the selection, but with `parents`, a parent whose only child is selected looks checked', async () => {
    const { user, log } = setup({ selectionPropagation: both });
    await user.click(label('Apples'));
    expect(log.at(-1)).toBe('change "a"');
    cleanup();
    const [apples, ...others] = items as [Item, ...Item[]];
    const single = setup({
      selectionPropagation: both,
      items: [{ ...apples, children: apples.children!.slice(0, 1) }, ...others],
    });
    fireEvent.click(label('Elstar'));
    expect(single.log.at(-1)).toBe('change "a1"');
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('true');
  });
  test('With `descendants`, a click on an indeterminate checkbox selects everything below it; without `descendants`, it selects only the item itself', async () => {
    const { user } = setup({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: both,
      defaultSelectedItems: ['a1'] as never,
    });
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('mixed');
    await user.click(box('Apples'));
    expect(selected()).toEqual(['a', 'a1', 'a2']);
    cleanup();
    const { log } = setup({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { parents: true },
      defaultSelectedItems: ['a1'] as never,
    });
    await user.click(box('Apples'));
    expect(log.at(-1)).toBe('change ["a","a1"]');
  });
  test('`descendants` also selects items below collapsed parents, disabled items, and items that `isItemSelectionDisabled` excludes', () => {
    const { log } = setup({
      multiSelect: true,
      selectionPropagation: both,
      defaultExpandedItems: [],
      isItemDisabled: ({ id }: Item) => id === 'a1',
      isItemSelectionDisabled: ({ id }: Item) => id === 'a2',
    });
    fireEvent.click(label('Apples'));
    expect(log.at(-1)).toBe('change ["a","a1","a2"]');
  });
  test('With `descendants` alone, clearing a child leaves its parent selected', () => {
    const { log } = setup({ multiSelect: true, selectionPropagation: { descendants: true } });
    fireEvent.click(label('Apples'));
    fireEvent.click(label('Elstar'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["a","a2"]');
  });
  test('With `parents` alone, selecting a parent does not change its children', () => {
    const { log } = setup({ multiSelect: true, selectionPropagation: { parents: true } });
    fireEvent.click(label('Apples'));
    expect(log.at(-1)).toBe('change ["a"]');
  });
  test('Without `parents`, the checkbox of an unselected parent is indeterminate as soon as an item below it is selected, even if all of them are', () => {
    const { rerender } = setup({
      multiSelect: true,
      checkboxSelection: true,
      selectedItems: ['a1'] as never,
    });
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('mixed');
    rerender({ selectedItems: ['a1', 'a2'] });
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('mixed');
    rerender({ selectedItems: ['a1', 'a2'], selectionPropagation: both });
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('true');
  });
  test('Children that are added later to a selected parent are not selected', () => {
    const { rerender, log } = setup({
      multiSelect: true,
      selectionPropagation: both,
      expandedItems: ['c'],
    });
    fireEvent.click(label('Cherries'));
    const cherries = { id: 'c', label: 'Cherries', children: [{ id: 'c1', label: 'Kordia' }] };
    rerender({ items: [...items.slice(0, 2), cherries] });
    expect(item('Kordia').getAttribute('aria-checked')).toBe('false');
    expect(item(/Cherries/).getAttribute('aria-checked')).toBe('true');
    expect(log.at(-1)).toBe('change ["c"]');
  });
  test('In the demo, the status lists only the leaves', async () => {
    const user = userEvent.setup();
    render(<TickWholeBranches />);
    const status = () => screen.getByRole('status').textContent;
    await user.click(box('Hold 1'));
    expect(status()).toBe('Unload: fish, butter, timber, cable');
    await user.click(box('Fish'));
    expect(item(/Hold 1/).getAttribute('aria-checked')).toBe('mixed');
    await user.click(box('Tractors'));
    expect(item(/Hold 2/).getAttribute('aria-checked')).toBe('true');
    expect(status()).toBe('Unload: butter, timber, tractors, cable');
  });
  test('Ctrl + A deselects a collapsed parent if some of its children were selected before, although all of its children are then selected', () => {
    const { log } = setup({
      multiSelect: true,
      selectionPropagation: both,
      defaultExpandedItems: [],
      defaultSelectedItems: ['a1'] as never,
    });
    press(item('Berries'), 'a', { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["b","c","a1","a2"]');
  });
});

describe('#initial-propagation', () => {
  test('The tree does not apply the rules to the first value', () => {
    setup({
      multiSelect: true,
      selectionPropagation: both,
      defaultSelectedItems: ['a'] as never,
    });
    expect(selected()).toEqual(['a']);
  });
  test('In the demo, Cold boxes is checked and Hold 1 is indeterminate', () => {
    render(<RestoreSavedLeaves />);
    expect(item(/^Cold boxes/).getAttribute('aria-checked')).toBe('true');
    expect(item(/^Hold 1/).getAttribute('aria-checked')).toBe('mixed');
  });
  test('Later changes of its parameters are ignored', () => {
    const { result, rerender } = renderHook(
      (selectedItems: string[]) =>
        useApplyPropagationToSelectedItemsOnMount({
          items,
          selectionPropagation: both,
          selectedItems,
        }),
      { initialProps: ['a1', 'a2'] },
    );
    expect(result.current).toEqual(['a1', 'a2', 'a']);
    rerender(['c']);
    expect(result.current).toEqual(['a1', 'a2', 'a']);
  });
});

describe('#leaves-only', () => {
  const isParent = ({ children = [] }: Item) => children.length > 0;
  test('Clicks, Space and Enter do not select such an item, and it has no checkbox', () => {
    const { log } = setup({
      multiSelect: true,
      checkboxSelection: true,
      isItemSelectionDisabled: isParent,
    });
    fireEvent.click(label('Apples'));
    press(item(/Apples/), ' ');
    press(item(/Apples/), 'Enter');
    expect(log).toEqual(['click a']);
    expect(item(/Apples/).firstElementChild!.querySelector('input')).toBeNull();
  });
  test('It can still be focused and expanded', async () => {
    const { user } = setup({ isItemSelectionDisabled: isParent });
    await user.click(label('Apples'));
    expect(document.activeElement).toBe(item(/Apples/));
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
  });
  test('A range selected with Shift skips such items', () => {
    const { log } = setup({ multiSelect: true, isItemSelectionDisabled: ({ id }) => id === 'b' });
    fireEvent.click(label('Gala'));
    fireEvent.click(label('Cherries'), { shiftKey: true });
    expect(log.at(-1)).toBe('change ["a2","c"]');
  });
  test('Ctrl + A, `setItemSelection` and `selectionPropagation` still select them', () => {
    const { log, select } = setup({
      multiSelect: true,
      isItemSelectionDisabled: ({ id }) => id === 'b',
    });
    press(item('Cherries'), 'a', { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["a","a1","a2","b","c"]');
    select({ itemId: 'b', shouldBeSelected: true });
    expect(log.at(-1)).toBe('change ["b"]');
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
  test('The event is `null` if code changed the selection without passing an event', () => {
    const events: unknown[] = [];
    const { select } = setup({ onSelectedItemsChange: (event) => events.push(event) });
    select({ itemId: 'b' });
    expect(events).toEqual([null]);
  });
});

describe('#select-item', () => {
  test('`setItemSelection` also selects disabled items, but does nothing while `disableSelection` is set', () => {
    const { select, unmount } = setup({ isItemDisabled: ({ id }: Item) => id === 'c' });
    select({ itemId: 'c' });
    expect(selected()).toEqual(['c']);
    unmount();
    const second = setup({ disableSelection: true });
    second.select({ itemId: 'c' });
    expect(second.log).toEqual([]);
  });
  test('Two calls in one handler are combined, unless the selection is controlled: then the last one wins', () => {
    const twice = (props: object) => {
      const log: string[] = [];
      const apiRef: { current: Api | undefined } = { current: undefined };
      render(
        <RichTreeView
          items={items}
          apiRef={apiRef}
          multiSelect
          onSelectedItemsChange={(_, ids) => log.push(ids.join())}
          {...props}
        />,
      );
      act(() => {
        apiRef.current!.setItemSelection({ itemId: 'b', keepExistingSelection: true });
        apiRef.current!.setItemSelection({ itemId: 'c', keepExistingSelection: true });
      });
      return log;
    };
    expect(twice({})).toEqual(['b', 'c,b']);
    expect(twice({ selectedItems: [] })).toEqual(['b', 'c']);
  });
  test('With `multiSelect`, `shouldBeSelected: false` without `keepExistingSelection` deselects everything', () => {
    const { select, log } = setup({
      multiSelect: true,
      defaultSelectedItems: ['a1', 'b', 'c'] as never,
    });
    select({ itemId: 'c', shouldBeSelected: false });
    expect(log.at(-1)).toBe('change []');
  });
  test('Do not set `keepExistingSelection` in a single-select tree, because it turns the selection into an array', () => {
    const { select, log } = setup();
    select({ itemId: 'c', keepExistingSelection: true });
    expect(log.at(-1)).toBe('change ["c"]');
  });
});
