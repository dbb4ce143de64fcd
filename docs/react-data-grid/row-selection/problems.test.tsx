import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
  { id: 3, name: 'Cy' },
];

let api: { current: GridApi };

function Volunteers(props: Partial<DataGridProProps>) {
  api = useGridApiRef() as unknown as typeof api;
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPro
        apiRef={api as never}
        rows={rows}
        columns={[{ field: 'name' }]}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const needs = { DataGridPro, useGridApiRef };
const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const selected = () => [...api.current.getSelectedRows().keys()].sort();

problem('header-checkbox-counts-unselectable-rows', { needs }, async () => {
  render(<Volunteers checkboxSelection isRowSelectable={({ id }) => id !== 2} />);
  await wait();
  const checkbox = document.querySelector<HTMLInputElement>('[role="columnheader"] input')!;
  fireEvent.click(checkbox);
  await wait();
  expect(selected()).toEqual([1, 3]);
  const { indeterminate } = document.querySelector<HTMLInputElement>(
    '[role="columnheader"] input',
  )!.dataset;
  return { observed: indeterminate, faulty: 'true', correct: 'false' };
});

problem('select-all-key-selects-filtered-rows', { needs }, async () => {
  const item = {
    id: 1,
    field: 'name',
    columnField: 'name',
    operator: 'equals',
    operatorValue: 'equals',
    value: 'Bo',
  };
  const props = { filterModel: { items: [item] } } as object;
  render(<Volunteers checkboxSelection {...props} />);
  await wait();
  expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(1);
  act(() => api.current.setCellFocus(2, 'name'));
  fireEvent.keyDown(document.querySelector('[data-id="2"] [data-field="name"]')!, {
    key: 'a',
    code: 'KeyA',
    keyCode: 65,
    ctrlKey: true,
  });
  await wait();
  return { observed: selected(), faulty: [1, 2, 3], correct: [2] };
});

// Versions without this component cannot keep the selection of missing rows.
problem(
  'selected-rows-contain-undefined',
  { needs: { ...needs, DataGridPremium } },
  async (version) => {
    // Version 8 has another model.
    const ids = version === 'next' ? { type: 'include', ids: new Set([1, 9]) } : [1, 9];
    const props = { rowSelectionModel: ids, selectionModel: ids } as object;
    render(<Volunteers checkboxSelection keepNonExistentRowsSelected {...props} />);
    await wait();
    const all = [...api.current.getSelectedRows().values()];
    expect(all).toContainEqual(rows[0]);
    return { observed: all.includes(undefined as never), faulty: true, correct: false };
  },
);
