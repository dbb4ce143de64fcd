import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';

function DayTooltip(props: ChartsTooltipProps) {
  const day = useAxesTooltip()?.[0];
  const total = day?.seriesItems.reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  return (
    <ChartsTooltipContainer {...props}>
      {day && (
        <Paper elevation={3} sx={{ p: 1.5 }}>
          <Typography component="p" variant="subtitle2">
            {day.axisFormattedValue}
          </Typography>
          {day.seriesItems.map(({ seriesId, formattedLabel, formattedValue, color }) => (
            <Typography
              key={seriesId}
              variant="body2"
              sx={{ borderLeft: 6, pl: 1, borderColor: color }}
            >
              {`${formattedLabel}: ${formattedValue} m³`}
            </Typography>
          ))}
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            Total: {total} m³
          </Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}

export default function AxisContent() {
  return (
    <BarChart
      title="Water used per day"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Thursday', 'Friday', 'Saturday'] }]}
      series={[
        { label: 'Pool', stack: 'water', data: [18, 21, 46] },
        { label: 'Showers', stack: 'water', data: [9, 11, 17] },
        { label: 'Kitchen', stack: 'water', data: [4, 5, 12] },
      ]}
      slots={{ tooltip: DayTooltip }}
    />
  );
}
