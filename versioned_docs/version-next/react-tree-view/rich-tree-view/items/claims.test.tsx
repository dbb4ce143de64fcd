import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewDefaultItemModelProperties as Item } from '@mui/x-tree-view/models';

type Props = RichTreeViewProps<Item, boolean>;
type Api = NonNullable<ReturnType<typeof useRichTreeViewApiRef<Item>>['current']>;

const elstar = { id: 'a1', label: 'Elstar' };
const items: Item[] = [
  { id: 'a', label: 'Apples', children: [elstar, { id: 'a2', label: 'Gala' }] },
  { id: 'b', label: 'Berries', children: [{ id: 'b1', label: 'Currants' }] },
  { id: 'c', label: 'Cherries' },
];

const isBerries = ({ id }: Item) => id === 'b';

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (more: Partial<Props>) => (
    <RichTreeView
      id="fruit"
      items={items}
      apiRef={apiRef}
      onItemClick={(_, id) => log.push(`click ${id}`)}
      onSelectedItemsChange={(_, ids) => log.push(`select ${String(ids)}`)}
      onExpandedItemsChange={(_, ids) => log.push(`expand ${ids.join()}`)}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(tree({}));
  return {
    log,
    api: () => apiRef.current!,
    change: (more: Partial<Props>) => rerender(tree(more)),
  };
}

const item = (id: string) => document.getElementById(`fruit-${id}`)!;
const contentOf = (id: string) => item(id).querySelector('.MuiTreeItem-content')!;
const isDisabled = (id: string) => item(id).getAttribute('aria-disabled') === 'true';
const focused = () => document.activeElement?.id.replace(/^fruit-/, '');
function press(id: string, key: string, more: KeyboardEventInit = {}) {
  act(() => item(id).focus());
  fireEvent.keyDown(item(id), { key, ...more });
}

describe('#item-id', () => {
  test("In the DOM, the `id` attribute of an item consists of the tree's id, a hyphen and the item's id", () => {
    setup();
    expect(screen.getByRole('treeitem', { name: 'Cherries' }).id).toBe('fruit-c');
  });
});

describe('#update-items', () => {
  test('They also stay focused, unless the focused item moves to another parent', () => {
    const { change } = setup({ defaultExpandedItems: ['a', 'b'] });
    act(() => item('a1').focus());
    change({ items: [items[2]!, items[0]!, items[1]!] });
    expect(focused()).toBe('a1');
    change({
      items: [
        { ...items[0]!, children: [{ id: 'a2', label: 'Gala' }] },
        { ...items[1]!, children: [elstar] },
        items[2]!,
      ],
    });
    expect(item('a1')).not.toBeNull();
    expect(focused()).not.toBe('a1');
  });
});

describe('#stable-references', () => {
  test('If you write them inline, every render of the parent does that work, and it discards labels that were edited in the tree', () => {
    const { api, change } = setup({ getItemLabel: ({ label }: Item) => label });
    act(() => api().updateItemLabel('c', 'Plums'));
    expect(item('c').textContent).toBe('Plums');
    change({ getItemLabel: ({ label }: Item) => label });
    expect(item('c').textContent).toBe('Cherries');
  });
});

describe('#disabled-items', () => {
  test('A click or a key on a disabled item does not select, expand or collapse it', async () => {
    const { log } = setup({ isItemDisabled: isBerries, disabledItemsFocusable: true });
    await userEvent.setup({ pointerEventsCheck: 0 }).click(contentOf('b'));
    for (const key of ['Enter', ' ', 'ArrowRight', 'ArrowLeft']) {
      press('b', key);
    }
    expect(log).toEqual(['click b']);
  });

  test('Some keys still affect disabled items: `` expands all siblings of the focused item, including disabled ones', () => {
    const { log } = setup({ isItemDisabled: isBerries });
    press('a', '*');
    expect(log).toEqual(['expand a,b']);
  });

  test('With `multiSelect` and `disabledItemsFocusable`, Ctrl + A selects disabled items too, and Ctrl + Shift + Home selects the first item even if it is disabled', () => {
    const { log, change } = setup({
      isItemDisabled: isBerries,
      disabledItemsFocusable: true,
      multiSelect: true,
    });
    press('a', 'a', { ctrlKey: true, keyCode: 65 });
    expect(log).toEqual(['select a,b,c']);
    change({ isItemDisabled: ({ id }) => id === 'a' });
    press('b', 'Home', { ctrlKey: true, shiftKey: true });
    expect(log.at(-1)).toMatch(/^select .*\ba\b/);
  });
});

describe('#focus-disabled-items', () => {
  test('Keys reach a disabled item with `disabledItemsFocusable` only, and a click never focuses it', () => {
    const { change } = setup({ isItemDisabled: isBerries });
    press('a', 'ArrowDown');
    expect(focused()).toBe('c');
    press('a', 'b');
    expect(focused()).toBe('a');
    fireEvent.click(contentOf('b'));
    expect(focused()).toBe('a');
    change({ disabledItemsFocusable: true });
    press('a', 'ArrowDown');
    expect(focused()).toBe('b');
    press('a', 'b');
    expect(focused()).toBe('b');
    act(() => item('a').focus());
    fireEvent.click(contentOf('b'));
    expect(focused()).toBe('a');
  });
});

describe('#item-clicks', () => {
  test('It is called for every click and tap, even on the expand icon, on the checkbox and on a disabled item', async () => {
    const { log } = setup({ isItemDisabled: isBerries, checkboxSelection: true });
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(item('a').querySelector('.MuiTreeItem-iconContainer')!);
    await user.click(item('c').querySelector('input')!);
    await user.click(contentOf('b'));
    expect(log.filter((line) => line.startsWith('click'))).toEqual([
      'click a',
      'click c',
      'click b',
    ]);
  });

  test('Enter and Space do not call it', () => {
    const { log } = setup();
    press('c', 'Enter');
    press('c', ' ');
    press('a', 'Enter');
    expect(log).not.toContainEqual(expect.stringMatching(/^click/));
    expect(log.at(-1)).toBe('expand a');
  });
});

describe('#api-object', () => {
  test('In the first effect, `getItemDOMElement` and `focusItem` find an element only if the tree has an `id`', () => {
    const found: (string | undefined)[] = [];
    function Tree({ id }: { id?: string }) {
      const apiRef = useRichTreeViewApiRef();
      React.useEffect(() => {
        found.push(apiRef.current?.getItemDOMElement('c')?.id);
        apiRef.current?.focusItem(null, 'c');
        found.push(document.activeElement?.id);
      }, [apiRef]);
      return <RichTreeView id={id} items={items} apiRef={apiRef} />;
    }
    render(<Tree />);
    expect(found).toEqual([undefined, '']);
    render(<Tree id="fruit" />);
    expect(found.slice(2)).toEqual(['fruit-c', 'fruit-c']);
  });
});

describe('#get-item', () => {
  test('For an unknown id, it returns `undefined`, which is missing from its type', () => {
    const { api } = setup();
    expect(api().getItem('a1')).toBe(elstar);
    const unknown: Item = api().getItem('nothing');
    expect(unknown).toBeUndefined();
  });
});

describe('#get-item-dom-element', () => {
  test('It returns `null` if the item is not in the document, because items below a collapsed parent are not rendered', () => {
    const { api, change } = setup({ expandedItems: [] });
    expect(api().getItemDOMElement('a1')).toBeNull();
    change({ expandedItems: ['a'] });
    expect(api().getItemDOMElement('a1')?.localName).toBe('li');
  });
});

describe('#get-item-tree', () => {
  test('The objects are shallow copies', () => {
    const { api } = setup();
    const [apples] = api().getItemTree();
    expect(apples).toEqual(items[0]);
    expect(apples).not.toBe(items[0]);
  });
  test('The copies have the items below them in `children`, whatever `getItemChildren` reads', () => {
    interface Part {
      id: string;
      label: string;
      parts?: Part[];
    }
    const screws: Part = { id: 's', label: 'Screws' };
    const { api } = setup({
      items: [{ id: 'k', label: 'Kit', parts: [screws] }] as never,
      getItemChildren: ((part: Part) => part.parts) as never,
    });
    expect(api().getItemTree()).toEqual([
      { id: 'k', label: 'Kit', parts: [screws], children: [screws] },
    ]);
  });
  test('Labels that were edited in the tree are not part of it, nor of `getItem`', () => {
    const { api } = setup();
    act(() => api().updateItemLabel('c', 'Plums'));
    expect(api().getItem('c').label).toBe('Cherries');
    expect(api().getItemTree()[2]!.label).toBe('Cherries');
  });
});

describe('#get-children-ids', () => {
  test('For an item without children, or for an unknown id, it returns an empty array', () => {
    const { api } = setup();
    expect(api().getItemOrderedChildrenIds('a')).toEqual(['a1', 'a2']);
    expect(api().getItemOrderedChildrenIds('c')).toEqual([]);
    expect(api().getItemOrderedChildrenIds('nothing')).toEqual([]);
  });
});

describe('#get-parent-id', () => {
  test('A root item and an unknown id give `null`', () => {
    const { api } = setup();
    expect(api().getParentId('a1')).toBe('a');
    expect(api().getParentId('a')).toBeNull();
    expect(api().getParentId('nothing')).toBeNull();
  });
});

describe('#set-is-item-disabled', () => {
  test('Without `shouldBeDisabled`, it changes to the opposite', () => {
    const { api } = setup();
    act(() => api().setIsItemDisabled({ itemId: 'b' }));
    expect(isDisabled('b')).toBe(true);
    act(() => api().setIsItemDisabled({ itemId: 'b' }));
    expect(isDisabled('b')).toBe(false);
  });
  test('An unknown id is ignored', () => {
    const { api } = setup();
    act(() => api().setIsItemDisabled({ itemId: 'nothing', shouldBeDisabled: true }));
    expect(['a', 'b', 'c'].some(isDisabled)).toBe(false);
  });
  test('It overrules `isItemDisabled` until the tree reads the items again', () => {
    const { api, change } = setup({ isItemDisabled: isBerries });
    act(() => api().setIsItemDisabled({ itemId: 'b', shouldBeDisabled: false }));
    expect(isDisabled('b')).toBe(false);
    change({ 'aria-label': 'Fruit' });
    expect(isDisabled('b')).toBe(false);
    change({ items: [...items] });
    expect(isDisabled('b')).toBe(true);
  });
});

describe('#large-trees', () => {
  test('The tree renders every item that is not below a collapsed parent, also those that are scrolled out of sight', () => {
    const children = Array.from({ length: 300 }, (_, index) => ({
      id: `n${index}`,
      label: `Row ${index}`,
    }));
    setup({ items: [{ id: 'all', label: 'All', children }], defaultExpandedItems: ['all'] });
    expect(document.querySelectorAll('li')).toHaveLength(301);
  });
});

describe('#keyboard', () => {
  test('Letters typed with less than 500 ms between one and the next are read as one word', () => {
    jest.useFakeTimers();
    setup({
      items: [
        { id: 'p', label: 'Plum' },
        { id: 'q', label: 'Peach' },
        { id: 'r', label: 'Lemon' },
      ],
    });
    press('p', 'p');
    expect(focused()).toBe('q');
    act(() => void jest.advanceTimersByTime(400));
    fireEvent.keyDown(item('q'), { key: 'l' });
    expect(focused()).toBe('p');
    act(() => void jest.advanceTimersByTime(400));
    fireEvent.keyDown(item('p'), { key: 'u' });
    expect(focused()).toBe('p');
    act(() => void jest.advanceTimersByTime(501));
    fireEvent.keyDown(item('p'), { key: 'l' });
    expect(focused()).toBe('r');
    jest.useRealTimers();
  });
  test('Up has a fault: if all siblings before an item are disabled, it passes over the parent', () => {
    const { change } = setup({
      items: [items[2]!, { id: 'x', label: 'X', children: [{ ...items[0]!, id: 'a' }] }],
      expandedItems: ['x', 'a'],
      isItemDisabled: ({ id }: Item) => id === 'a1',
    });
    press('a2', 'ArrowUp');
    expect(focused()).toBe('x');

    change({ items: [items[0]!], expandedItems: ['a'] });
    press('a2', 'ArrowUp');
    expect(focused()).toBe('a2');
  });
});
