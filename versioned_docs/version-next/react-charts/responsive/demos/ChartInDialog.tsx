import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ChartInDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the chart
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby="kiln-title">
        <DialogTitle id="kiln-title">Temperature of the kiln</DialogTitle>
        <DialogContent>
          <LineChart
            title="Temperature of the kiln over ten hours"
            height={260}
            xAxis={[{ data: [0, 2, 4, 6, 8, 10] }]}
            yAxis={[{ width: 65, valueFormatter: (celsius: number) => `${celsius} °C` }]}
            series={[{ data: [20, 310, 690, 1040, 1180, 640] }]}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
