import { BarChart, barElementClasses, type BarElementOwnerState } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const firstForecast = 4;

const classOf = ({ dataIndex }: BarElementOwnerState) =>
  dataIndex >= firstForecast ? { className: 'forecast' } : {};

export default function OutlineForecastBars() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Heating cost and forecast (dashed)</figcaption>
      <BarChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ valueFormatter: (cost: number) => `${cost} €` }]}
        series={[{ data: [412, 388, 301, 190, 120, 84] }]}
        slotProps={{ bar: classOf as object }}
        sx={{
          [`& .${barElementClasses.root}.forecast`]: {
            fillOpacity: 0.25,
            stroke: 'currentColor',
            strokeDasharray: '6 4',
          },
        }}
      />
    </figure>
  );
}
