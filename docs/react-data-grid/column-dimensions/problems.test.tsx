import { act, render } from '@testing-library/react';
import * as React from 'react';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const rows = [{ id: 1, title: 'Emma', year: 1815 }];
const columns = [{ field: 'title' }, { field: 'year' }];
const needs = { DataGridPro };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Books(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const widthOf = (field: string) => api.current.getColumn(field).width;

problem('column-widths-reset-by-new-columns', { needs }, async () => {
  const { rerender } = render(<Books />);
  await wait();
  act(() => api.current.setColumnWidth('title', 250));
  await wait();
  expect(widthOf('title')).toBe(250);
  rerender(<Books columns={columns.map((column) => ({ ...column }))} />);
  await wait();
  return { observed: widthOf('title'), faulty: 100, correct: 250 };
});

problem('set-column-width-ignored-with-flex', { needs }, async () => {
  render(<Books columns={[{ field: 'title', flex: 1 }, { field: 'year' }]} />);
  await wait();
  act(() => api.current.setColumnWidth('title', 250));
  await wait();
  return { observed: api.current.getColumn('title').flex, faulty: 1, correct: 0 };
});
