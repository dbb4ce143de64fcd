import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

type Props = SimpleTreeViewProps<boolean>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

function setup(props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (children: React.ReactNode) => (
    <SimpleTreeView
      apiRef={apiRef}
      defaultExpandedItems={['a']}
      onSelectedItemsChange={(_, ids) => log.push(`change ${JSON.stringify(ids)}`)}
      onItemSelectionToggle={(_, id, on) => log.push(`${on ? '+' : '-'}${id}`)}
      {...props}
    >
      <TreeItem itemId="a" label="Apples">
        <TreeItem itemId="a1" label="Elstar" />
        <TreeItem itemId="a2" label="Gala" />
      </TreeItem>
      <TreeItem itemId="b" label="Berries" />
      {children}
    </SimpleTreeView>
  );
  const cherries = <TreeItem itemId="c" label="Cherries" disabled />;
  const { rerender } = render(tree(cherries));
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    removeLast: () => rerender(tree(null)),
    select: (params: object) =>
      act(() =>
        apiRef.current!.selectItem({ event: {} as React.SyntheticEvent, ...params } as never),
      ),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const label = (name: string) => screen.getByText(name);
const selected = () =>
  screen
    .queryAllByRole('treeitem', { selected: true })
    .map((element) => element.id.replace(/^.*-/, ''));
const press = (element: HTMLElement, key: string, more: object = {}) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key, keyCode: key.toUpperCase().charCodeAt(0), ...more });
};

describe('#single', () => {
  test('Neither a second click nor Space deselects an item', async () => {
    const { user } = setup({ defaultSelectedItems: 'b' as never });
    await user.click(label('Berries'));
    press(item('Berries'), ' ');
    expect(selected()).toEqual(['b']);
  });
  test('Enter selects an item without children, and expands or collapses one with children', () => {
    setup();
    press(item('Berries'), 'Enter');
    expect(selected()).toEqual(['b']);
    press(item(/Apples/), 'Enter');
    expect(selected()).toEqual(['b']);
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('#multi', () => {
  test('A range skips items below a collapsed parent between its ends', () => {
    setup({ multiSelect: true, defaultExpandedItems: [] });
    fireEvent.click(label('Apples'), { ctrlKey: true });
    // The click has expanded it.
    press(item(/Apples/), 'ArrowLeft');
    fireEvent.click(label('Berries'), { shiftKey: true });
    expect(selected()).toEqual(['a', 'b']);
  });
  test('A range also skips disabled items between its ends', () => {
    setup({ multiSelect: true, disabledItemsFocusable: true });
    press(item('Elstar'), ' ');
    press(item('Berries'), 'End', { ctrlKey: true, shiftKey: true });
    expect(selected()).toEqual(['a1', 'b']);
    fireEvent.click(label('Berries'), { shiftKey: true });
    expect(selected()).toEqual(['a1', 'a2', 'b']);
  });
  test('If the last selected item is now below a collapsed parent, a Shift click or Shift + Space on that parent, or on any item above it, throws `Invalid range`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const messages: string[] = [];
    const listener = (event: ErrorEvent) => {
      event.preventDefault();
      messages.push((event.error as Error).message);
    };
    window.addEventListener('error', listener);
    const messagesOf = (action: () => void) => {
      messages.length = 0;
      action();
      return [...new Set(messages)];
    };
    render(
      <SimpleTreeView multiSelect defaultExpandedItems={['a']}>
        <TreeItem itemId="b" label="Berries" />
        <TreeItem itemId="a" label="Apples">
          <TreeItem itemId="a1" label="Gala" />
        </TreeItem>
        <TreeItem itemId="c" label="Cherries" />
      </SimpleTreeView>,
    );
    fireEvent.click(label('Gala'), { ctrlKey: true });
    for (const name of ['Apples', 'Berries']) {
      // A click expands the parent.
      press(item(/Apples/), 'ArrowLeft');
      const click = () => fireEvent.click(label(name), { shiftKey: true });
      const space = () => press(item(new RegExp(name)), ' ', { shiftKey: true });
      expect(messagesOf(click)).toEqual(['Invalid range']);
      press(item(/Apples/), 'ArrowLeft');
      expect(messagesOf(space)).toEqual(['Invalid range']);
    }
    expect(messagesOf(() => fireEvent.click(label('Cherries'), { shiftKey: true }))).toEqual([]);
    window.removeEventListener('error', listener);
    error.mockRestore();
  });
  test('Shift + Down selects the newly focused item, and Shift + Up deselects it again', () => {
    setup({ multiSelect: true });
    press(item('Elstar'), ' ');
    press(item('Elstar'), 'ArrowDown', { shiftKey: true });
    expect(selected()).toEqual(['a1', 'a2']);
    press(item('Gala'), 'ArrowUp', { shiftKey: true });
    expect(selected()).toEqual(['a1']);
  });
});

describe('#checkboxes', () => {
  test('Only a click on the checkbox then selects the item; a click on the label expands or collapses it, and the keys work as before', async () => {
    const { user } = setup({ checkboxSelection: true, multiSelect: true });
    await user.click(label('Apples'));
    expect(selected()).toEqual([]);
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
    press(item(/Apples/), ' ');
    expect(selected()).toEqual(['a']);
    await user.click(screen.getAllByRole('checkbox', { hidden: true })[0]!);
    expect(selected()).toEqual([]);
    press(item('Berries'), 'Enter');
    expect(selected()).toEqual(['b']);
  });
  test('Checking a parent does not check the items below it', async () => {
    const { user, log } = setup({ checkboxSelection: true, multiSelect: true });
    await user.click(screen.getAllByRole('checkbox', { hidden: true })[0]!);
    expect(log.at(-1)).toBe('change ["a"]');
  });
});

describe('#disable-selection', () => {
  test('With `disableSelection`, only selected items have `aria-selected`, and items can still be focused and expanded', async () => {
    const { user } = setup({ disableSelection: true, defaultSelectedItems: 'b' as never });
    await user.click(label('Apples'));
    expect(document.activeElement).toBe(item(/Apples/));
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
    expect(item(/Apples/).hasAttribute('aria-selected')).toBe(false);
    expect(item('Berries').getAttribute('aria-selected')).toBe('true');
  });
});

describe('#controlled', () => {
  test('An item that is no longer rendered stays in the selection', () => {
    const { removeLast, log } = setup({ multiSelect: true, defaultSelectedItems: ['c'] as never });
    removeLast();
    fireEvent.click(label('Berries'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["b","c"]');
  });
});

describe('#track', () => {
  test('`onItemSelectionToggle` is called once for each item that changes, and then `onSelectedItemsChange` once', async () => {
    const { user, log } = setup({ multiSelect: true, defaultSelectedItems: ['a1', 'a2'] as never });
    await user.click(label('Berries'));
    expect(log).toEqual(['+b', '-a1', '-a2', 'change ["b"]']);
  });
  test('If the selection does not change, `onSelectedItemsChange` is still called, but `onItemSelectionToggle` is not', async () => {
    const { user, log } = setup({ defaultSelectedItems: 'b' as never });
    await user.click(label('Berries'));
    expect(log).toEqual(['change "b"']);
  });
});

describe('#select-item', () => {
  test('Without `shouldBeSelected`, each call toggles the item', () => {
    const { select } = setup();
    select({ itemId: 'b' });
    expect(selected()).toEqual(['b']);
    select({ itemId: 'b' });
    expect(selected()).toEqual([]);
  });
  test('Without `keepExistingSelection`, the other items are deselected', () => {
    const { select } = setup({ multiSelect: true, defaultSelectedItems: ['a1'] as never });
    select({ itemId: 'b' });
    expect(selected()).toEqual(['b']);
  });
  test('`shouldBeSelected: false` without it deselects everything, regardless of the `itemId`', () => {
    const { select } = setup({ multiSelect: true, defaultSelectedItems: ['a1', 'a2'] as never });
    select({ itemId: 'b', shouldBeSelected: false });
    expect(selected()).toEqual([]);
  });
  test('It also selects disabled items', () => {
    const { select } = setup();
    select({ itemId: 'c' });
    expect(selected()).toEqual(['c']);
  });
});
