import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import DeleteFocusedTicket from './demos/DeleteFocusedTicket';
import FocusHiddenSeat from './demos/FocusHiddenSeat';

const items: TreeViewBaseItem[] = [
  {
    id: 'a',
    label: 'Asia',
    children: [{ id: 'a1', label: 'Nepal', children: [{ id: 'a11', label: 'Pokhara' }] }],
  },
  { id: 'b', label: 'Brazil' },
  { id: 'c', label: 'Chad' },
];

type Props = RichTreeViewProps<TreeViewBaseItem, boolean>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

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
    focus: (itemId: string) => act(() => apiRef.current!.focusItem(event, itemId)),
    expandAndFocus: (parentId: string, itemId: string) =>
      act(() => {
        apiRef.current!.setItemExpansion(event, parentId, true);
        apiRef.current!.focusItem(event, itemId);
      }),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.id.replace(/^.*-/, '');

describe('#focus-item', () => {
  test("It calls `onItemFocus` twice: first with the element's focus event, then with your event", () => {
    const { focus, log } = setup();
    focus('b');
    expect(focused()).toBe('b');
    expect(log).toEqual(['focus b', 'mine b']);
  });
  test('Focus does not change the selection', () => {
    const { focus } = setup();
    focus('b');
    expect(item('Brazil').getAttribute('aria-selected')).toBe('false');
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
  test("In an effect, where there is no event, use `getItemDOMElement` and the element's focus method", () => {
    const log: string[] = [];
    function Tree() {
      const apiRef = useTreeViewApiRef();
      React.useEffect(() => {
        apiRef.current?.getItemDOMElement('c')?.focus();
      }, [apiRef]);
      return (
        <RichTreeView
          items={items}
          apiRef={apiRef}
          onItemFocus={(event, id) => log.push(`${event?.type} ${id}`)}
        />
      );
    }
    render(<Tree />);
    expect(focused()).toBe('c');
    expect(log).toEqual(['focus c']);
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
  test('A click on a disabled item does not call it', () => {
    const { log } = setup({ isItemDisabled: ({ id }: TreeViewBaseItem) => id === 'b' });
    fireEvent.click(screen.getByText('Brazil'));
    expect(log).toEqual([]);
  });
  test('When the focused item is removed from the tree, the event is `null`', () => {
    const { log, rerender } = setup();
    act(() => item('Chad').focus());
    rerender({ items: items.slice(0, 2) });
    expect(log.at(-1)).toBe('null a');
  });
});

describe('#removed', () => {
  test('If the focused item is removed from `items`, the tree moves the focus to its tab stop', () => {
    const { rerender } = setup({ defaultSelectedItems: 'b' as never });
    act(() => item('Chad').focus());
    rerender({ items: items.slice(0, 2) });
    expect(focused()).toBe('b');
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
