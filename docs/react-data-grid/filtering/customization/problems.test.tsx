import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGridPro, useGridApiRef, type GridApi } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

afterEach(() => jest.restoreAllMocks());

problem('empty-filter-operators-throw', { needs: { DataGridPro, useGridApiRef } }, () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let api: { current: GridApi };
  function Grid({ empty }: { empty: boolean }) {
    api = useGridApiRef() as unknown as typeof api;
    return (
      <div style={{ width: 600, height: 400 }}>
        <DataGridPro
          apiRef={api as never}
          rows={[{ id: 1, town: 'Bern' }]}
          columns={[{ field: 'town', ...(empty ? { filterOperators: [] } : {}) }]}
          disableVirtualization
        />
      </div>
    );
  }
  const isPanelOpen = (empty: boolean) => {
    const { unmount } = render(<Grid empty={empty} />);
    try {
      act(() => api.current.showFilterPanel('town'));
    } catch {
      return false;
    }
    unmount();
    return true;
  };
  expect(isPanelOpen(false)).toBe(true);
  return { observed: isPanelOpen(true), faulty: false, correct: true };
});
