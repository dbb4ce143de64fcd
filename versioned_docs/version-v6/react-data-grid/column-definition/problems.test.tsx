import { act, render, screen } from '@testing-library/react';
import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

// Versions without the last export never pass the row.
problem('options-without-row-for-id-0', { needs: { DataGrid, GridLogicOperator } }, async () => {
  const valueOptions = jest.fn((params: { id?: unknown; row?: { table: string } | null }) => {
    return params.row ? [params.row.table] : ['Bar'];
  });
  const table: GridColDef = { field: 'table', type: 'singleSelect', valueOptions };
  render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid
        rows={[
          { id: 0, table: 'Bar' },
          { id: 1, table: 'Window' },
        ]}
        columns={[table]}
        autoHeight
        disableVirtualization
      />
    </div>,
  );
  await wait();
  expect(screen.getByText('Window')).toBeInTheDocument();
  const calls = valueOptions.mock.calls.map(([params]) => params);
  expect(calls.some(({ id, row }) => id === 1 && row)).toBe(true);
  return {
    observed: calls.filter(({ id }) => id === 0).every(({ row }) => row),
    faulty: false,
    correct: true,
  };
});
