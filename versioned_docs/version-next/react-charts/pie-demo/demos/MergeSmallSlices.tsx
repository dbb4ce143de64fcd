import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

interface Slice {
  id: string;
  label: string;
  value: number;
}

/** Adds the slices below a share of the total up in one slice, which comes last. */
function mergeSmall(slices: readonly Slice[], share: number): Slice[] {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const large = slices.filter(({ value }) => value >= total * share);
  const rest = total - large.reduce((sum, { value }) => sum + value, 0);
  return slices.length - large.length < 2
    ? [...slices]
    : [...large, { id: 'other', label: 'Other', value: rest }];
}

export default function MergeSmallSlices() {
  const [percent, setPercent] = React.useState(5);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans of the toy library by kind"
        height={230}
        series={[{ data: mergeSmall(loans, percent / 100) }]}
      />
      <Box sx={{ px: 3 }}>
        <Typography variant="body2">Merge slices below {percent}%</Typography>
        <Slider
          size="small"
          aria-label="Merge slices below, in percent"
          max={15}
          value={percent}
          onChange={(_, value) => setPercent(value as number)}
        />
      </Box>
    </Box>
  );
}

const loans: Slice[] = [
  { id: 'puzzle', label: 'Puzzle', value: 310 },
  { id: 'cards', label: 'Cards', value: 245 },
  { id: 'board', label: 'Board', value: 198 },
  { id: 'dolls', label: 'Dolls', value: 31 },
  { id: 'kites', label: 'Kites', value: 18 },
  { id: 'balls', label: 'Balls', value: 12 },
];
