import { act, render } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

interface Person {
  id: number;
  path: string[];
}

const staff: Person[] = [
  { id: 1, path: ['Amara'] },
  { id: 2, path: ['Amara', 'Birgit'] },
  { id: 3, path: ['Chen'] },
];
const getTreeDataPath = (row: Person) => row.path;

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Staff(props: Partial<DataGridProProps<Person>>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPro
        apiRef={api}
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={staff}
        columns={[{ field: 'id' }]}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
// Versions without the field have no tree data.
const needs = { DataGridPro, GRID_TREE_DATA_GROUPING_FIELD };

problem('tree-data-collapses-on-new-rows', { needs }, async () => {
  const { rerender } = render(<Staff />);
  await wait();
  act(() => api.current.setRowChildrenExpansion(1, true));
  await wait();
  expect(ids()).toEqual(['1', '2', '3']);
  rerender(<Staff rows={staff.map((row) => ({ ...row }))} />);
  await wait();
  return { observed: ids(), faulty: ['1', '3'], correct: ['1', '2', '3'] };
});
