import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const visitors = [214, 198, 251, 243, 367, 512, 488];

export default function ReadBarsByKeyboard() {
  const [index, setIndex] = React.useState(0);
  const describe = (day: number) => `${days[day]}: ${visitors[day]} visitors`;

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Visitors of the aquarium by weekday"
        height={240}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          {
            id: 'visitors',
            data: visitors,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={{ seriesId: 'visitors', dataIndex: index }}
        onHighlightChange={(item) => item?.dataIndex !== undefined && setIndex(item.dataIndex)}
      />
      <Box sx={{ pl: '65px', pr: '20px' }}>
        <input
          type="range"
          dir="ltr"
          aria-label="Day"
          aria-valuetext={describe(index)}
          max={days.length - 1}
          value={index}
          onChange={(event) => setIndex(event.target.valueAsNumber)}
          style={{ width: '100%' }}
        />
        <Typography variant="body2">{describe(index)}</Typography>
      </Box>
    </Box>
  );
}
