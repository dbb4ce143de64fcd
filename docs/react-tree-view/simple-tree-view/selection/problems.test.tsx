import { fireEvent, render, screen } from '@testing-library/react';
import { SimpleTreeView, TreeItem, TreeView } from '@mui/x-tree-view';
import { problem } from '@site/tests/problems';

// The same component has another name in version 6, and other props.
const Tree = (SimpleTreeView ?? TreeView) as typeof SimpleTreeView;
const needs = { Tree, TreeItem };
const id = (value: string) => ({ itemId: value, nodeId: value }) as { itemId: string };

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

problem('tree-removed-item-stays-selected', { needs }, () => {
  const onChange = jest.fn();
  const callbacks = { onSelectedItemsChange: onChange, onNodeSelect: onChange } as object;
  const tree = (names: string[]) => (
    <Tree multiSelect {...callbacks}>
      {names.map((name) => (
        <TreeItem key={name} {...id(name)} label={name} />
      ))}
    </Tree>
  );
  const { rerender } = render(tree(['North', 'South', 'West']));
  fireEvent.click(screen.getByText('South'));
  expect(onChange.mock.calls.at(-1)[1]).toEqual(['South']);
  rerender(tree(['North', 'West']));
  expect(screen.queryByText('South')).toBeNull();
  fireEvent.click(screen.getByText('West'), { ctrlKey: true });
  return {
    observed: [...(onChange.mock.calls.at(-1)[1] as string[])].sort(),
    faulty: ['South', 'West'],
    correct: ['West'],
  };
});
