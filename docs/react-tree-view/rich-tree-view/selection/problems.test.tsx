import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { problem } from '@site/tests/problems';

const needs = { RichTreeView };
const items: TreeViewBaseItem[] = [
  { id: 'b', label: 'Berries' },
  {
    id: 'a',
    label: 'Apples',
    children: [
      { id: 'a1', label: 'Elstar' },
      { id: 'a2', label: 'Gala' },
    ],
  },
  { id: 'c', label: 'Cherries' },
];

function setup(props: object = {}) {
  const changes: (string | string[] | null)[] = [];
  render(
    <RichTreeView
      items={items}
      defaultExpandedItems={['a']}
      onSelectedItemsChange={(_: unknown, ids: string | string[] | null) => changes.push(ids)}
      {...(props as Partial<RichTreeViewProps<TreeViewBaseItem, true>>)}
    />,
  );
  return changes;
}

const label = (name: string) => screen.getByText(name);
const item = (name: string) => label(name).closest<HTMLElement>('[role="treeitem"]')!;
function press(name: string, key: string, more: object = {}) {
  act(() => item(name).focus());
  fireEvent.keyDown(item(name), { key, keyCode: key.toUpperCase().charCodeAt(0), ...more });
}

/** Returns the messages of the errors that event handlers throw. */
function errorsOf(action: () => void): string[] {
  const messages = new Set<string>();
  const console = jest.spyOn(global.console, 'error').mockImplementation(() => {});
  const listener = (event: ErrorEvent) => {
    event.preventDefault();
    messages.add((event.error as Error).message);
  };
  window.addEventListener('error', listener);
  action();
  window.removeEventListener('error', listener);
  console.mockRestore();
  return [...messages];
}

problem('tree-range-from-collapsed-item-throws', { needs }, () => {
  const changes = setup({ multiSelect: true });
  fireEvent.click(label('Gala'), { ctrlKey: true });
  expect(changes.at(-1)).toEqual(['a2']);
  press('Apples', 'ArrowLeft');
  expect(item('Apples')).toHaveAttribute('aria-expanded', 'false');
  const errors = errorsOf(() => fireEvent.click(label('Berries'), { shiftKey: true }));
  return { observed: errors, faulty: ['Invalid range'], correct: [] };
});

problem('tree-shift-arrow-adds-id-twice', { needs }, () => {
  const changes = setup({ multiSelect: true, defaultSelectedItems: ['a2'] });
  press('Elstar', 'ArrowDown', { shiftKey: true });
  expect(changes).toHaveLength(1);
  const ids = changes[0] as string[];
  return { observed: ids.filter((id) => id === 'a2').length, faulty: 2, correct: 1 };
});

problem('tree-shift-click-ignores-initial-selection', { needs }, () => {
  const range = (props: object, prepare: () => void) => {
    const changes = setup({ multiSelect: true, ...props });
    prepare();
    fireEvent.click(label('Cherries'), { shiftKey: true });
    document.body.innerHTML = '';
    return changes.at(-1);
  };
  const chosen = range({}, () => fireEvent.click(label('Gala')));
  expect(chosen).toHaveLength(2);
  const initial = range({ defaultSelectedItems: ['a2'] }, () => {});
  return { observed: initial?.length ?? 0, faulty: 0, correct: 2 };
});

problem('tree-selection-callback-without-change', { needs }, () => {
  const changes = setup({ defaultSelectedItems: 'b' });
  fireEvent.click(label('Cherries'));
  expect(changes).toEqual(['c']);
  fireEvent.click(label('Cherries'));
  return { observed: changes.length, faulty: 2, correct: 1 };
});

problem('tree-select-all-drops-collapsed-items', { needs }, () => {
  const changes = setup({
    multiSelect: true,
    defaultExpandedItems: [],
    defaultSelectedItems: ['a1'],
  });
  press('Berries', 'a', { ctrlKey: true });
  const ids = changes.at(-1) as string[];
  expect(ids).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  return { observed: ids.includes('a1'), faulty: false, correct: true };
});
