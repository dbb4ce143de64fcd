import { render } from '@testing-library/react';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_FIELD } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const rows = [{ id: 1, name: 'Tilia' }];
const columns = [{ field: 'id' }, { field: 'name' }];

// Versions without this field cannot pin columns.
const needs = { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_FIELD };

problem('disable-column-pinning-throws', { needs }, () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let message: string | null = null;
  try {
    render(
      <div style={{ width: 400, height: 300 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          disableColumnPinning
          pinnedColumns={{ left: ['name'] }}
        />
      </div>,
    );
    expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(2);
  } catch (error) {
    message = (error as Error).message.slice(0, 23);
  }
  log.mockRestore();
  return { observed: message, faulty: 'MUI: You cannot call `a', correct: null };
});
