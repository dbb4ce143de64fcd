import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import EditByIcons from './demos/EditByIcons';
import EditWithF2 from './demos/EditWithF2';
import KeepEditedLabels from './demos/KeepEditedLabels';
import NameNewItem from './demos/NameNewItem';
import SaveLabelToServer from './demos/SaveLabelToServer';
import ValidateLabels from './demos/ValidateLabels';

const items: TreeViewBaseItem[] = [
  { id: 'a', label: 'Asia', children: [{ id: 'a1', label: 'Nepal' }] },
  { id: 'b', label: 'Brazil' },
];
const features = { labelEditing: true };
const slots = { item: TreeItem2 };

type Props = RichTreeViewProps<TreeViewBaseItem, boolean>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (more: Partial<Props> = {}) => (
    <>
      <RichTreeView
        items={items}
        apiRef={apiRef}
        experimentalFeatures={features}
        isItemEditable
        slots={slots}
        onItemLabelChange={(id, label) => log.push(`${id} ${label}`)}
        onItemExpansionToggle={(_, id) => log.push(`toggle ${id}`)}
        {...props}
        {...more}
      />
      <button>Elsewhere</button>
    </>
  );
  const { rerender } = render(tree());
  return {
    log,
    api: () => apiRef.current!,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: Partial<Props>) => rerender(tree(more)),
  };
}

const input = () => screen.queryByRole<HTMLInputElement>('textbox');
const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const start = (label: string) => fireEvent.doubleClick(screen.getByText(label));
const type = (value: string) => fireEvent.change(input()!, { target: { value } });
const press = (key: string, more: object = {}) => fireEvent.keyDown(input()!, { key, ...more });
const pressOn = (element: HTMLElement, key: string) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key });
};

describe('#enable', () => {
  test('A double-click on the label or Enter on the item starts editing', () => {
    setup();
    start('Brazil');
    expect(input()!.value).toBe('Brazil');
    press('Escape');
    pressOn(item('Brazil'), 'Enter');
    expect(input()!.value).toBe('Brazil');
  });
  test('Enter saves, Escape discards, and leaving the input saves', async () => {
    const { log, user } = setup();
    start('Brazil');
    type('Peru');
    press('Escape');
    expect(screen.getByText('Brazil')).toBeTruthy();
    start('Brazil');
    type('Peru');
    press('Enter');
    start('Peru');
    type('Chile');
    await user.click(screen.getByText('Elsewhere'));
    expect(log).toEqual(['b Peru', 'b Chile']);
  });
  test('An empty label is never saved: Enter does nothing, and leaving the input does not close it', async () => {
    const { log, user } = setup();
    start('Brazil');
    type('');
    press('Enter');
    await user.click(screen.getByText('Elsewhere'));
    expect(input()!.value).toBe('');
    expect(log).toEqual([]);
  });
  test('Enter no longer expands an editable item; the arrow keys and the icon do', () => {
    const { log } = setup();
    pressOn(item('Asia'), 'Enter');
    expect(log).toEqual([]);
    press('Escape');
    pressOn(item('Asia'), 'ArrowRight');
    expect(log).toEqual(['toggle a']);
  });
  test('A click on the label no longer expands', () => {
    const { log } = setup();
    fireEvent.click(screen.getByText('Asia'));
    expect(log).toEqual([]);
    fireEvent.click(item('Asia').querySelector('svg')!);
    expect(log).toEqual(['toggle a']);
  });
  test('Without the flag, `isItemEditable` has no effect', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    setup({ experimentalFeatures: undefined });
    start('Brazil');
    expect(input()).toBe(null);
    warn.mockRestore();
  });
  test('Only one item is edited at a time', () => {
    setup({ defaultExpandedItems: ['a'] });
    start('Brazil');
    start('Nepal');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });
});

describe('#some-items', () => {
  test('The function receives the object from `items`, so it has access to all fields', () => {
    const seen = new Set<TreeViewBaseItem>();
    setup({
      isItemEditable: (one: TreeViewBaseItem) => {
        seen.add(one);
        return one.id === 'b';
      },
    });
    expect(seen.has(items[0]!)).toBe(true);
    start('Asia');
    expect(input()).toBe(null);
  });
  test('Disabled items can be edited', () => {
    setup({ isItemDisabled: () => true });
    start('Brazil');
    expect(input()).not.toBe(null);
  });
});

describe('#save', () => {
  test('`onItemLabelChange` is called with the id and the new label, even if the label has not changed', () => {
    const { log } = setup();
    start('Brazil');
    press('Enter');
    expect(log).toEqual(['b Brazil']);
  });
  test('`onItemLabelChange` is not called when editing is discarded', () => {
    const { log } = setup();
    start('Brazil');
    type('Peru');
    press('Escape');
    expect(log).toEqual([]);
  });
  test('`items`, `getItem` and `getItemTree` keep the old label', () => {
    const { api } = setup();
    start('Brazil');
    type('Peru');
    press('Enter');
    expect(screen.getByText('Peru')).toBeTruthy();
    expect(api().getItem('b').label).toBe('Brazil');
    expect(api().getItemTree()[1].label).toBe('Brazil');
  });
  test('When `items` is a new array, all edited labels are lost', () => {
    const { rerender } = setup();
    start('Brazil');
    type('Peru');
    press('Enter');
    rerender({ items: [...items] });
    expect(screen.queryByText('Peru')).toBe(null);
  });
  test('Edited labels are also lost when you pass a new `getItemId`, `getItemLabel` or `isItemDisabled`', () => {
    const { rerender } = setup({ getItemLabel: (one: TreeViewBaseItem) => one.label });
    const changes: Partial<Props>[] = [
      { getItemId: (one: TreeViewBaseItem) => one.id },
      { getItemLabel: (one: TreeViewBaseItem) => one.label },
      { isItemDisabled: () => false },
    ];
    let more: Partial<Props> = {};
    for (const change of changes) {
      start('Brazil');
      type('Peru');
      press('Enter');
      expect(screen.getByText('Peru')).toBeTruthy();
      more = { ...more, ...change };
      rerender(more);
      expect(screen.queryByText('Peru')).toBe(null);
    }
  });
  test('In the demo, edited labels are kept when the order changes', () => {
    render(<KeepEditedLabels />);
    start('Basil');
    type('Dill');
    press('Enter');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Dill')).toBeTruthy();
  });
});

describe('#server', () => {
  test('A rejected name is replaced by the last accepted one', async () => {
    jest.useFakeTimers();
    render(<SaveLabelToServer />);
    start('Basil');
    type('Bed 7');
    press('Enter');
    expect(screen.getByText('Bed 7')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(screen.getByText('Basil')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch('refused');
    jest.useRealTimers();
  });
});

describe('#change-behavior', () => {
  test('In the demo, only F2 starts editing, and leaving the input discards the changes', async () => {
    const user = userEvent.setup();
    render(<EditWithF2 />);
    start('Basil');
    expect(input()).toBe(null);
    pressOn(item('Basil'), 'Enter');
    expect(input()).toBe(null);
    pressOn(item('Basil'), 'F2');
    type('Dill');
    await user.click(document.body);
    expect(input()).toBe(null);
    expect(screen.getByText('Basil')).toBeTruthy();
    pressOn(item('Basil'), 'F2');
    type('Dill');
    press('Enter');
    expect(screen.getByText('Dill')).toBeTruthy();
  });
  test('Enter expands a parent and selects an item without children', () => {
    render(<EditWithF2 />);
    pressOn(item(/South house/), 'Enter');
    expect(item(/South house/).getAttribute('aria-expanded')).toBe('false');
    pressOn(item('Basil'), 'Enter');
    expect(item('Basil').getAttribute('aria-selected')).toBe('true');
  });
  test('Key events of an item bubble to the handlers of all its ancestors', () => {
    const seen: string[] = [];
    setup({
      defaultExpandedItems: ['a'],
      slotProps: {
        item: ({ itemId }: { itemId: string }) => ({
          slotProps: { root: { onKeyDown: () => void seen.push(itemId) } },
        }),
      },
    });
    pressOn(item('Nepal'), 'x');
    expect(seen).toEqual(['a1', 'a']);
  });
});

describe('#icons', () => {
  test('In the demo, the icons start editing, save changes and discard changes', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<EditByIcons />);
    await user.click(screen.getByLabelText('Rename Basil'));
    type('Dill');
    await user.click(screen.getByLabelText('Discard'));
    expect(screen.getByText('Basil')).toBeTruthy();
    await user.click(screen.getByLabelText('Rename Basil'));
    type('Dill');
    await user.click(screen.getByLabelText('Save'));
    expect(screen.getByText('Dill')).toBeTruthy();
  });
});

describe('#validation', () => {
  test('In the demo, an invalid name is not saved, and Escape discards it', () => {
    render(<ValidateLabels />);
    start('Basil');
    type('a/b');
    press('Enter');
    fireEvent.blur(input()!);
    expect(input()!.value).toBe('a/b');
    expect(screen.getByRole('status').textContent).toBe('No slash');
    press('Escape');
    expect(screen.getByText('Basil')).toBeTruthy();
  });
});

describe('#custom-input', () => {
  test('Without it, typing a letter moves the focus to another item', async () => {
    const PlainInput = (props: Record<string, unknown>) => (
      <input {...{ ...props, 'data-element': undefined, ownerState: undefined }} />
    );
    const { user } = setup({
      slotProps: { item: { slots: { labelInput: PlainInput } } },
    });
    start('Brazil');
    await user.keyboard('a');
    expect(document.activeElement).toBe(item('Asia'));
  });
});

describe('#ime', () => {
  test('Pressing Enter to confirm a word in an input method editor (IME) also saves the label', () => {
    const { log } = setup();
    start('Brazil');
    type('ba');
    press('Enter', { isComposing: true });
    expect(log).toEqual(['b ba']);
  });
  test('With this handler, Enter during composition does not save the label', () => {
    const onKeyDown = (event: React.KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
      if (event.nativeEvent.isComposing || event.keyCode === 229) {
        event.defaultMuiPrevented = true;
      }
    };
    const { log } = setup({ slotProps: { item: { slotProps: { labelInput: { onKeyDown } } } } });
    start('Brazil');
    type('ba');
    press('Enter', { isComposing: true });
    press('Enter', { keyCode: 229 });
    expect(log).toEqual([]);
    press('Enter', { keyCode: 13 });
    expect(log).toEqual(['b ba']);
  });
});

describe('#update-item-label', () => {
  test('The method calls `onItemLabelChange`, and requires neither the flag nor `isItemEditable`', () => {
    const { api, log } = setup({ experimentalFeatures: undefined, isItemEditable: undefined });
    act(() => api().updateItemLabel('b', 'Peru'));
    expect(screen.getByText('Peru')).toBeTruthy();
    expect(log).toEqual(['b Peru']);
  });
  test('An empty label throws an error', () => {
    const { api } = setup();
    expect(() => api().updateItemLabel('b', '')).toThrow('The label of an item cannot be empty.');
  });
});

describe('#start-from-code', () => {
  test('In the demo, a new item is in editing mode as soon as it appears', () => {
    render(
      <React.StrictMode>
        <NameNewItem />
      </React.StrictMode>,
    );
    fireEvent.click(screen.getByText('Add a house'));
    expect(input()!.value).toBe('New house');
    expect(document.activeElement).toBe(input());
    type('West house');
    press('Enter');
    expect(screen.getByText('West house')).toBeTruthy();
    fireEvent.click(screen.getByText('Add a house'));
    press('Escape');
    expect(screen.getByText('West house')).toBeTruthy();
    fireEvent.click(screen.getByText('Rename the north house'));
    expect(input()!.value).toBe('North house');
  });
});
