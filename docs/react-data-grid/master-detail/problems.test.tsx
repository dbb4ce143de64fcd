import { act, render } from '@testing-library/react';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_FIELD } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem(
  'detail-panel-needs-element',
  { needs: { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_FIELD } },
  async () => {
    const getDetailPanelContent = () => 'Call at 5:30';
    render(
      <div style={{ width: 400, height: 300 }}>
        <DataGridPro
          rows={[{ id: 1 }]}
          columns={[{ field: 'id' }]}
          getDetailPanelContent={getDetailPanelContent}
          disableVirtualization
        />
      </div>,
    );
    await wait();
    const toggle = document.querySelector<HTMLButtonElement>('[data-id="1"] button')!;
    return { observed: toggle.disabled, faulty: true, correct: false };
  },
);
