import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const firstForecast = 4;

export default function OutlineForecastBars() {
  return (
    <BarChart
      title="Heating cost per month. May and June are a forecast."
      height={300}
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[{ valueFormatter: (cost: number) => `${cost} €` }]}
      series={[{ data: [412, 388, 301, 190, 120, 84] }]}
      slotProps={{
        bar: ({ dataIndex }) => (dataIndex >= firstForecast ? { className: 'forecast' } : {}),
      }}
      sx={{
        [`& .${barClasses.element}.forecast`]: {
          fillOpacity: 0.25,
          stroke: 'currentColor',
          strokeDasharray: '6 4',
        },
      }}
    />
  );
}
