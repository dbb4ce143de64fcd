import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { problem } from '@site/tests/problems';

const needs = { RichTreeView };
const items: TreeViewBaseItem[] = [
  { id: 'x', label: 'Archive', children: [{ id: 'x1', label: 'Old' }] },
  { id: 'a', label: 'Active', children: [{ id: 'a1', label: 'New' }] },
];

function setup(props: object = {}) {
  render(
    <RichTreeView
      items={items}
      isItemDisabled={({ id }) => id === 'x'}
      {...(props as Partial<RichTreeViewProps<TreeViewBaseItem, true>>)}
    />,
  );
}

const item = (name: string) => screen.getByText(name).closest<HTMLElement>('[role="treeitem"]')!;
function press(name: string, key: string, more: object = {}) {
  act(() => item(name).focus());
  fireEvent.keyDown(item(name), { key, keyCode: key.toUpperCase().charCodeAt(0), ...more });
}

problem('tree-asterisk-expands-disabled-items', { needs }, () => {
  setup();
  expect(item('Archive')).toHaveAttribute('aria-disabled', 'true');
  press('Active', '*');
  expect(item('Active')).toHaveAttribute('aria-expanded', 'true');
  return {
    observed: item('Archive').getAttribute('aria-expanded'),
    faulty: 'true',
    correct: 'false',
  };
});

problem('tree-select-all-includes-disabled-items', { needs }, () => {
  const onSelectedItemsChange = jest.fn();
  setup({ multiSelect: true, disabledItemsFocusable: true, onSelectedItemsChange });
  press('Active', 'a', { ctrlKey: true });
  const ids = onSelectedItemsChange.mock.calls[0][1] as string[];
  expect(ids).toContain('a');
  return { observed: ids.includes('x'), faulty: true, correct: false };
});
