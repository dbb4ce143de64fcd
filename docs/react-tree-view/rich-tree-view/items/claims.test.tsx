import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Props = RichTreeViewProps<TreeViewBaseItem, boolean>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

const elstar = { id: 'a1', label: 'Elstar' };
const items: TreeViewBaseItem[] = [
  { id: 'a', label: 'Apples', children: [elstar, { id: 'a2', label: 'Gala' }] },
  { id: 'b', label: 'Berries', children: [{ id: 'b1', label: 'Currants' }] },
  { id: 'c', label: 'Cherries' },
];

const isBerries = ({ id }: TreeViewBaseItem) => id === 'b';

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
    const { log } = setup({
      isItemDisabled: ({ id }: TreeViewBaseItem) => id !== 'c',
      disabledItemsFocusable: true,
      multiSelect: true,
    });
    press('c', 'a', { ctrlKey: true, keyCode: 65 });
    press('c', 'Home', { ctrlKey: true, shiftKey: true });
    expect(log).toEqual(['select a,b,c', 'select a,c']);
  });

  test('Ctrl + Shift + End never selects disabled items', () => {
    const { log } = setup({
      isItemDisabled: ({ id }: TreeViewBaseItem) => id !== 'a',
      disabledItemsFocusable: true,
      multiSelect: true,
    });
    press('a', 'End', { ctrlKey: true, shiftKey: true });
    expect(log).toEqual(['select a']);
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

describe('#get-item', () => {
  test('For an unknown id, it returns `undefined`, which is missing from its type', () => {
    const { api } = setup();
    expect(api().getItem('a1')).toBe(elstar);
    const unknown: TreeViewBaseItem = api().getItem('nothing');
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
});

describe('#get-children-ids', () => {
  test('For an item without children, or for an unknown id, it returns an empty array', () => {
    const { api } = setup();
    expect(api().getItemOrderedChildrenIds('a')).toEqual(['a1', 'a2']);
    expect(api().getItemOrderedChildrenIds('c')).toEqual([]);
    expect(api().getItemOrderedChildrenIds('nothing')).toEqual([]);
  });
});

describe('#keyboard', () => {
  test('Up has two known bugs: if the last item of an expanded branch is expanded too, Up from below moves to the first child of that item and not to its last; and if all siblings before an item are disabled, Up skips the parent', () => {
    const nested: TreeViewBaseItem[] = [
      { id: 'x', label: 'X', children: [{ ...items[0]!, id: 'a' }] },
      items[2]!,
    ];
    const { change } = setup({ items: nested, expandedItems: ['x', 'a'] });
    press('c', 'ArrowUp');
    expect(focused()).toBe('a1');

    change({
      items,
      expandedItems: ['a'],
      isItemDisabled: ({ id }: TreeViewBaseItem) => id === 'a1',
    });
    press('a2', 'ArrowUp');
    expect(focused()).not.toBe('a');
  });
});
