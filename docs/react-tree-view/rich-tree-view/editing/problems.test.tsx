import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichTreeView, TreeItem2 } from '@mui/x-tree-view';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { problem } from '@site/tests/problems';

type Api = NonNullable<NonNullable<React.ComponentProps<typeof RichTreeView>['apiRef']>['current']>;

const needs = { RichTreeView };
const items: TreeViewBaseItem[] = [{ id: 'b', label: 'Brazil' }];
const features = { labelEditing: true };
const onItemLabelChange = jest.fn();

beforeEach(() => {
  onItemLabelChange.mockClear();
});

let apiRef: { current: Api | undefined };

function setup() {
  apiRef = { current: undefined };
  const tree = (rows = items) => (
    <RichTreeView
      items={rows}
      apiRef={apiRef}
      isItemEditable
      experimentalFeatures={features}
      // Only this component edits in version 7; version 8 has one component.
      slots={TreeItem2 ? { item: TreeItem2 } : undefined}
      onItemLabelChange={onItemLabelChange}
    />
  );
  const { rerender } = render(tree());
  return (rows: TreeViewBaseItem[]) => rerender(tree(rows));
}

function edit(label: string, text: string) {
  fireEvent.doubleClick(screen.getByText(label));
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: text } });
  act(() => input.focus());
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.queryByRole('textbox')).toBeNull();
}

problem('tree-label-callback-without-change', { needs }, () => {
  setup();
  edit('Brazil', 'Chile');
  expect(onItemLabelChange.mock.calls).toEqual([['b', 'Chile']]);
  edit('Chile', 'Chile');
  return { observed: onItemLabelChange.mock.calls.length, faulty: 2, correct: 1 };
});

problem('tree-get-item-returns-old-label', { needs }, () => {
  setup();
  edit('Brazil', 'Chile');
  expect(screen.getByText('Chile')).toBeInTheDocument();
  const { label } = apiRef.current!.getItem('b') as TreeViewBaseItem;
  return { observed: label, faulty: 'Brazil', correct: 'Chile' };
});

problem('tree-edited-label-lost-with-new-items', { needs }, () => {
  const rerender = setup();
  edit('Brazil', 'Chile');
  rerender([...items, { id: 'c', label: 'Cuba' }]);
  expect(screen.getByText('Cuba')).toBeInTheDocument();
  return {
    observed: screen.getAllByRole('treeitem')[0]!.textContent,
    faulty: 'Brazil',
    correct: 'Chile',
  };
});
