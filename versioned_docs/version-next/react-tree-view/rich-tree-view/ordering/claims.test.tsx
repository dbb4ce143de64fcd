import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type {
  TreeViewDefaultItemModelProperties,
  useRichTreeViewProApiRef,
} from '@mui/x-tree-view-pro';
import ArrangeFiles from './demos/ArrangeFiles';
import DragBetweenTrees from './demos/DragBetweenTrees';
import DragByHandle from './demos/DragByHandle';
import MoveWithKeys from './demos/MoveWithKeys';
import SaveOrderToServer from './demos/SaveOrderToServer';

const items: Item[] = [
  {
    id: 'a',
    label: 'Asia',
    children: [
      { id: 'a1', label: 'Nepal' },
      { id: 'a2', label: 'Oman' },
    ],
  },
  { id: 'b', label: 'Brazil', children: [{ id: 'b1', label: 'Recife' }] },
  { id: 'c', label: 'Chad' },
];

type Item = TreeViewDefaultItemModelProperties;
type Props = RichTreeViewProProps<Item, boolean>;
type Api = NonNullable<ReturnType<typeof useRichTreeViewProApiRef<Item>>['current']>;

beforeEach(() => {
  // All parts of all items are 100 px high.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 0, left: 0, height: 100, width: 300 } as DOMRect);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (more: Partial<Props> = {}) => (
    <RichTreeViewPro
      items={items}
      apiRef={apiRef}
      defaultExpandedItems={['a', 'b']}
      itemsReordering
      onItemPositionChange={({ itemId, oldPosition: from, newPosition: to }) =>
        log.push(`${itemId} ${from.parentId} ${from.index} → ${to.parentId} ${to.index}`)
      }
      {...props}
      {...more}
    />
  );
  const { rerender } = render(tree());
  return {
    log,
    api: () => apiRef.current!,
    rerender: (more: Partial<Props>) => rerender(tree(more)),
  };
}

const item = (label: string) => screen.getByText(label).closest<HTMLElement>('[role=treeitem]')!;
const content = (label: string) => item(label).firstElementChild as HTMLElement;
const labels = () =>
  screen
    .getAllByRole('treeitem')
    .map((element) => element.querySelector('.MuiTreeItem-label')!.textContent);

function fire(element: Element, type: string, point: object = {}, dropEffect = 'move') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...point });
  const dataTransfer = {
    types: [],
    dropEffect,
    setData() {},
    getData: () => '',
    setDragImage() {},
  };
  Object.assign(event, { dataTransfer });
  fireEvent(element, event);
  return event;
}

const start = (label: string) => fire(item(label), 'dragstart');
/** `y` in percent of the target's height. */
function over(label: string, y: number, x = 200) {
  fire(content(label), 'dragenter');
  fire(content(label), 'dragover', { clientX: x, clientY: y });
}
const end = (label: string, dropEffect?: string) => fire(item(label), 'dragend', {}, dropEffect);
function drag(label: string, target: string, y: number, x?: number) {
  start(label);
  over(target, y, x);
  end(label);
}

describe('#enable', () => {
  test('Users drag one item at a time, together with the items below it, even if several are selected', () => {
    const { log } = setup({ multiSelect: true, defaultSelectedItems: ['a1', 'c'] as never });
    drag('Chad', 'Asia', 10);
    expect(log).toEqual(['c null 2 → null 0']);
    drag('Asia', 'Chad', 10);
    expect(labels()).toEqual(['Asia', 'Nepal', 'Oman', 'Chad', 'Brazil', 'Recife']);
  });
  test('While a label is being edited, items cannot be dragged', () => {
    setup({ isItemEditable: true });
    expect(item('Chad').hasAttribute('draggable')).toBe(true);
    fireEvent.doubleClick(screen.getByText('Brazil'));
    expect(item('Chad').hasAttribute('draggable')).toBe(false);
  });
});

describe('#drop-positions', () => {
  test('Dropping on the upper quarter of an item places the dragged item above it; dropping on the middle half makes it the first child', () => {
    const { log } = setup();
    drag('Chad', 'Nepal', 24);
    drag('Chad', 'Brazil', 50);
    expect(log).toEqual(['c null 2 → a 0', 'c a 0 → b 0']);
  });
  test('Dropping on the lower quarter places it below, if the item has no children or is the last of its siblings', () => {
    const { log, rerender } = setup();
    drag('Nepal', 'Oman', 90);
    drag('Chad', 'Asia', 90);
    expect(log).toEqual(['a1 a 0 → a 1', 'c null 2 → a 0']);
    rerender({ items: [items[2]!, items[0]!] });
    drag('Chad', 'Asia', 90);
    expect(log.at(-1)).toBe('c null 0 → null 1');
  });
  test("If a quarter corresponds to the dragged item's current position, dropping there makes it a child", () => {
    const { log } = setup();
    drag('Oman', 'Nepal', 90);
    drag('Asia', 'Brazil', 10);
    expect(log).toEqual(['a2 a 1 → a1 0', 'a null 0 → b 0']);
  });
  test('To the left of an item, over its indentation, the dragged item becomes the last child of the parent', () => {
    const { log } = setup();
    drag('Chad', 'Nepal', 50, 5);
    expect(log).toEqual(['c null 2 → a 2']);
  });
  test('That area is 12 px wide for each level', () => {
    const { log } = setup();
    drag('Chad', 'Nepal', 50, 11);
    drag('Chad', 'Nepal', 50, 13);
    expect(log).toEqual(['c null 2 → a 2', 'c a 2 → a1 0']);
  });
  test('An item cannot be dropped on itself or on its descendants', () => {
    const { log } = setup();
    drag('Asia', 'Nepal', 50);
    expect(log).toEqual([]);
  });
  test('A collapsed item accepts the dropped item and stays collapsed', () => {
    setup({ defaultExpandedItems: [] });
    drag('Chad', 'Brazil', 50);
    expect(item('Brazil').getAttribute('aria-expanded')).toBe('false');
    expect(labels()).toEqual(['Asia', 'Brazil']);
  });
});

describe('#save', () => {
  test('`onItemPositionChange` is called once, when the item is dropped', () => {
    const { log } = setup();
    start('Chad');
    over('Asia', 10);
    expect(log).toEqual([]);
    end('Chad');
    expect(log).toEqual(['c null 2 → null 0']);
  });
  test('The index does not count the moved item itself', () => {
    const { log } = setup();
    drag('Asia', 'Chad', 10);
    expect(log).toEqual(['a null 0 → null 1']);
  });
  test('In the callback, `getItemTree` of the API object already returns the new order', () => {
    const seen: string[][] = [];
    const { api } = setup({
      onItemPositionChange: () =>
        void seen.push(
          api()
            .getItemTree()
            .map(({ id }) => id),
        ),
    });
    drag('Chad', 'Asia', 10);
    expect(seen).toEqual([['c', 'a', 'b']]);
    expect(
      api()
        .getItemTree()
        .map(({ id }) => id),
    ).toEqual(['c', 'a', 'b']);
  });
  test('When `items` is a new array, the tree shows the order of that array', () => {
    const { rerender } = setup();
    drag('Chad', 'Asia', 10);
    expect(labels()[0]).toBe('Chad');
    rerender({ items: [...items] });
    expect(labels()[0]).toBe('Asia');
  });
  test('A parent whose last child was moved away loses its icon immediately', () => {
    setup();
    drag('Recife', 'Asia', 50);
    expect(item('Brazil').hasAttribute('aria-expanded')).toBe(false);
    expect(item('Brazil').querySelector('svg')).toBe(null);
  });
});

describe('#server', () => {
  test('A rejected move is undone', async () => {
    jest.useFakeTimers();
    render(<SaveOrderToServer />);
    drag('Radio', 'Rope', 10);
    expect(labels()).toEqual(['Backpack', 'Tent', 'Stove', 'Radio', 'Rope', 'Sled', 'Fuel']);
    expect(item('Fuel').hasAttribute('draggable')).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(labels()).toEqual(['Backpack', 'Tent', 'Stove', 'Rope', 'Sled', 'Fuel', 'Radio']);
    expect(item('Fuel').hasAttribute('draggable')).toBe(true);
    jest.useRealTimers();
  });
});

describe('#limit-dragging', () => {
  test('`isItemReorderable` receives the id of an item, not the item', () => {
    const seen = new Set<unknown>();
    setup({ isItemReorderable: (id) => Boolean(seen.add(id)) });
    expect(seen.has('a1')).toBe(true);
  });
  test('Other items can still be dropped next to an item that cannot be dragged', () => {
    const { log } = setup({ isItemReorderable: (id) => id === 'c' });
    drag('Chad', 'Asia', 10);
    expect(log).toEqual(['c null 2 → null 0']);
  });
});

describe('#limit-positions', () => {
  test('When the pointer enters an item, the function is called for each possible drop position, except the current one', () => {
    const seen: string[] = [];
    setup({
      canMoveItemToNewPosition: ({ newPosition: to }) =>
        Boolean(seen.push(`${to.parentId} ${to.index}`)),
    });
    start('Chad');
    fire(content('Recife'), 'dragenter');
    expect(seen).toEqual(['b1 0', 'b 0', 'b 1', 'b 1']);
    seen.length = 0;
    fire(content('Brazil'), 'dragenter');
    expect(seen).toEqual(['b 0', 'null 1']);
  });
  test('If children are not allowed, the upper half of an item means above, and the lower half means below', () => {
    const { log } = setup({
      canMoveItemToNewPosition: ({ newPosition: to }) => to.parentId === 'b',
    });
    drag('Chad', 'Recife', 60);
    expect(log).toEqual(['c null 2 → b 1']);
  });
});

describe('#cancel', () => {
  test('Pressing Escape or releasing outside the tree cancels the drag', () => {
    const { log } = setup();
    start('Chad');
    over('Asia', 10);
    end('Chad', 'none');
    expect(log).toEqual([]);
    expect(labels()[0]).toBe('Asia');
  });
  test('Releasing over the dragged item itself also cancels it', () => {
    const { log } = setup();
    start('Chad');
    over('Asia', 10);
    over('Chad', 50);
    end('Chad');
    expect(log).toEqual([]);
  });
  test('Elements outside of the tree that accept drops are an exception: releasing there moves the item to the last marked position', () => {
    const { log } = setup();
    start('Chad');
    over('Asia', 10);
    end('Chad', 'copy');
    expect(log).toEqual(['c null 2 → null 0']);
  });
});

describe('#drag-handle', () => {
  test('In the demo, only the handle can be dragged', () => {
    render(<DragByHandle />);
    expect(item('Radio').hasAttribute('draggable')).toBe(false);
    fire(item('Radio').querySelector('[draggable=true]')!, 'dragstart');
    over('Tent', 10);
    end('Radio');
    expect(labels().slice(0, 2)).toEqual(['Backpack', 'Radio']);
  });
});

describe('#keyboard', () => {
  test('In the demo, Alt with an arrow key moves the focused item, which keeps the focus', () => {
    render(<MoveWithKeys />);
    act(() => item('Stove').focus());
    fireEvent.keyDown(item('Stove'), { key: 'ArrowUp', altKey: true });
    expect(labels().slice(0, 3)).toEqual(['Backpack', 'Stove', 'Tent']);
    expect(document.activeElement).toBe(item('Stove'));
  });
  test('The tree ignores key combinations with Alt', () => {
    setup();
    act(() => item('Asia').focus());
    fireEvent.keyDown(item('Asia'), { key: 'ArrowDown', altKey: true });
    expect(document.activeElement).toBe(item('Asia'));
  });
});

describe('#between-trees', () => {
  test('In the demo, the buttons have the same effect as dragging', () => {
    render(<DragBetweenTrees />);
    fireEvent.click(screen.getByText('To South camp'));
    expect(screen.getByRole('tree', { name: 'South camp' }).textContent).toMatch('Lamp');
  });
});

describe('#file-explorer', () => {
  const isExpanded = (label: string) => item(label).getAttribute('aria-expanded');
  test('files accept no drops', () => {
    render(<ArrangeFiles />);
    drag('notes.txt', 'week-1.txt', 50);
    expect(labels().slice(0, 4)).toEqual(['Reports', 'week-1.txt', 'notes.txt', 'week-2.txt']);
    expect(isExpanded('week-1.txt')).toBe(null);
  });
  test('A folder expands when an item is dropped into it', () => {
    render(<ArrangeFiles />);
    drag('Photos', 'Reports', 10);
    expect(labels()[0]).toBe('Photos');
    expect(isExpanded('Photos')).toBe('false');
    drag('notes.txt', 'Photos', 50);
    expect(isExpanded('Photos')).toBe('true');
    expect(labels().slice(0, 3)).toEqual(['Photos', 'notes.txt', 'glacier.png']);
  });
});
