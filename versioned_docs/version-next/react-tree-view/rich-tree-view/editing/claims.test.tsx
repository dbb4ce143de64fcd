import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import EditByIcons from './demos/EditByIcons';
import EditWithF2 from './demos/EditWithF2';
import KeepEditedLabels from './demos/KeepEditedLabels';
import NameNewItem from './demos/NameNewItem';
import SaveLabelToServer from './demos/SaveLabelToServer';
import ValidateLabels from './demos/ValidateLabels';

const items: Item[] = [
  { id: 'a', label: 'Asia', children: [{ id: 'a1', label: 'Nepal' }] },
  { id: 'b', label: 'Brazil' },
];

type Item = TreeViewDefaultItemModelProperties;
type Props = RichTreeViewProps<Item, boolean>;
type Api = NonNullable<ReturnType<typeof useRichTreeViewApiRef<Item>>['current']>;

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (more: Partial<Props> = {}) => (
    <>
      <RichTreeView
        items={items}
        apiRef={apiRef}
        isItemEditable
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
  test("`expansionTrigger` becomes `'iconContainer'`, unless you set it", () => {
    const { log, rerender } = setup({ isItemEditable: () => false });
    fireEvent.click(screen.getByText('Asia'));
    expect(log).toEqual([]);
    rerender({ expansionTrigger: 'content' });
    fireEvent.click(screen.getByText('Asia'));
    expect(log).toEqual(['toggle a']);
  });
  test('The input has no accessible name', () => {
    setup();
    start('Brazil');
    expect(screen.getByRole('textbox', { name: '' })).toBe(input());
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
    const seen = new Set<Item>();
    setup({
      isItemEditable: (one: Item) => {
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
  test('`onItemLabelChange` is called with the id and the new label, unless the label has not changed', () => {
    const { log } = setup();
    start('Brazil');
    press('Enter');
    expect(log).toEqual([]);
    start('Brazil');
    type('Peru');
    press('Enter');
    expect(log).toEqual(['b Peru']);
  });
  test('It is not called when editing is discarded', () => {
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
    expect(api().getItemTree()[1]!.label).toBe('Brazil');
  });
  test('When `items` is a new array, all edited labels are lost', () => {
    const { rerender } = setup();
    start('Brazil');
    type('Peru');
    press('Enter');
    rerender({ items: [...items] });
    expect(screen.queryByText('Peru')).toBe(null);
  });
  test('Edited labels are also lost when you pass a new `getItemId`, `getItemLabel`, `getItemChildren`, `isItemDisabled` or `isItemSelectionDisabled`', () => {
    const { rerender } = setup({ getItemLabel: (one: Item) => one.label });
    const changes: Partial<Props>[] = [
      { getItemId: (one: Item) => one.id },
      { getItemLabel: (one: Item) => one.label },
      { getItemChildren: (one: Item) => one.children },
      { isItemDisabled: () => false },
      { isItemSelectionDisabled: () => false },
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

describe('#several-fields', () => {
  test('The input contains the whole text that `getItemLabel` returns', () => {
    setup({ getItemLabel: (one: Item) => `${one.label} ${one.id}` });
    start('Brazil b');
    expect(input()!.value).toBe('Brazil b');
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
    pressOn(item(/South house/), 'Enter');
    pressOn(item('Basil'), 'Enter');
    expect(item('Basil').getAttribute('aria-checked')).toBe('true');
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
  test('The component in the `labelInput` slot receives `value`, `onChange`, `onKeyDown`, `onBlur`, `autoFocus`, `type`, `data-element` and `className`', () => {
    const seen: string[][] = [];
    const Recorder = (props: object) => {
      seen.push(Object.keys(props).sort());
      return null;
    };
    setup({ slotProps: { item: { slots: { labelInput: Recorder } } } });
    start('Brazil');
    expect(seen[0]).toEqual(
      'autoFocus className data-element onBlur onChange onKeyDown ownerState type value'.split(' '),
    );
  });
  test('Without it, typing a letter moves the focus to another item', async () => {
    const PlainInput = ({ ownerState, ...props }: Record<string, unknown>) => (
      <input {...props} data-element={undefined} />
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
  test('The method calls `onItemLabelChange`, and does not require `isItemEditable`', () => {
    const { api, log } = setup({ isItemEditable: undefined });
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
  test('`setEditedItem(itemId)` of the API object opens the input of an item, and `setEditedItem(null)` closes it without saving', () => {
    const { api, log } = setup();
    act(() => api().setEditedItem('b'));
    type('Peru');
    act(() => api().setEditedItem(null));
    expect(input()).toBe(null);
    expect(log).toEqual([]);
    expect(screen.getByText('Brazil')).toBeTruthy();
  });
  test('The method does nothing for an item that `isItemEditable` excludes', () => {
    const { api } = setup({ isItemEditable: (one: Item) => one.id === 'a' });
    act(() => api().setEditedItem('b'));
    expect(input()).toBe(null);
  });
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
