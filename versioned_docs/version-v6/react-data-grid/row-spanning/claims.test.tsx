import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import RotaOfAPool from './demos/RotaOfAPool';
import { oncePerRun } from './demos/oncePerRun';
import { slots } from './demos/talks';

const day: GridColDef = { field: 'day', renderCell: oncePerRun('day') };
const hall: GridColDef = { field: 'hall', renderCell: oncePerRun('hall') };
const hallOfADay: GridColDef = { field: 'hall', renderCell: oncePerRun('day', 'hall') };
const columns = [day, hall, { field: 'talk' }];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Talks(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={slots} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
/** The cells of a column from top to bottom: whether each can be seen. */
const seen = (field: string) =>
  [...document.querySelectorAll<HTMLElement>(`[role="cell"][data-field="${field}"] span`)]
    .filter(({ className }) => className !== 'continues')
    .map(({ textContent, style }) => (style.clipPath ? '' : textContent));

describe('#repeated-values', () => {
  test('It compares what is on the screen: after sorting and filtering, and within a page.', async () => {
    const { rerender } = render(<Talks />);
    expect(seen('day')).toEqual(['Thursday', '', '', 'Friday', '']);
    act(() => api.current.sortColumn(api.current.getColumn('talk'), 'asc'));
    await wait();
    expect(seen('day')).toEqual(['Thursday', 'Friday', 'Thursday', '', 'Friday']);
    rerender(
      <Talks
        sortModel={[]}
        filterModel={{ items: [{ field: 'talk', operator: 'contains', value: 'a' }] }}
        paginationModel={{ page: 0, pageSize: 2 }}
        pageSizeOptions={[2]}
      />,
    );
    await wait();
    expect(seen('day')).toEqual(['Thursday', '']);
    act(() => api.current.setPage(1));
    rerender(<Talks paginationModel={{ page: 1, pageSize: 2 }} pageSizeOptions={[2]} />);
    await wait();
    expect(seen('day')).toEqual(['Thursday', 'Friday']);
  });

  test('Empty cells, `null` and `undefined`, are not merged.', () => {
    render(
      <Talks
        rows={[
          { id: 1, day: null, hall: 'Aula' },
          { id: 2, day: null, hall: 'Aula' },
          { id: 3, hall: 'Aula' },
          { id: 4, hall: 'Aula' },
        ]}
      />,
    );
    expect(document.querySelectorAll('[data-field="hall"] .continues')).toHaveLength(3);
    expect(document.querySelectorAll('[data-field="day"] .continues')).toHaveLength(0);
  });
});

describe('#customize', () => {
  test('With a second field, a hall ends with its day.', () => {
    const { rerender } = render(<Talks />);
    expect(seen('hall')).toEqual(['Aula', '', 'Library', '', '']);
    rerender(<Talks columns={[day, hallOfADay]} />);
    expect(seen('hall')).toEqual(['Aula', '', 'Library', 'Library', '']);
  });
});

describe('#limits', () => {
  test('contain the value of every row.', () => {
    render(<Talks />);
    const lines = api.current.getDataAsCsv().split('\r\n');
    expect(lines.filter((line) => line.startsWith('Thursday,'))).toHaveLength(3);
  });
});

describe('#accessibility', () => {
  test('screen readers find it in every row.', () => {
    const { unmount } = render(<Talks />);
    const texts = (field: string) =>
      [...document.querySelectorAll(`[role="cell"][data-field="${field}"]`)].map(
        ({ textContent }) => textContent,
      );
    expect(texts('day')).toEqual(slots.map((slot) => slot.day));
    unmount();
    render(<RotaOfAPool />);
    expect(texts('lane1')).toEqual(['Club', 'Club', 'Lessons', 'Lessons']);
    expect(document.querySelector('[aria-rowspan]')).toBeNull();
  });
});
