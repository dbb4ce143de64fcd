import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

type Props = SimpleTreeViewProps<boolean>;
type Api = NonNullable<ReturnType<typeof useSimpleTreeViewApiRef>['current']>;

function setup(props: Partial<Props> = {}, apples: object = {}) {
  const log: string[] = [];
  const events: unknown[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (children: React.ReactNode) => (
    <SimpleTreeView
      apiRef={apiRef}
      defaultExpandedItems={['a']}
      onSelectedItemsChange={(event, ids) => {
        log.push(`change ${JSON.stringify(ids)}`);
        events.push(event);
      }}
      onItemSelectionToggle={(_, id, on) => log.push(`${on ? '+' : '-'}${id}`)}
      {...props}
    >
      <TreeItem itemId="a" label="Apples" {...apples}>
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
    events,
    select: (...calls: Parameters<Api['setItemSelection']>[0][]) =>
      act(() => calls.forEach((call) => apiRef.current!.setItemSelection(call))),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const label = (name: string) => screen.getByText(name);
const selected = () =>
  screen
    .queryAllByRole('treeitem', { checked: true })
    .map((element) => element.id.replace(/^.*-/, ''));
const press = (element: HTMLElement, key: string, more: object = {}) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key, keyCode: key.toUpperCase().charCodeAt(0), ...more });
};

describe('#single', () => {
  test('Space deselects a selected item, and `onSelectedItemsChange` receives `null`', () => {
    const { log } = setup({ defaultSelectedItems: 'b' });
    press(item('Berries'), ' ');
    expect(selected()).toEqual([]);
    expect(log).toEqual(['-b', 'change null']);
  });
  test('A second click does not deselect an item, and neither does Enter', async () => {
    const { user } = setup({ defaultSelectedItems: 'b' });
    await user.click(label('Berries'));
    press(item('Berries'), 'Enter');
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
  test('If the last selected item is now below a collapsed parent, a click with Shift throws `Invalid range`', async () => {
    const errors: string[] = [];
    const handleError = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push((event.error as Error).message);
    };
    setup({ multiSelect: true });
    fireEvent.click(label('Elstar'));
    press(item(/Apples/), 'ArrowLeft');
    await waitFor(() => expect(screen.queryByText('Elstar')).toBeNull());
    window.addEventListener('error', handleError);
    try {
      fireEvent.click(label('Berries'), { shiftKey: true });
    } catch (error) {
      errors.push((error as Error).message);
    } finally {
      window.removeEventListener('error', handleError);
    }
    expect(errors).toContain('Invalid range');
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
    fireEvent.click(screen.getAllByRole('checkbox', { hidden: true })[0]!);
    expect(selected()).toEqual([]);
    press(item('Berries'), 'Enter');
    expect(selected()).toEqual(['b']);
  });
  test('Checking a parent does not check the items below it', () => {
    const { log } = setup({ checkboxSelection: true, multiSelect: true });
    fireEvent.click(screen.getAllByRole('checkbox', { hidden: true })[0]!);
    expect(log.at(-1)).toBe('change ["a"]');
  });
  test('A parent that is not selected shows a dash when an item below it is selected', () => {
    setup({ checkboxSelection: true, multiSelect: true, defaultSelectedItems: ['a1'] });
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('mixed');
    expect(item(/Apples/).querySelector('input')!.dataset.indeterminate).toBe('true');
  });
  test('The item itself exposes its checked state: the checkbox is hidden from screen readers and needs no name', () => {
    setup({ checkboxSelection: true, multiSelect: true, defaultSelectedItems: ['b'] });
    expect(item('Berries').getAttribute('aria-checked')).toBe('true');
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('false');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(5);
  });
});

describe('#checkboxes', () => {
  test('but only after the parent has been expanded once', async () => {
    const many: Partial<Props> = { checkboxSelection: true, multiSelect: true };
    const { user } = setup({ ...many, defaultSelectedItems: ['a1'], defaultExpandedItems: [] });
    expect(item('Apples').getAttribute('aria-checked')).toBe('false');
    await user.click(label('Apples'));
    await user.click(label('Apples'));
    await waitFor(() => expect(screen.queryByText('Elstar')).toBeNull());
    expect(item('Apples').getAttribute('aria-checked')).toBe('mixed');
  });
});

describe('#propagation', () => {
  const propagation: Partial<Props> = {
    checkboxSelection: true,
    multiSelect: true,
    selectionPropagation: { descendants: true, parents: true },
  };
  const box = (name: string | RegExp) => item(name).querySelector('input')!;
  test('Checking a parent that was never expanded leaves its children unchecked', () => {
    const { log } = setup({ ...propagation, defaultExpandedItems: [] });
    fireEvent.click(box('Apples'));
    expect(log.at(-1)).toBe('change ["a"]');
    press(item('Apples'), 'ArrowRight');
    expect(selected()).toEqual(['a']);
  });
  test('Once a parent has been expanded, selecting it also selects its children, even if it is collapsed again', async () => {
    const { log } = setup(propagation);
    press(item(/Apples/), 'ArrowLeft');
    await waitFor(() => expect(screen.queryByText('Elstar')).toBeNull());
    fireEvent.click(box('Apples'));
    expect(log.at(-1)).toBe('change ["a","a1","a2"]');
  });
  test('With `descendants`, selecting or deselecting a parent also selects or deselects the items below it', () => {
    setup({ ...propagation, selectionPropagation: { descendants: true } });
    fireEvent.click(box(/Apples/));
    expect(selected()).toEqual(['a', 'a1', 'a2']);
    fireEvent.click(box(/Apples/));
    expect(selected()).toEqual([]);
  });
  test('With `parents`, a parent is selected once all items below it are selected, and deselected as soon as one of them is deselected', () => {
    const { log } = setup({ ...propagation, selectionPropagation: { parents: true } });
    for (const name of ['Elstar', 'Gala', 'Elstar']) {
      press(item(name), ' ');
    }
    expect(log.filter((entry) => entry.startsWith('change'))).toEqual([
      'change ["a1"]',
      'change ["a2","a1","a"]',
      'change ["a2"]',
    ]);
  });
  test('With `parents`, a parent whose items are all selected looks checked even if it is not in the array', () => {
    const { log } = setup({ ...propagation, defaultSelectedItems: ['a1', 'a2'] });
    expect(box(/Apples/).checked).toBe(true);
    press(item('Berries'), ' ');
    expect(log.at(-1)).toBe('change ["b","a1","a2"]');
  });
  test('The rules are not applied to the initial selection', () => {
    setup({ ...propagation, defaultSelectedItems: ['a'] });
    expect(selected()).toEqual(['a']);
  });
});

describe('#disable-selection', () => {
  test('With `disableSelection`, only selected items and the parents above them have `aria-checked`, and items can still be focused and expanded', async () => {
    const { user } = setup({ disableSelection: true, defaultSelectedItems: 'b' });
    await user.click(label('Apples'));
    expect(document.activeElement).toBe(item(/Apples/));
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
    expect(item(/Apples/).hasAttribute('aria-checked')).toBe(false);
    expect(item('Berries').getAttribute('aria-checked')).toBe('true');
    cleanup();
    setup({ disableSelection: true, defaultSelectedItems: 'a1' });
    expect(item(/Apples/).getAttribute('aria-checked')).toBe('mixed');
  });
});

describe('#disable-item-selection', () => {
  const apples = { disableSelection: true };
  const many: Partial<Props> = { checkboxSelection: true, multiSelect: true };
  test('The item has no checkbox but can be focused and expanded', async () => {
    const { user } = setup(many, apples);
    const content = item(/Apples/).querySelector('.MuiTreeItem-content')!;
    expect(content.querySelector('input')).toBeNull();
    await user.click(label('Apples'));
    expect(document.activeElement).toBe(item(/Apples/));
    expect(item(/Apples/).getAttribute('aria-expanded')).toBe('false');
    press(item(/Apples/), ' ');
    expect(item(/Apples/).hasAttribute('aria-checked')).toBe(false);
  });
  test('The items below it can be selected', () => {
    setup(many, apples);
    press(item('Elstar'), ' ');
    expect(selected()).toEqual(['a1']);
  });
  test('A range selected with Shift skips it', () => {
    setup({ multiSelect: true }, apples);
    press(item('Berries'), 'Home', { ctrlKey: true, shiftKey: true });
    expect(selected()).toEqual(['a1', 'a2', 'b']);
  });
  test('<kbd>Ctrl</kbd> + <kbd>A</kbd> and `setItemSelection` select it', () => {
    const { select } = setup({ multiSelect: true }, apples);
    press(item('Berries'), 'a', { ctrlKey: true });
    expect(selected()).toEqual(['a', 'a1', 'a2', 'b']);
    select({ itemId: 'b' });
    select({ itemId: 'a' });
    expect(selected()).toEqual(['a']);
  });
});

/** One parent whose only child cannot be selected by itself. */
function renderCitrus(lemon: object) {
  render(
    <SimpleTreeView
      multiSelect
      selectionPropagation={{ descendants: true }}
      defaultExpandedItems={['x']}
    >
      <TreeItem itemId="x" label="Citrus">
        <TreeItem itemId="x1" label="Lemon" {...lemon} />
      </TreeItem>
    </SimpleTreeView>,
  );
  press(item(/^Citrus/), ' ');
}

describe('#propagation', () => {
  test('This includes disabled children', () => {
    renderCitrus({ disabled: true });
    expect(selected()).toEqual(['x', 'x1']);
  });
});

describe('#disable-item-selection', () => {
  test('and so does its parent with `selectionPropagation`', () => {
    renderCitrus({ disableSelection: true });
    expect(selected()).toEqual(['x', 'x1']);
  });
});

describe('#controlled', () => {
  test('An item that is no longer rendered stays in the selection', () => {
    const { removeLast, log } = setup({ multiSelect: true, defaultSelectedItems: ['c'] });
    removeLast();
    fireEvent.click(label('Berries'), { ctrlKey: true });
    expect(log.at(-1)).toBe('change ["b","c"]');
  });
});

describe('#track', () => {
  test('`onItemSelectionToggle` is called once for each item that changes, and then `onSelectedItemsChange` once', async () => {
    const { user, log } = setup({ multiSelect: true, defaultSelectedItems: ['a1', 'a2'] });
    await user.click(label('Berries'));
    expect(log).toEqual(['+b', '-a1', '-a2', 'change ["b"]']);
  });
  test('If the selection does not change, `onSelectedItemsChange` is still called, but `onItemSelectionToggle` is not', async () => {
    const { user, log } = setup({ defaultSelectedItems: 'b' });
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
    const { select } = setup({ multiSelect: true, defaultSelectedItems: ['a1'] });
    select({ itemId: 'b' });
    expect(selected()).toEqual(['b']);
  });
  test('`shouldBeSelected: false` without it deselects everything, regardless of the `itemId`', () => {
    const { select } = setup({ multiSelect: true, defaultSelectedItems: ['a1', 'b'] });
    select({ itemId: 'b', shouldBeSelected: false });
    expect(selected()).toEqual([]);
    cleanup();
    const { select: selectOne } = setup({ defaultSelectedItems: 'b' });
    selectOne({ itemId: 'a1', shouldBeSelected: false });
    expect(selected()).toEqual([]);
  });
  test('It also selects disabled items', () => {
    const { select } = setup();
    select({ itemId: 'c' });
    expect(selected()).toEqual(['c']);
  });
  test('With `disableSelection` of the tree, it does nothing', () => {
    const { select, log } = setup({ disableSelection: true });
    select({ itemId: 'b' });
    expect(log).toEqual([]);
  });
  const pair = [
    { itemId: 'a1', keepExistingSelection: true },
    { itemId: 'b', keepExistingSelection: true },
  ];
  test('With `keepExistingSelection`, several calls in one handler are combined', () => {
    const { select } = setup({ multiSelect: true });
    select(...pair);
    expect(selected()).toEqual(['a1', 'b']);
  });
  test('If you control the selection, they are not combined', () => {
    const { select, log } = setup({ multiSelect: true, selectedItems: [] });
    select(...pair);
    expect(log.filter((entry) => entry.startsWith('change'))).toEqual([
      'change ["a1"]',
      'change ["b"]',
    ]);
  });
  test('The callbacks receive your `event`, or `null` if you leave it out', () => {
    const { select, events } = setup();
    const event = { type: 'mine' } as React.SyntheticEvent;
    select({ itemId: 'b', event });
    select({ itemId: 'b' });
    expect(events).toEqual([event, null]);
  });
});
