import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import KeepOneChapterOpen from './demos/KeepOneChapterOpen';

type Props = SimpleTreeViewProps<boolean>;
type Api = NonNullable<ReturnType<typeof useSimpleTreeViewApiRef>['current']>;

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const events: unknown[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  render(
    <SimpleTreeView
      apiRef={apiRef}
      onExpandedItemsChange={(_, ids) => log.push(`change ${ids.join()}`)}
      onItemExpansionToggle={(event, id, open) => {
        log.push(`${open ? '+' : '-'}${id}`);
        events.push(event);
      }}
      onSelectedItemsChange={(_, id) => log.push(`select ${String(id)}`)}
      {...props}
    >
      <TreeItem itemId="a" label="Asia">
        <TreeItem itemId="a1" label="Nepal">
          <TreeItem itemId="a11" label="Pokhara" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="b" label="Brazil" disabled>
        <TreeItem itemId="b1" label="Recife" />
      </TreeItem>
      <TreeItem itemId="d" label="Denmark">
        <TreeItem itemId="d1" label="Odense" />
      </TreeItem>
      <TreeItem itemId="c" label="Chad">
        {[]}
      </TreeItem>
    </SimpleTreeView>,
  );
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    events,
    api: () => apiRef.current!,
    expand: (...calls: Parameters<Api['setItemExpansion']>[0][]) =>
      act(() => calls.forEach((call) => apiRef.current!.setItemExpansion(call))),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const isOpen = (name: RegExp) => item(name).getAttribute('aria-expanded');
const press = (element: HTMLElement, key: string) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key });
};

describe('#initial', () => {
  test('A parent that is not in the array stays collapsed and hides everything below it', () => {
    setup({ defaultExpandedItems: ['a1'] });
    expect(screen.queryByText('Nepal')).toBeNull();
  });
  test('An item with an empty array of children cannot be expanded', () => {
    setup();
    expect(item('Chad').hasAttribute('aria-expanded')).toBe(false);
  });
});

describe('#controlled', () => {
  test('Without a callback that updates `expandedItems`, clicks and keys do not expand or collapse anything', async () => {
    const { user } = setup({ expandedItems: ['a'] });
    await user.click(screen.getByText('Asia'));
    press(item(/Asia/), 'ArrowLeft');
    expect(isOpen(/Asia/)).toBe('true');
  });
});

describe('#one-open', () => {
  test('Expanding another item collapses the previous one', async () => {
    const user = userEvent.setup();
    render(<KeepOneChapterOpen />);
    await user.click(screen.getByText('Winter'));
    expect(isOpen(/^Winter/)).toBe('true');
    expect(isOpen(/^Spring/)).toBe('false');
  });
  test('The `*` key expands only the last sibling', () => {
    render(<KeepOneChapterOpen />);
    press(item(/^Spring/), '*');
    expect(['Spring', 'Summer', 'Winter'].map((name) => isOpen(new RegExp(`^${name}`)))).toEqual([
      'false',
      'false',
      'true',
    ]);
  });
});

describe('#track', () => {
  test('For one click, the order is `onItemClick`, `onItemExpansionToggle`, `onExpandedItemsChange`, `onSelectedItemsChange`', async () => {
    const clicks: number[] = [];
    const { user, log } = setup({ onItemClick: () => clicks.push(log.length) });
    await user.click(screen.getByText('Asia'));
    expect(clicks).toEqual([0]);
    expect(log).toEqual(['+a', 'change a', 'select a']);
  });
  test('With `*`, `onItemExpansionToggle` is called for each item that expands, including disabled ones', () => {
    const { log } = setup();
    press(item('Asia'), '*');
    expect(log).toEqual(['+a', '+b', '+d', 'change a,b,d']);
  });
});

describe('#icon-only', () => {
  test('A click on the label only selects; a click on the icon expands and selects', async () => {
    const { user, log } = setup({ expansionTrigger: 'iconContainer' });
    await user.click(screen.getByText('Asia'));
    expect(log).toEqual(['select a']);
    await user.click(item('Asia').querySelector('svg')!);
    expect(log.slice(1)).toEqual(['+a', 'change a', 'select a']);
  });
  test('The clickable area is the icon container, which is 16 px wide', async () => {
    const { user } = setup({ expansionTrigger: 'iconContainer' });
    const container = item('Asia').querySelector('.MuiTreeItem-iconContainer')!;
    expect(getComputedStyle(container).width).toBe('16px');
    await user.click(container);
    expect(isOpen(/Asia/)).toBe('true');
  });
  test('Enter and the arrow keys still expand', () => {
    setup({ expansionTrigger: 'iconContainer' });
    press(item('Asia'), 'Enter');
    expect(isOpen(/Asia/)).toBe('true');
  });
});

describe('#set-item-expansion', () => {
  test('The expansion callbacks are called as for a click, but not when nothing changes', () => {
    const { log, expand } = setup();
    expand({ itemId: 'a', shouldBeExpanded: true });
    expand({ itemId: 'a', shouldBeExpanded: true });
    expand({ itemId: 'a', shouldBeExpanded: false });
    expect(log).toEqual(['+a', 'change a', '-a', 'change ']);
  });
  test('Without `shouldBeExpanded`, each call changes the item to the opposite', () => {
    const { api, expand } = setup();
    expand({ itemId: 'a' });
    expect(api().isItemExpanded('a')).toBe(true);
    expand({ itemId: 'a' });
    expect(api().isItemExpanded('a')).toBe(false);
  });
  test('They receive the `event` option, or `null` if you omit it', () => {
    const { events, expand } = setup();
    const event = { type: 'mine' } as React.SyntheticEvent;
    expand({ itemId: 'a', event });
    expand({ itemId: 'a' });
    expect(events).toEqual([event, null]);
  });
  test('Disabled items are expanded too', () => {
    const { expand } = setup();
    expand({ itemId: 'b' });
    expect(isOpen(/Brazil/)).toBe('true');
  });
  test('The ancestors are not expanded', () => {
    const { expand } = setup();
    expand({ itemId: 'a1' });
    expect(screen.queryByText('Nepal')).toBeNull();
  });
  test('Several calls in one handler are combined', () => {
    const { expand } = setup();
    expand({ itemId: 'a' }, { itemId: 'd' });
    expect([isOpen(/Asia/), isOpen(/Denmark/)]).toEqual(['true', 'true']);
  });
  test('If you control the expansion, the last one wins', () => {
    const { expand, log } = setup({ expandedItems: [] });
    expand({ itemId: 'a' }, { itemId: 'd' });
    expect(log).toEqual(['+a', 'change a', '+d', 'change d']);
  });
});
