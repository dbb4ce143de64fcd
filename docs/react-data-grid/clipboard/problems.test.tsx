import { act, fireEvent, render } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPremium,
  gridRowSelectionStateSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

interface Line {
  id: number;
  item: string;
  amount: number;
}

const lines: Line[] = [
  { id: 1, item: 'Salaries', amount: 120 },
  { id: 2, item: 'Travel', amount: 14 },
  { id: 3, item: 'Hardware', amount: 40 },
];
const item: GridColDef<Line> = { field: 'item', editable: true };
const amount: GridColDef<Line> = { field: 'amount', type: 'number', editable: true };

// Version 6 pastes only with the first flag. All versions know the second one.
const flags = { clipboardPaste: true, warnIfFocusStateIsNotSynced: false };
// Versions without the selector cannot paste.
const needs = { DataGridPremium, gridRowSelectionStateSelector };

let api: React.MutableRefObject<GridApi>;
const writeText = jest.fn((text: string) => Promise.resolve(text));
const copied = () => writeText.mock.calls[0]?.[0];

beforeEach(() => {
  api = { current: {} as GridApi };
  writeText.mockClear();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

function Budget(props: Partial<DataGridPremiumProps<Line>>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPremium
        apiRef={api}
        rows={lines}
        columns={[item, amount]}
        experimentalFeatures={flags}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const wait = (ms = 120) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const rowOf = (id: number) => api.current.getRow(id) as Line;

async function copy(id: number, field: string) {
  act(() => api.current.setCellFocus(id, field));
  fireEvent.keyDown(cell(id, field), { key: 'c', keyCode: 67, ctrlKey: true });
  await act(() => Promise.resolve());
}

async function paste(id: number, field: string, text: string) {
  act(() => api.current.setCellFocus(id, field));
  fireEvent.keyDown(cell(id, field), { key: 'v', keyCode: 86, ctrlKey: true });
  await act(async () => {
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
    await Promise.resolve();
  });
}

problem('paste-ignores-is-cell-editable', { needs }, async () => {
  render(<Budget disableRowSelectionOnClick isCellEditable={({ field }) => field !== 'amount'} />);
  await paste(2, 'item', 'Trips\t15');
  await wait();
  expect(rowOf(2).item).toBe('Trips');
  return { observed: rowOf(2).amount, faulty: 15, correct: 14 };
});

problem('copied-rows-ignore-clipboard-export', { needs }, async () => {
  // Version 6 has the prop with a prefix.
  const unformatted = {
    unstable_ignoreValueFormatterDuringExport: { clipboardExport: true },
    ignoreValueFormatterDuringExport: { clipboardExport: true },
  };
  const columns = [item, { ...amount, valueFormatter: () => 'formatted' }];
  const { unmount } = render(
    <Budget columns={columns} {...unformatted} disableRowSelectionOnClick />,
  );
  await copy(2, 'amount');
  expect(copied()).toBe('14');
  unmount();
  writeText.mockClear();
  render(<Budget columns={columns} {...unformatted} />);
  act(() => api.current.selectRow(2));
  await copy(2, 'amount');
  return { observed: copied(), faulty: 'Travel\tformatted', correct: 'Travel\t14' };
});

problem('paste-in-order-of-selection', { needs }, async () => {
  render(<Budget checkboxSelection disableRowSelectionOnClick />);
  act(() => api.current.selectRow(3));
  act(() => api.current.selectRow(1));
  await paste(1, 'item', 'First\t1\nSecond\t2');
  await wait();
  return {
    observed: [rowOf(1).item, rowOf(3).item],
    faulty: ['Second', 'First'],
    correct: ['First', 'Second'],
  };
});

problem('paste-ignores-option-labels', { needs }, async () => {
  const size = {
    field: 'item',
    type: 'singleSelect' as const,
    editable: true,
    valueOptions: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
  };
  const rows = [
    { id: 1, item: 's', amount: 1 },
    { id: 2, item: 'l', amount: 2 },
  ];
  render(<Budget rows={rows} columns={[size, amount]} disableRowSelectionOnClick />);
  await copy(2, 'item');
  expect(copied()).toBe('Large');
  await paste(1, 'item', 'Large\t5');
  await wait();
  expect(rowOf(1).amount).toBe(5);
  return { observed: rowOf(1).item, faulty: 's', correct: 'l' };
});

problem('paste-end-before-rows-change', { needs }, async () => {
  const seen: string[] = [];
  render(
    <Budget disableRowSelectionOnClick onClipboardPasteEnd={() => seen.push(rowOf(2).item)} />,
  );
  await paste(2, 'item', 'Trips');
  await wait();
  expect(rowOf(2).item).toBe('Trips');
  return { observed: seen, faulty: ['Travel'], correct: ['Trips'] };
});
