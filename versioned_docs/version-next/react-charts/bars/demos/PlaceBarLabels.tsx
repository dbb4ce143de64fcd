import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';

type Placement = 'center' | 'outside';

export default function PlaceBarLabels() {
  const [barLabelPlacement, setPlacement] = React.useState<Placement>('outside');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="barLabelPlacement"
        value={barLabelPlacement}
        onChange={(_, placement: Placement | null) => placement && setPlacement(placement)}
      >
        <ToggleButton value="center">center</ToggleButton>
        <ToggleButton value="outside">outside</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Change of the water level in five wells, in centimeters"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Mill', 'Church', 'Farm', 'Quarry', 'Station'] }]}
        yAxis={[{ min: -40, max: 40 }]}
        series={[
          { barLabel: 'value', barLabelPlacement, color: '#3f80bf', data: [12, -8, 31, -27, 4] },
        ]}
        sx={{ [`& .${barClasses.label}`]: { fontWeight: 600 } }}
      />
    </div>
  );
}
