import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
        margin={{ top: 20, left: 60 }}
        xAxis={[{ scaleType: 'band', data: shops }]}
        series={[{ id: 'revenue', data: revenue }]}
        onItemClick={(event, { dataIndex }) => setSelected(dataIndex)}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Shop"
        value={selected}
        onChange={(event, value: number | null) => value !== null && setSelected(value)}
      >
        {shops.map((shop, index) => (
          <ToggleButton key={shop} value={index}>
            {shop}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">
        {shops[selected]}: {revenue[selected]?.toLocaleString('en')} €
      </Typography>
    </Stack>
  );
}
