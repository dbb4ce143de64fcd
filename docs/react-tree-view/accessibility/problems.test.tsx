import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { SimpleTreeView, TreeItem, TreeView } from '@mui/x-tree-view';
import userEvent from '@testing-library/user-event';
import { problem } from '@site/tests/problems';

// The same component has another name in version 6, and its items other props.
const Tree = (SimpleTreeView ?? TreeView) as typeof SimpleTreeView;
const needs = { Tree, TreeItem };

function show(label: React.ReactNode) {
  const id = (value: string) => ({ itemId: value, nodeId: value }) as { itemId: string };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Tree>
      <TreeItem {...id('a')} label={label} />
      <TreeItem {...id('b')} label="Botany" />
    </Tree>,
  );
}

afterEach(() => jest.restoreAllMocks());

problem('tree-swallows-space-on-button', { needs }, async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  show(<button onClick={onClick}>Star</button>);
  const button = screen.getByText('Star');
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  button.focus();
  await user.keyboard(' ');
  return { observed: onClick.mock.calls.length, faulty: 1, correct: 2 };
});
