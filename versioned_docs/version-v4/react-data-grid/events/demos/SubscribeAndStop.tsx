import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { slotColumns, slots } from './slots';

export default function SubscribeAndStop() {
  const apiRef = useGridApiRef();
  const [listening, setListening] = React.useState(true);
  const [moves, setMoves] = React.useState(0);

  React.useEffect(() => {
    if (!listening) {
      return undefined;
    }
    // Returns the function that ends the subscription.
    return apiRef.current.subscribeEvent('cellFocusIn', () => setMoves((count) => count + 1));
  }, [apiRef, listening]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={listening} onChange={(_, on) => setListening(on)} />}
        label="Count moves of the focus"
      />
      <div style={{ height: 186 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={slots}
          columns={slotColumns}
          density="compact"
          hideFooter
          aria-label="Time slots to move through"
        />
      </div>
      <div role="status">Moves: {moves}</div>
    </div>
  );
}
