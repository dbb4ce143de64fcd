import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewDefaultItemModelProperties as Item } from '@mui/x-tree-view/models';
import DeleteFocusedTicket from './demos/DeleteFocusedTicket';
import DescribeFocusedSeat from './demos/DescribeFocusedSeat';
import FocusHiddenSeat from './demos/FocusHiddenSeat';

const items: Item[] = [
  {
    id: 'a',
    label: 'Asia',
    children: [{ id: 'a1', label: 'Nepal', children: [{ id: 'a11', label: 'Pokhara' }] }],
  },
  { id: 'b', label: 'Brazil' },
  { id: 'c', label: 'Chad' },
];

type Props = RichTreeViewProps<Item, boolean>;
type Api = NonNullable<ReturnType<typeof useRichTreeViewApiRef<Item>>['current']>;

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (more: Partial<Props> = {}) => (
    <>
      <input aria-label="Outside" />
      <RichTreeView
        items={items}
        apiRef={apiRef}
        onItemFocus={(event, id) => log.push(`${event ? event.type : 'null'} ${id}`)}
        {...props}
        {...more}
      />
    </>
  );
  const { rerender } = render(tree());
  const event = { type: 'mine' } as React.SyntheticEvent;
  return {
    log,
    user: userEvent.setup(),
    rerender: (more: Partial<Props>) => rerender(tree(more)),
    focus: (itemId: string, by: React.SyntheticEvent | null = event) =>
      act(() => apiRef.current!.focusItem(by, itemId)),
    expandAndFocus: (parentId: string, itemId: string) =>
      act(() => {
        apiRef.current!.setItemExpansion({ event, itemId: parentId, shouldBeExpanded: true });
        apiRef.current!.focusItem(event, itemId);
      }),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.id.replace(/^.*-/, '');

describe('#focus-item', () => {
  test('The event may be `null`', () => {
    const { focus } = setup();
    focus('b', null);
    expect(focused()).toBe('b');
  });
  test("`focusItem` calls `onItemFocus` twice: with the element's focus event, unless the item is already focused, and with your event", () => {
    const { focus, log } = setup();
    focus('b');
    expect(focused()).toBe('b');
    expect(log).toEqual(['focus b', 'mine b']);
    focus('b');
    expect(log.slice(2)).toEqual(['mine b']);
  });
  test('`focusItem` also focuses disabled items, and `onItemFocus` is then called with your event only', () => {
    const { focus, log } = setup({ isItemDisabled: ({ id }: Item) => id === 'b' });
    focus('b');
    expect(focused()).toBe('b');
    expect(log).toEqual(['mine b']);
  });
  test('Focus does not change the selection', () => {
    const { focus } = setup();
    focus('b');
    expect(item('Brazil').getAttribute('aria-checked')).toBe('false');
  });
});

describe('#collapsed', () => {
  test('`focusItem` does nothing if the parent is collapsed', () => {
    const { focus, log } = setup();
    focus('a1');
    expect(document.activeElement).toBe(document.body);
    expect(log).toEqual([]);
  });
  test('`setItemExpansion` followed by `focusItem` in the same handler does not move the focus', () => {
    const { expandAndFocus } = setup();
    expandAndFocus('a', 'a1');
    expect(item(/Asia/).getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(document.body);
  });
  test('With `flushSync`, the item is in the DOM when `focusItem` is called', async () => {
    const user = userEvent.setup();
    render(<FocusHiddenSeat />);
    await user.click(screen.getByRole('button'));
    expect(focused()).toBe('l4');
    expect(document.activeElement?.textContent).toBe('Seat L4');
  });
  test('If the parent is expanded but inside a collapsed item, `onItemFocus` is called although nothing receives focus', () => {
    const { focus, log } = setup({ defaultExpandedItems: ['a1'] });
    focus('a11');
    expect(document.activeElement).toBe(document.body);
    expect(log).toEqual(['mine a11']);
  });
});

describe('#mount', () => {
  function Tree({ id }: { id?: string }) {
    const apiRef = useRichTreeViewApiRef();
    React.useEffect(() => {
      apiRef.current?.focusItem(null, 'c');
    }, [apiRef]);
    return <RichTreeView id={id} items={items} apiRef={apiRef} />;
  }
  test('In an effect, there is no event, so pass `null`', () => {
    render(<Tree id="folders" />);
    expect(focused()).toBe('c');
  });
  test('Also set `id` on the tree: without it, the items do not have their ids yet, and nothing receives the focus', () => {
    render(<Tree />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('#tab-stop', () => {
  test('The tree has one tab stop: the first item in selection order that is visible and not disabled, or otherwise the first item that is not disabled', () => {
    const { rerender } = setup({ selectedItems: 'c' as never });
    const stops = () =>
      screen
        .getAllByRole('treeitem')
        .filter((element) => element.tabIndex === 0)
        .map((element) => element.id.replace(/^.*-/, ''));
    expect(stops()).toEqual(['c']);
    rerender({ selectedItems: 'a1' as never });
    expect(stops()).toEqual(['a']);
    rerender({ selectedItems: 'b' as never, isItemDisabled: ({ id }) => id === 'b' });
    expect(stops()).toEqual(['a']);
    rerender({ selectedItems: 'b' as never, isItemDisabled: ({ id }) => id !== 'c' });
    expect(stops()).toEqual(['c']);
    rerender({ multiSelect: true, selectedItems: ['c', 'b'] as never });
    expect(stops()).toEqual(['c']);
  });
  test("This check only considers the item's parent; if an expanded parent is inside a collapsed item, Tab skips the tree", async () => {
    const { user } = setup({ selectedItems: 'a11' as never, defaultExpandedItems: ['a1'] });
    act(() => screen.getByLabelText('Outside').focus());
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
  test('Users who leave the tree without selecting an item return to the first item', async () => {
    const { user, focus } = setup();
    focus('c');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.tab({ shift: true });
    expect(focused()).toBe('a');
  });
  test('On an item below the tab stop, Shift + Tab moves to the tab stop first, and a second press leaves the tree', async () => {
    const { user, focus } = setup();
    focus('c');
    await user.tab({ shift: true });
    expect(focused()).toBe('a');
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByLabelText('Outside'));
  });
});

describe('#track', () => {
  test('the tree does not call its own `onBlur`', async () => {
    const handleBlur = jest.fn();
    const { user } = setup({ onBlur: handleBlur });
    act(() => item('Chad').focus());
    await user.click(screen.getByRole('textbox'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(handleBlur).not.toHaveBeenCalled();
    cleanup();
    render(<DescribeFocusedSeat />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByText('Preview: move to an item')).toBe(null);
    await user.click(document.body);
    expect(screen.getByText('Preview: move to an item')).toBeTruthy();
  });
  test('A click on a disabled item does not call it', () => {
    const { log } = setup({ isItemDisabled: ({ id }: Item) => id === 'b' });
    fireEvent.click(screen.getByText('Brazil'));
    expect(log).toEqual([]);
  });
  test('A key press that moves the focus calls it twice, as `focusItem` does: with the focus event, then with the keyboard event', () => {
    const { log } = setup();
    act(() => item('Asia').focus());
    fireEvent.keyDown(item('Asia'), { key: 'ArrowDown' });
    expect(log).toEqual(['focus a', 'focus b', 'keydown b']);
  });
  test('A click calls it once, with the focus event', async () => {
    const { user, log } = setup();
    await user.click(screen.getByText('Brazil'));
    expect(log).toEqual(['focus b']);
  });
  test('When the focused item is removed from the tree, the event is `null`', () => {
    const { log, rerender } = setup();
    act(() => item('Chad').focus());
    rerender({ items: items.slice(0, 2) });
    expect(log.at(-1)).toBe('null b');
  });
});

describe('#removed', () => {
  test('If there is none, or it was removed too, the previous item receives the focus, or otherwise the first one', () => {
    const { rerender } = setup();
    act(() => item('Brazil').focus());
    rerender({ items: [items[0]!, items[2]!] });
    expect(focused()).toBe('c');
    rerender({ items });
    act(() => item('Brazil').focus());
    rerender({ items: items.slice(0, 1) });
    expect(focused()).toBe('a');
    rerender({ items: [{ id: 'z', label: 'Zambia' }, ...items] });
    act(() => item('Brazil').focus());
    rerender({ items: [{ id: 'z', label: 'Zambia' }] });
    expect(focused()).toBe('z');
  });
  test('If a parent is removed together with the focused item and its siblings, the first item of the tree receives the focus', () => {
    const [asia, brazil, chad] = items as [Item, Item, Item];
    const withTwo = { ...asia, children: [...asia.children!, { id: 'a2', label: 'Oman' }] };
    const { rerender } = setup({ items: [chad, withTwo, brazil], defaultExpandedItems: ['a'] });
    act(() => item('Nepal').focus());
    rerender({ items: [chad, brazil] });
    expect(focused()).toBe('c');
  });
  test('While the focus is outside the tree, the tree does not take the focus when items change', () => {
    const { rerender } = setup();
    act(() => item('Chad').focus());
    act(() => screen.getByLabelText('Outside').focus());
    rerender({ items: items.slice(0, 2) });
    expect(document.activeElement).toBe(screen.getByLabelText('Outside'));
  });
  test('Adding, renaming or reordering items does not move the focus', () => {
    const { rerender } = setup();
    act(() => item('Chad').focus());
    rerender({
      items: [{ id: 'c', label: 'Tchad' }, { id: 'n', label: 'New' }, ...items.slice(0, 2)],
    });
    expect(focused()).toBe('c');
    rerender({ items: [items[0]!, items[1]!, items[2]!] });
    expect(focused()).toBe('c');
    // Nor does a first child or disabling it, which the Simple Tree View answers with another focus.
    const parent = { id: 'c', label: 'Chad', children: [{ id: 'c1', label: 'Abéché' }] };
    rerender({ items: [...items.slice(0, 2), parent] });
    rerender({ items: [...items.slice(0, 2), parent], isItemDisabled: ({ id }) => id === 'c' });
    expect(focused()).toBe('c');
  });
  test('In the demo, the focus moves to the next ticket, or to the previous one if there is none', () => {
    render(<DeleteFocusedTicket />);
    const remove = (name: string) => {
      act(() => item(name).focus());
      fireEvent.keyDown(item(name), { key: 'Delete' });
    };
    remove('Ballet');
    expect(focused()).toBe('Circus');
    remove('Puppets');
    expect(focused()).toBe('Circus');
  });
});
