import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';
import { problem } from '@site/tests/problems';

type Props = RichTreeViewProProps<TreeViewBaseItem, boolean>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

const needs = { RichTreeViewPro };
const items: TreeViewBaseItem[] = [
  { id: 'a', label: 'Asia' },
  { id: 'b', label: 'Brazil', children: [{ id: 'b1', label: 'Recife' }] },
  { id: 'c', label: 'Chad' },
];
const features = { indentationAtItemLevel: true, itemsReordering: true };

beforeEach(() => {
  // All parts of all items are 100 px high.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 0, left: 0, height: 100, width: 300 } as DOMRect);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const apiRef: { current: Api | undefined } = { current: undefined };
const onItemPositionChange = jest.fn();

const order = () =>
  apiRef
    .current!.getItemTree()
    .map(({ id }) => id)
    .join('');
const item = (label: string) => screen.getByText(label).closest<HTMLElement>('[role=treeitem]')!;

function setup() {
  onItemPositionChange.mockReset();
  render(
    <RichTreeViewPro
      items={items}
      apiRef={apiRef}
      defaultExpandedItems={['b']}
      experimentalFeatures={features}
      itemsReordering
      onItemPositionChange={onItemPositionChange}
    />,
  );
}

function fire(element: Element, type: string, point: object = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...point });
  const dataTransfer = {
    types: [],
    dropEffect: 'move',
    setData() {},
    getData: () => '',
    setDragImage() {},
  };
  Object.assign(event, { dataTransfer });
  fireEvent(element, event);
}

/** Drops an item above another one. */
function drag(label: string, target: string) {
  const { firstElementChild } = item(target);
  fire(item(label), 'dragstart');
  fire(firstElementChild!, 'dragenter');
  fire(firstElementChild!, 'dragover', { clientX: 200, clientY: 10 });
  fire(item(label), 'dragend');
}

problem('tree-old-order-in-position-callback', { needs }, () => {
  setup();
  let seen = '';
  onItemPositionChange.mockImplementation(() => (seen = order()));
  drag('Chad', 'Asia');
  expect(onItemPositionChange).toHaveBeenCalledTimes(1);
  expect(order()).toBe('cab');
  return { observed: seen, faulty: 'abc', correct: 'cab' };
});

problem('tree-emptied-parent-keeps-icon', { needs }, () => {
  setup();
  drag('Recife', 'Asia');
  expect(onItemPositionChange).toHaveBeenCalledTimes(1);
  expect(order()).toBe('b1abc');
  return { observed: item('Brazil').hasAttribute('aria-expanded'), faulty: true, correct: false };
});
