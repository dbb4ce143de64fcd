import { fireEvent, render, screen } from '@testing-library/react';
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

problem('tree-on-item-click-for-disabled-items', { needs }, () => {
  const onItemClick = jest.fn();
  setup({ onItemClick });
  fireEvent.click(screen.getByText('Active'));
  expect(onItemClick).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Archive'));
  return { observed: onItemClick.mock.calls.length, faulty: 2, correct: 1 };
});
