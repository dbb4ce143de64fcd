import * as React from 'react';
import { act, render } from '@testing-library/react';
import { RichTreeView } from '@mui/x-tree-view';
import { problem } from '@site/tests/problems';

problem('tree-on-item-focus-without-focus', { needs: { RichTreeView } }, () => {
  const items = [
    {
      id: 'a',
      label: 'Stalls',
      children: [{ id: 'a1', label: 'Row 1', children: [{ id: 'a11', label: 'Seat 1' }] }],
    },
  ];
  type Api = NonNullable<
    NonNullable<React.ComponentProps<typeof RichTreeView>['apiRef']>['current']
  >;
  const apiRef: { current: Api | undefined } = { current: undefined };
  const onItemFocus = jest.fn();
  const tree = (id: string, expanded: string[]) => (
    <RichTreeView
      key={id}
      items={items}
      apiRef={apiRef}
      defaultExpandedItems={expanded}
      onItemFocus={(_, itemId) => onItemFocus(id, itemId)}
    />
  );
  const focus = () => act(() => apiRef.current!.focusItem({} as React.SyntheticEvent, 'a11'));
  const { rerender } = render(tree('open', ['a', 'a1']));
  focus();
  expect(document.activeElement?.textContent).toContain('Seat 1');
  expect(onItemFocus).toHaveBeenCalledWith('open', 'a11');
  rerender(tree('closed', ['a1']));
  onItemFocus.mockClear();
  focus();
  expect(document.activeElement).toBe(document.body);
  return { observed: onItemFocus.mock.calls.length, faulty: 1, correct: 0 };
});
