import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewDefaultItemModelProperties as Item } from '@mui/x-tree-view/models';
import FindPhotos from './demos/FindPhotos';
import LoadChildrenOnExpand from './demos/LoadChildrenOnExpand';

const items: Item[] = [
  {
    id: 'a',
    label: 'Asia',
    children: [
      { id: 'a1', label: 'Nepal', children: [{ id: 'a11', label: 'Pokhara' }] },
      { id: 'a2', label: 'Oman' },
    ],
  },
  { id: 'b', label: 'Brazil', children: [{ id: 'b1', label: 'Recife' }] },
  { id: 'c', label: 'Chad' },
];

type Props = RichTreeViewProps<Item, boolean>;
type Api = NonNullable<ReturnType<typeof useRichTreeViewApiRef<Item>>['current']>;

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (more: Partial<Props> = {}) => (
    <RichTreeView
      items={items}
      apiRef={apiRef}
      onItemClick={(_, id) => log.push(`click ${id}`)}
      onExpandedItemsChange={(_, ids) => log.push(`change ${ids.join()}`)}
      onItemExpansionToggle={(_, id, open) => log.push(`${open ? '+' : '-'}${id}`)}
      onSelectedItemsChange={(_, id) => log.push(`select ${String(id)}`)}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(tree());
  return {
    log,
    api: () => apiRef.current!,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: Partial<Props>) => rerender(tree(more)),
    expand: (...ids: string[]) =>
      act(() =>
        ids.forEach((itemId) =>
          apiRef.current!.setItemExpansion({ itemId, shouldBeExpanded: true }),
        ),
      ),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const names = () =>
  screen
    .getAllByRole('treeitem')
    .map((element) => element.querySelector('.MuiTreeItem-label')!.textContent);
const press = (element: HTMLElement, key: string) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key });
};

describe('#initial', () => {
  test('Expanding an item does not expand its ancestors: include all of them', () => {
    setup({ defaultExpandedItems: ['a1'] });
    expect(names()).toEqual(['Asia', 'Brazil', 'Chad']);
  });
  test('Unknown ids are ignored', () => {
    setup({ defaultExpandedItems: ['a', 'nothing'] });
    expect(names()).toEqual(['Asia', 'Nepal', 'Oman', 'Brazil', 'Chad']);
  });
  test('Changing `defaultExpandedItems` later has no effect other than an error in the console', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = setup({ defaultExpandedItems: [] });
    rerender({ defaultExpandedItems: ['a'] });
    expect(names()).toEqual(['Asia', 'Brazil', 'Chad']);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
  test('When an item is collapsed and expanded again, the items below it keep their expansion state', async () => {
    const { user } = setup({ defaultExpandedItems: ['a', 'a1'] });
    press(item(/Asia/), 'ArrowLeft');
    press(item(/Asia/), 'ArrowRight');
    await user.tab();
    expect(names()).toContain('Pokhara');
  });
});

describe('#controlled', () => {
  test('Without `onExpandedItemsChange`, clicks and keys do not expand or collapse anything in a controlled tree', async () => {
    const { user } = setup({ expandedItems: ['a'], onExpandedItemsChange: undefined });
    await user.click(screen.getByText('Asia'));
    press(item(/Asia/), 'ArrowLeft');
    expect(item(/Asia/).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('#search', () => {
  test('All ancestors of a match are expanded, and clearing the field restores the previous expansion', async () => {
    const user = userEvent.setup();
    render(<FindPhotos />);
    await user.type(screen.getByRole('textbox'), 'bridge');
    expect(names()).toEqual([
      '1960s',
      '1962',
      'Opening of the bridge',
      '1970s',
      '1979',
      'Snowed-in bridge',
    ]);
    await user.clear(screen.getByRole('textbox'));
    expect(item(/1960s/).getAttribute('aria-expanded')).toBe('false');
    expect(item(/1970s/).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('#track', () => {
  test('`onItemExpansionToggle` is called first, then `onExpandedItemsChange`', () => {
    const { log } = setup();
    press(item('Brazil'), 'ArrowRight');
    expect(log).toEqual(['+b', 'change b']);
  });
  test('The id of a newly expanded item is added at the start of the array, while `*` adds ids at the end', () => {
    const { log } = setup({ defaultExpandedItems: ['a'] });
    press(item('Brazil'), 'ArrowRight');
    expect(log.at(-1)).toBe('change b,a');
    press(item('Oman'), '*');
    expect(log.at(-1)).toBe('change b,a,a1');
  });
  test('The `*` key calls `onItemExpansionToggle` for each sibling that expands, and `onExpandedItemsChange` once', () => {
    const { log } = setup();
    press(item('Chad'), '*');
    expect(log).toEqual(['+a', '+b', 'change a,b']);
  });
  test('Neither is called when your code changes `expandedItems`', () => {
    const { log, rerender } = setup({ expandedItems: [] });
    rerender({ expandedItems: ['a'] });
    expect(names()).toContain('Nepal');
    expect(log).toEqual([]);
  });
  test('On a click, both are called before the selection callbacks', async () => {
    const { log, user } = setup();
    await user.click(screen.getByText('Brazil'));
    expect(log).toEqual(['click b', '+b', 'change b', 'select b']);
  });
});

describe('#icon-only', () => {
  test('A click on the label then selects the item and does not expand it', async () => {
    const { user, log } = setup({ expansionTrigger: 'iconContainer' });
    await user.click(screen.getByText('Brazil'));
    expect(log).toEqual(['click b', 'select b']);
  });
  test('A click on the icon expands the item and also selects it', async () => {
    const { user, log } = setup({ expansionTrigger: 'iconContainer' });
    await user.click(item('Brazil').querySelector('svg')!);
    expect(log).toEqual(['+b', 'change b', 'click b', 'select b']);
  });
  test('The keyboard is not affected: Enter and the arrow keys expand as before', () => {
    setup({ expansionTrigger: 'iconContainer' });
    press(item('Brazil'), 'Enter');
    expect(item(/Brazil/).getAttribute('aria-expanded')).toBe('true');
  });
  test("The default is `'content'`, or `'iconContainer'` if labels can be edited", async () => {
    const { user, log, rerender } = setup();
    await user.click(screen.getByText('Asia'));
    expect(log).toContain('+a');
    rerender({ isItemEditable: true });
    await user.click(screen.getByText('Brazil'));
    expect(log).not.toContain('+b');
  });
});

describe('#set-item-expansion', () => {
  test('It calls the callbacks, unless the item is already in that state', () => {
    const { log, expand } = setup();
    expand('b');
    expand('b');
    expect(log).toEqual(['+b', 'change b']);
  });
  test('It also expands disabled items', () => {
    const { expand } = setup({ isItemDisabled: ({ id }: Item) => id === 'b' });
    expand('b');
    expect(item(/Brazil/).getAttribute('aria-expanded')).toBe('true');
  });
  test('Without `shouldBeExpanded`, it toggles the item', () => {
    const { api } = setup();
    act(() => api().setItemExpansion({ itemId: 'b' }));
    expect(api().isItemExpanded('b')).toBe(true);
    act(() => api().setItemExpansion({ itemId: 'b' }));
    expect(api().isItemExpanded('b')).toBe(false);
  });
  test('They receive `event`, or `null` if you omit it', () => {
    const events: unknown[] = [];
    const event = {} as React.SyntheticEvent;
    const { api } = setup({ onExpandedItemsChange: (e) => events.push(e) });
    act(() => api().setItemExpansion({ itemId: 'b', event }));
    act(() => api().setItemExpansion({ itemId: 'b' }));
    expect(events).toEqual([event, null]);
  });
  test('Two calls in one handler are combined, unless the expansion is controlled: then the last one wins', () => {
    const { expand, log } = setup();
    expand('a', 'b');
    expect(log.at(-1)).toBe('change b,a');
    expect(names()).toEqual(['Asia', 'Nepal', 'Oman', 'Brazil', 'Recife', 'Chad']);
    cleanup();
    const controlled = setup({ expandedItems: [] });
    controlled.expand('a', 'b');
    expect(controlled.log.at(-1)).toBe('change b');
  });
});

describe('#load-children', () => {
  test('An item without children has no icon and cannot be expanded', async () => {
    const { user, log } = setup();
    await user.click(screen.getByText('Chad'));
    expect(log).toEqual(['click c', 'select c']);
    expect(item('Chad').querySelector('svg')).toBeNull();
  });
  test('While an item is loading, collapsing and expanding it does not send a second request', async () => {
    // A spy of Jest would be taken for fake timers.
    const { setTimeout } = globalThis;
    let requests = 0;
    globalThis.setTimeout = ((handler: () => void, delay?: number) => {
      requests += delay === 800 ? 1 : 0;
      return setTimeout(handler, delay);
    }) as typeof globalThis.setTimeout;
    render(<LoadChildrenOnExpand />);
    press(item('Kenya'), 'ArrowRight');
    press(item(/Kenya/), 'ArrowLeft');
    press(item(/Kenya/), 'ArrowRight');
    await screen.findByText('Mombasa', undefined, { timeout: 3000 });
    globalThis.setTimeout = setTimeout;
    expect(requests).toBe(1);
  });
  test('After a failure, expanding the item again repeats the request', async () => {
    render(<LoadChildrenOnExpand />);
    press(item('Peru'), 'ArrowRight');
    await screen.findByText(/^Not loaded/, undefined, { timeout: 3000 });
    press(item(/Peru/), 'ArrowLeft');
    press(item(/Peru/), 'ArrowRight');
    await screen.findByText('Callao', undefined, { timeout: 3000 });
    expect(screen.queryByText(/^Not loaded/)).toBeNull();
  });
});
