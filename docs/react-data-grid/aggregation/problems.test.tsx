import { act, render } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

const visitors: GridColDef = { field: 'visitors', type: 'number' };
// Version 5 aggregates only with the first flag. All versions know the second one.
const flags = { aggregation: true, warnIfFocusStateIsNotSynced: false };
const needs = { DataGridPremium };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Museums(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium
        apiRef={api}
        rows={[]}
        columns={[visitors]}
        experimentalFeatures={flags}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const resultOf = (field = 'visitors') =>
  document.querySelector(`[data-id="auto-generated-group-footer-root"] [data-field="${field}"]`)!
    .textContent;

problem('aggregation-of-empty-column', { needs }, async () => {
  render(
    <Museums
      rows={[
        { id: 1, visitors: null },
        { id: 2, visitors: null },
      ]}
      initialState={{ aggregation: { model: { visitors: 'min' } } }}
    />,
  );
  await wait();
  return { observed: resultOf(), faulty: '∞', correct: '' };
});

problem('aggregation-rows-scope-not-updated', { needs }, async () => {
  const rows = [
    { id: 1, visitors: 20 },
    { id: 2, visitors: 70 },
  ];
  const filter = { field: 'visitors', operator: '>', value: '50' };
  const props = {
    rows,
    filterModel: { items: [{ ...filter, columnField: 'visitors', operatorValue: '>' }] },
    initialState: { aggregation: { model: { visitors: 'sum' } } },
  };
  const { rerender } = render(<Museums {...props} />);
  await wait();
  expect(resultOf()).toBe('70');
  rerender(<Museums {...props} aggregationRowsScope="all" />);
  await wait();
  return { observed: resultOf(), faulty: '70', correct: '90' };
});
