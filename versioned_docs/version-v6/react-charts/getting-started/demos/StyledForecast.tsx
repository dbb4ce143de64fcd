import { LineChart, areaElementClasses, markElementClasses } from '@mui/x-charts/LineChart';

export default function StyledForecast() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Members of the club, and the forecast (dashed)</figcaption>
      <LineChart
        height={280}
        colors={['#3f7fbf', '#c2571a']}
        xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024', '2025'] }]}
        yAxis={[{ min: 0, max: 250 }]}
        series={[
          { id: 'members', label: 'Members', area: true, data: [120, 138, 161, null, null] },
          { id: 'forecast', label: 'Forecast', data: [null, null, 161, 186, 214] },
        ]}
        sx={{
          [`.${areaElementClasses.root}`]: { fillOpacity: 0.2 },
          '.MuiLineElement-series-forecast': { strokeDasharray: '6 5' },
          [`.${markElementClasses.root}`]: { strokeWidth: 1 },
        }}
      />
    </figure>
  );
}
