import { act, render } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPro,
  gridRowIdSelector,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

// The prop has a prefix in the first version.
const rowSpanning = { unstable_rowSpanning: true, rowSpanning: true };
// Versions without the selector have no row spanning.
const needs = { DataGridPro, gridRowIdSelector };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Bookings(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGridPro
        apiRef={api}
        rows={[]}
        columns={[]}
        disableVirtualization
        {...rowSpanning}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 100) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const spanOf = (field: string) =>
  document.querySelector(`[data-id="1"] [data-field="${field}"]`)!.getAttribute('aria-rowspan');

problem('row-spanning-ignores-equal-dates', { needs }, async () => {
  render(
    <Bookings
      rows={[1, 2].map((id) => ({ id, hall: 'A', day: new Date(2026, 2, 5) }))}
      columns={[{ field: 'hall' }, { field: 'day', type: 'date' }]}
    />,
  );
  await wait();
  expect(spanOf('hall')).toBe('2');
  return { observed: spanOf('day'), faulty: '1', correct: '2' };
});
