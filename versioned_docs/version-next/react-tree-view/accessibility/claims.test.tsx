import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import ButtonsInItems from './demos/ButtonsInItems';
import FindItemByWord from './demos/FindItemByWord';
import ReturnToLastItem from './demos/ReturnToLastItem';

const items: TreeViewDefaultItemModelProperties[] = [
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

type Props = RichTreeViewProps<TreeViewDefaultItemModelProperties, boolean>;

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  render(
    <>
      <button>Before</button>
      <RichTreeView
        aria-label="Places"
        items={items}
        defaultExpandedItems={['a']}
        onSelectedItemsChange={(_, ids) => log.push([ids].flat().join())}
        {...props}
      />
      <button>After</button>
    </>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const item = (label: string) => screen.getByText(label).closest<HTMLElement>('[role=treeitem]')!;
const focused = () => document.activeElement!.id.replace(/^.*-/, '');
const isOpen = (label: string) => item(label).getAttribute('aria-expanded') === 'true';
function press(label: string, key: string, more: object = {}) {
  act(() => item(label).focus());
  return fireEvent.keyDown(item(label), { key, keyCode: key.toUpperCase().charCodeAt(0), ...more });
}
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

describe('#roles', () => {
  test('On the tree, `true` or `false`', () => {
    setup();
    expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('false');
    cleanup();
    setup({ multiSelect: true });
    expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');
  });
  test('Only on items with children', () => {
    setup();
    expect(item('Asia').getAttribute('aria-expanded')).toBe('true');
    expect(item('Brazil').getAttribute('aria-expanded')).toBe('false');
    expect(item('Chad').hasAttribute('aria-expanded')).toBe(false);
  });
  test('On each item: `true`, `false`, or `mixed` if only an item below is selected; absent on unselected items that cannot be selected', () => {
    setup({ isItemDisabled: ({ id }) => id === 'c', defaultSelectedItems: 'a2' });
    expect(item('Chad').hasAttribute('aria-checked')).toBe(false);
    expect(item('Chad').getAttribute('aria-disabled')).toBe('true');
    expect(item('Oman').getAttribute('aria-checked')).toBe('true');
    expect(item('Asia').getAttribute('aria-checked')).toBe('mixed');
    expect(item('Brazil').getAttribute('aria-checked')).toBe('false');
    cleanup();
    setup({ isItemDisabled: ({ id }) => id === 'c', defaultSelectedItems: 'c' });
    expect(item('Chad').getAttribute('aria-checked')).toBe('true');
  });
  test('In a `SimpleTreeView`, a parent only reflects selected items below it after it has been expanded once', async () => {
    render(
      <SimpleTreeView defaultSelectedItems="x1">
        <TreeItem itemId="x" label="Europe">
          <TreeItem itemId="x1" label="Malta" />
        </TreeItem>
      </SimpleTreeView>,
    );
    expect(item('Europe').getAttribute('aria-checked')).toBe('false');
    press('Europe', 'ArrowRight');
    expect(item('Europe').getAttribute('aria-checked')).toBe('mixed');
    press('Europe', 'ArrowLeft');
    await waitFor(() => expect(screen.queryByText('Malta')).toBe(null));
    expect(item('Europe').getAttribute('aria-checked')).toBe('mixed');
  });
  test('The state of the selection is always `aria-checked`, with checkboxes and without; `aria-selected` is on no item', () => {
    setup({ defaultSelectedItems: 'c' });
    expect(item('Chad').getAttribute('aria-checked')).toBe('true');
    expect(document.querySelector('[aria-selected]')).toBe(null);
    cleanup();
    setup({ defaultSelectedItems: ['c'], checkboxSelection: true, multiSelect: true });
    expect(item('Chad').getAttribute('aria-checked')).toBe('true');
    expect(document.querySelector('[aria-selected]')).toBe(null);
  });
  test('The checkbox itself is hidden from them', () => {
    setup({ checkboxSelection: true, multiSelect: true });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(5);
  });
  test('The tree does not set `aria-level`, `aria-setsize` or `aria-posinset`', () => {
    setup();
    for (const name of ['aria-level', 'aria-setsize', 'aria-posinset']) {
      expect(document.querySelector(`[${name}]`)).toBe(null);
    }
  });
});

describe('#keyboard', () => {
  test('Moves to the tab stop of the tree; pressed again, leaves the tree', async () => {
    const { user } = setup();
    await user.tab();
    await user.tab();
    expect(focused()).toBe('a');
    press('Asia', 'ArrowDown');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByText('After'));
  });
  test('Moves to the next visible item, and stops at the last one', () => {
    setup();
    press('Oman', 'ArrowDown');
    expect(focused()).toBe('b');
    press('Chad', 'ArrowDown');
    expect(focused()).toBe('c');
  });
  test('Moves to the previous visible item, and stops at the first one', () => {
    setup();
    press('Brazil', 'ArrowUp');
    expect(focused()).toBe('a2');
    press('Asia', 'ArrowUp');
    expect(focused()).toBe('a');
  });
  test('Expands a collapsed item; on an expanded one, moves to its first child', () => {
    setup();
    press('Brazil', 'ArrowRight');
    expect(isOpen('Brazil')).toBe(true);
    expect(focused()).toBe('b');
    press('Brazil', 'ArrowRight');
    expect(focused()).toBe('b1');
    press('Chad', 'ArrowRight');
    expect(focused()).toBe('c');
  });
  test('Collapses an expanded item; on any other item, moves to the parent', () => {
    setup();
    press('Oman', 'ArrowLeft');
    expect(focused()).toBe('a');
    press('Asia', 'ArrowLeft');
    expect(isOpen('Asia')).toBe(false);
    press('Brazil', 'ArrowLeft');
    expect(focused()).toBe('b');
  });
  test('Moves to the first or last visible item', () => {
    setup();
    press('Oman', 'End');
    expect(focused()).toBe('c');
    press('Chad', 'Home');
    expect(focused()).toBe('a');
  });
  test('Expands or collapses an item with children', () => {
    const { log } = setup();
    press('Brazil', 'Enter');
    expect(isOpen('Brazil')).toBe(true);
    press('Asia', 'Enter');
    expect(isOpen('Asia')).toBe(false);
    expect(log).toEqual([]);
  });
  test('Expands the item and all its siblings', () => {
    setup({ defaultExpandedItems: [] });
    press('Brazil', '*');
    expect([isOpen('Asia'), isOpen('Brazil')]).toEqual([true, true]);
  });
  test('Moves to the next visible item that starts with it; after the last item, the search continues from the first', () => {
    setup();
    press('Chad', 'n');
    expect(focused()).toBe('a1');
    press('Nepal', 'r');
    expect(focused()).toBe('a1');
  });
});

describe('#keyboard', () => {
  test('From an item above the tab stop, Tab moves to the tab stop first, and so does Shift + Tab from an item below it', async () => {
    const { user } = setup({ defaultSelectedItems: 'b' });
    act(() => item('Asia').focus());
    await user.tab();
    expect(focused()).toBe('b');
    act(() => item('Chad').focus());
    await user.tab({ shift: true });
    expect(focused()).toBe('b');
  });
  test('By default, keys skip disabled items, except that <kbd>*</kbd> expands them', () => {
    setup({ isItemDisabled: ({ id }) => id === 'b' });
    press('Oman', 'ArrowDown');
    expect(focused()).toBe('c');
    press('Chad', '*');
    expect(isOpen('Brazil')).toBe(true);
  });
});

describe('#rtl', () => {
  test("In a theme with `direction: 'rtl'`, Left expands and Right collapses", () => {
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <RichTreeView items={items} />
      </ThemeProvider>,
    );
    press('Asia', 'ArrowLeft');
    expect(isOpen('Asia')).toBe(true);
    press('Asia', 'ArrowRight');
    expect(isOpen('Asia')).toBe(false);
  });
  test('Setting only the `dir` attribute does not swap the keys', () => {
    render(
      <div dir="rtl">
        <RichTreeView items={items} />
      </div>,
    );
    press('Asia', 'ArrowRight');
    expect(isOpen('Asia')).toBe(true);
  });
});

describe('#single-select', () => {
  test('Selects the item; pressed again, deselects it', () => {
    const { log } = setup();
    press('Chad', ' ');
    expect(item('Chad').getAttribute('aria-checked')).toBe('true');
    press('Chad', ' ');
    expect(item('Chad').getAttribute('aria-checked')).toBe('false');
    expect(log).toEqual(['c', '']);
  });
  test('Selects an item without children; pressed again, does not deselect it', () => {
    const { log } = setup();
    press('Chad', 'Enter');
    press('Chad', 'Enter');
    press('Brazil', 'Enter');
    expect(log).toEqual(['c']);
    expect(item('Chad').getAttribute('aria-checked')).toBe('true');
  });
  test('Arrow keys move the focus without selecting', () => {
    const { log } = setup();
    press('Asia', 'ArrowDown');
    press('Asia', 'ArrowDown', shift);
    expect(log).toEqual([]);
  });
});

describe('#multi-select', () => {
  const multi = { multiSelect: true } as const;
  test('Toggles the item', () => {
    const { log } = setup(multi);
    press('Chad', ' ');
    press('Asia', ' ');
    press('Chad', ' ');
    expect(log).toEqual(['c', 'a,c', 'a']);
  });
  test('Toggles an item without children', () => {
    const { log } = setup(multi);
    press('Chad', 'Enter');
    press('Nepal', 'Enter');
    press('Chad', 'Enter');
    expect(log).toEqual(['c', 'a1,c', 'a1']);
  });
  test('Moves the focus and adds the newly focused item', () => {
    const { log } = setup(multi);
    press('Nepal', ' ');
    press('Nepal', 'ArrowDown', shift);
    expect(log.at(-1)!.split(',').sort()).toEqual(['a1', 'a2']);
    expect(focused()).toBe('a2');
  });
  test('Selects all items from the last selected one to this one', () => {
    const { log } = setup(multi);
    press('Nepal', ' ');
    press('Chad', ' ', shift);
    expect(log.at(-1)!.split(',').sort()).toEqual(['a1', 'a2', 'b', 'c']);
  });
  test('Selects all items from this one to the first or last visible one', () => {
    const { log } = setup(multi);
    press('Oman', 'Home', { ...ctrl, ...shift });
    expect(log.at(-1)!.split(',').sort()).toEqual(['a', 'a1', 'a2']);
    press('Brazil', 'End', { ...ctrl, ...shift });
    expect(log.at(-1)!.split(',').sort()).toEqual(['b', 'c']);
  });
  test('Selects all visible items', () => {
    const { log } = setup(multi);
    press('Chad', 'a', ctrl);
    expect(log.at(-1)!.split(',').sort()).toEqual(['a', 'a1', 'a2', 'b', 'c']);
  });
});

describe('#no-effect', () => {
  test('Page Up, Page Down, Escape and Delete do nothing', () => {
    const { log } = setup();
    for (const key of ['PageUp', 'PageDown', 'Escape', 'Delete']) {
      expect(press('Nepal', key)).toBe(true);
      expect(focused()).toBe('a1');
    }
    expect(log).toEqual([]);
  });
  test('Key combinations with Alt, and letters with Shift, are ignored', () => {
    setup();
    press('Asia', 'ArrowDown', { altKey: true });
    press('Asia', 'C', shift);
    expect(focused()).toBe('a');
  });
  test('Left and Right with Ctrl do nothing; Up and Down with Ctrl move as they do without it', () => {
    setup();
    press('Brazil', 'ArrowRight', ctrl);
    expect(isOpen('Brazil')).toBe(false);
    press('Brazil', 'ArrowDown', ctrl);
    expect(focused()).toBe('c');
  });
});

describe('#find-by-word', () => {
  const places = [
    { id: 'chad', label: 'Chad' },
    { id: 'chile', label: 'Chile' },
    { id: 'cuba', label: 'Cuba' },
    { id: 'mali', label: 'Mali' },
    { id: 'marino', label: 'San Marino' },
  ];
  const type = (keys: string) => {
    for (const key of keys) {
      fireEvent.keyDown(document.activeElement!, { key });
    }
  };
  test('Letters typed in a row form one search until no key is pressed for 500 ms', () => {
    jest.useFakeTimers();
    setup({ items: places });
    act(() => item('Mali').focus());
    type('chi');
    expect(focused()).toBe('chile');
    jest.advanceTimersByTime(499);
    type('l');
    expect(focused()).toBe('chile');
    jest.advanceTimersByTime(501);
    type('c');
    expect(focused()).toBe('cuba');
    jest.useRealTimers();
  });
  test('If no item starts with all the letters, the last letter starts a new search', () => {
    setup({ items: places });
    act(() => item('Chad').focus());
    type('cm');
    expect(focused()).toBe('mali');
  });
  test('Spaces are not part of a search: Space selects', () => {
    const { log } = setup({ items: places });
    act(() => item('Chad').focus());
    type('san ');
    expect(focused()).toBe('marino');
    expect(log).toEqual(['marino']);
  });
  test('Items below a collapsed item are not found', () => {
    setup();
    act(() => item('Asia').focus());
    type('r');
    expect(focused()).toBe('a');
  });
  test('Disabled items are found only with `disabledItemsFocusable`', () => {
    const isItemDisabled = ({ id }: TreeViewDefaultItemModelProperties) => id === 'cuba';
    setup({ items: places, isItemDisabled });
    act(() => item('Chad').focus());
    type('cu');
    expect(focused()).toBe('chile');
    cleanup();
    setup({ items: places, isItemDisabled, disabledItemsFocusable: true });
    act(() => item('Chad').focus());
    type('cu');
    expect(focused()).toBe('cuba');
  });
  test('In the demo, "bo" moves to Botany and not to Biology', async () => {
    const user = userEvent.setup();
    render(<FindItemByWord />);
    await user.tab();
    await user.keyboard('bo');
    expect(focused()).toBe('botany');
  });
});

describe('#last-item', () => {
  test('In the demo, users who return to the tree are on the item that they left', async () => {
    const user = userEvent.setup();
    render(<ReturnToLastItem />);
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('botany');
    await user.tab();
    await user.tab({ shift: true });
    expect(focused()).toBe('botany');
  });
});

describe('#controls', () => {
  function InnerControls() {
    return (
      <TreeItem
        itemId="x"
        label={
          <>
            <button>Inner</button>
            <input aria-label="Inner field" />
          </>
        }
      />
    );
  }
  test('Space and Enter on a button inside an item apply to the item, and the button is not pressed', () => {
    const { log } = setup({
      items: [{ id: 'x', label: 'x' }],
      slots: { item: InnerControls },
    });
    const isDefault = fireEvent.keyDown(screen.getByText('Inner'), { key: ' ' });
    expect(isDefault).toBe(false);
    expect(log).toEqual(['x']);
    fireEvent.keyDown(screen.getByText('Inner'), { key: ' ' });
    expect(fireEvent.keyDown(screen.getByText('Inner'), { key: 'Enter' })).toBe(false);
    expect(log).toEqual(['x', '', 'x']);
  });
  test('If the key has no effect on the item, such as Enter on an already selected item, it presses the button', () => {
    setup({
      items: [{ id: 'x', label: 'x' }],
      slots: { item: InnerControls },
      defaultSelectedItems: 'x',
    });
    expect(fireEvent.keyDown(screen.getByText('Inner'), { key: 'Enter' })).toBe(true);
  });
  test('In a text field inside an item, users cannot type letters that any item starts with', async () => {
    const { user } = setup({
      items: [{ id: 'x', label: 'x' }],
      slots: { item: InnerControls },
    });
    await user.type(screen.getByLabelText<HTMLInputElement>('Inner field'), 'x');
    expect(screen.getByLabelText<HTMLInputElement>('Inner field').value).toBe('');
  });
  test('In the demo, Space and Enter press the button', async () => {
    const user = userEvent.setup();
    render(<ButtonsInItems />);
    act(() => screen.getByLabelText('Star Maps').focus());
    await user.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('Starred: botany, maps');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Starred: botany');
  });
});

describe('#motion', () => {
  test('Expanding is animated for 300 ms, even for users who prefer reduced motion', () => {
    setup({ defaultExpandedItems: [] });
    press('Brazil', 'ArrowRight');
    expect(screen.getByRole('group').style.transitionDuration).toBe('300ms');
  });
  test('With a timeout of 0, items appear immediately', () => {
    setup({
      defaultExpandedItems: [],
      slotProps: { item: { slotProps: { groupTransition: { timeout: 0 } } } },
    });
    press('Brazil', 'ArrowRight');
    expect(screen.getByRole('group').style.transitionDuration).toBe('0ms');
  });
});

describe('#missing', () => {
  test('By default, the label input has no accessible name', () => {
    setup({ isItemEditable: true });
    fireEvent.doubleClick(screen.getByText('Chad'));
    expect(screen.queryByRole('textbox', { name: /./ })).toBe(null);
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
  test('With `dataSource`, the spinner of an item is a `progressbar` without a name, and neither the end of loading nor an error is announced', async () => {
    let fail = () => {};
    const dataSource = {
      getChildrenCount: (place: TreeViewDefaultItemModelProperties) => (place.id === 'b' ? 1 : 0),
      getTreeItems: (parentId?: string) =>
        parentId === undefined
          ? Promise.resolve([{ id: 'b', label: 'Brazil' }])
          : new Promise<TreeViewDefaultItemModelProperties[]>((_, reject) => {
              fail = () => reject(new Error('No network'));
            }),
    };
    const live = '[aria-live], [role=status], [role=alert], [aria-busy]';
    const licenseError = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<RichTreeViewPro items={[]} dataSource={dataSource} />);
    await screen.findByText('Brazil');
    press('Brazil', 'ArrowRight');
    const spinner = await screen.findByRole('progressbar');
    expect(spinner.hasAttribute('aria-label')).toBe(false);
    expect(spinner.hasAttribute('aria-labelledby')).toBe(false);
    expect(document.querySelector(live)).toBe(null);
    act(() => fail());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
    expect(document.querySelector('.MuiTreeItem-errorIcon')).toBeTruthy();
    expect(document.querySelector(live)).toBe(null);
    licenseError.mockRestore();
  });
});
