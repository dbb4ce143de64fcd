import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useSvgRef } from '@mui/x-charts/hooks';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

function HeadLine() {
  const svgRef = useSvgRef();
  const tooltip = useAxesTooltip()?.[0];
  if (!tooltip) {
    return null;
  }
  const values = tooltip.seriesItems.map(
    ({ formattedLabel, formattedValue }) => `${formattedLabel} ${formattedValue}`,
  );
  return (
    <Popper open anchorEl={() => svgRef.current!} placement="top">
      <Typography variant="body2" sx={{ bgcolor: 'background.paper', px: 1, fontWeight: 700 }}>
        {tooltip.axisFormattedValue}: {values.join(', ')}
      </Typography>
    </Popper>
  );
}

export default function TooltipAboveChart() {
  return (
    <LineChart
      title="Ice thickness on two lakes, in centimeters"
      height={280}
      slotProps={{ tooltip: { trigger: 'none' } }}
      axisHighlight={{ x: 'line' }}
      xAxis={[{ scaleType: 'point', data: ['Dec', 'Jan', 'Feb', 'Mar'] }]}
      series={[
        { label: 'Upper lake', data: [4, 17, 22, 9] },
        { label: 'Lower lake', data: [0, 11, 15, 3] },
      ]}
    >
      <HeadLine />
    </LineChart>
  );
}
