import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

const rows = [
  { id: 1, roofed: true, power: 150 },
  { id: 2, roofed: false, power: 22 },
  { id: 3, roofed: false, power: 11 },
];
const columns = [
  { field: 'roofed', type: 'boolean' as const },
  { field: 'power', type: 'number' as const },
];

let api: { current: GridApi };

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
/** Versions 4 and 5 have other names for the same properties. */
const item = (id: number, field: string, operator: string, value: unknown) => ({
  id,
  field,
  columnField: field,
  operator,
  operatorValue: operator,
  value,
});

function Chargers(props: Partial<DataGridProProps>) {
  api = useGridApiRef() as unknown as typeof api;
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPro
        apiRef={api as never}
        rows={rows}
        columns={columns}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const needs = { DataGridPro, useGridApiRef };

problem('boolean-filter-with-boolean-value', { needs }, async () => {
  const filterBy = async (value: unknown) => {
    const props = { filterModel: { items: [item(1, 'roofed', 'is', value)] } } as object;
    const { unmount } = render(<Chargers {...props} />);
    await wait();
    const ids = shownIds();
    unmount();
    return ids;
  };
  expect(await filterBy('true')).toEqual(['1']);
  return { observed: await filterBy(true), faulty: ['2', '3'], correct: ['1'] };
});

// Versions without this component lack the method.
problem('upsert-filter-items-replaces-list', { needs: { ...needs, DataGridPremium } }, async () => {
  const model = { items: [item(1, 'roofed', 'is', 'false')] };
  render(<Chargers initialState={{ filter: { filterModel: model as never } }} />);
  await wait();
  expect(shownIds()).toEqual(['2', '3']);
  act(() => api.current.upsertFilterItems([item(2, 'power', '>', '20') as never]));
  await wait();
  return { observed: shownIds(), faulty: ['1', '2'], correct: ['2'] };
});
