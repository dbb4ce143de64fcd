import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbour', 'Station', 'Market'];
const revenue = [18400, 23150, 15900];

export default function SelectBarByClick() {
  const [selected, setSelected] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <BarChart
        title="Revenue per shop"
        height={240}
        xAxis={[{ scaleType: 'band', data: shops }]}
        yAxis={[{ width: 55 }]}
        series={[{ id: 'revenue', data: revenue }]}
        onItemClick={(event, { dataIndex }) => setSelected(dataIndex)}
      />
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
