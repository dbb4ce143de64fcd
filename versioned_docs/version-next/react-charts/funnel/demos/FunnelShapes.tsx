import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FunnelChart, type FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';

const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid', 'step-pyramid'] as const;

export default function FunnelShapes() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('linear');
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        title="Manuscripts of a publisher, from submitted to printed"
        height={260}
        gap={gap}
        series={[{ data: manuscripts, curve, borderRadius, variant: 'outlined' }]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr 1fr' }, gap: 3, px: 3 }}>
        <TextField
          select
          size="small"
          margin="dense"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Typography variant="body2">gap: {gap} px</Typography>
          <Slider
            size="small"
            aria-label="gap"
            max={20}
            value={gap}
            onChange={(_, value) => setGap(value as number)}
          />
        </div>
        <div>
          <Typography variant="body2">borderRadius: {borderRadius} px</Typography>
          <Slider
            size="small"
            aria-label="borderRadius"
            max={20}
            value={borderRadius}
            onChange={(_, value) => setBorderRadius(value as number)}
          />
        </div>
      </Box>
    </Box>
  );
}

const manuscripts = [
  { id: 'submitted', value: 640, label: 'Submitted' },
  { id: 'read', value: 380, label: 'Read' },
  { id: 'edited', value: 150, label: 'Edited' },
  { id: 'printed', value: 90, label: 'Printed' },
];
