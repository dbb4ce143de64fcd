import { act, render } from '@testing-library/react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

// Later versions aggregate without the first flag.
const flags = { aggregation: true, warnIfFocusStateIsNotSynced: false };
const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('aggregation-joins-numbers-as-text', { needs: { DataGridPremium } }, async () => {
  render(
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium
        rows={[
          { id: 1, visitors: '5' },
          { id: 2, visitors: 2 },
        ]}
        columns={[{ field: 'visitors', type: 'number' }]}
        initialState={{ aggregation: { model: { visitors: 'sum' } } }}
        experimentalFeatures={flags}
        disableVirtualization
      />
    </div>,
  );
  await wait();
  const total = document.querySelector(
    '[data-id="auto-generated-group-footer-root"] [data-field="visitors"]',
  )!;
  return { observed: total.textContent, faulty: '052', correct: '2' };
});
