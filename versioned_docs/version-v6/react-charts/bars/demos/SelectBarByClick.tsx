import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart, type BarElementOwnerState } from '@mui/x-charts/BarChart';

const shops = ['Harbour', 'Station', 'Market'];
const revenue = [18400, 23150, 15900];

export default function SelectBarByClick() {
  const [selected, setSelected] = React.useState(0);
  const selectOnClick = ({ dataIndex }: BarElementOwnerState) => ({
    cursor: 'pointer',
    onClick: () => setSelected(dataIndex),
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Revenue per shop</figcaption>
        <BarChart
          height={240}
          margin={{ top: 20, left: 60 }}
          xAxis={[{ scaleType: 'band', data: shops }]}
          series={[{ data: revenue }]}
          slotProps={{ bar: selectOnClick as object }}
        />
      </figure>
      <Stack direction="row" spacing={1} role="group" aria-label="Shop">
        {shops.map((shop, index) => (
          <Button
            key={shop}
            variant={index === selected ? 'contained' : 'outlined'}
            aria-pressed={index === selected}
            onClick={() => setSelected(index)}
          >
            {shop}
          </Button>
        ))}
      </Stack>
      <Typography role="status">
        {shops[selected]}: {revenue[selected]?.toLocaleString('en')} €
      </Typography>
    </Stack>
  );
}
