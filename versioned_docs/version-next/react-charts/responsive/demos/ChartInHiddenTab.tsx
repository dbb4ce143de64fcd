import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { BarChart } from '@mui/x-charts/BarChart';

const panels = [
  { name: 'Adults', data: [620, 540, 710] },
  { name: 'Children', data: [210, 330, 290] },
];

export default function ChartInHiddenTab() {
  const [shown, setShown] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={shown}
        onChange={(event, index: number) => setShown(index)}
        aria-label="Age group"
      >
        {panels.map(({ name }) => (
          <Tab key={name} label={name} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      {panels.map(({ name, data }, index) => (
        // Mounted all the time; `hidden` is `display: none`.
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={shown !== index}
        >
          <BarChart
            title={`Swimmers per month: ${name.toLowerCase()}`}
            height={240}
            xAxis={[{ scaleType: 'band', data: ['July', 'August', 'September'] }]}
            series={[{ data }]}
          />
        </div>
      ))}
    </Box>
  );
}
