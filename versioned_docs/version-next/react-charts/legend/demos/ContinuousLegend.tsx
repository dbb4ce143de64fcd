import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { soilSamples } from './soilSamples';

export default function ContinuousLegend() {
  return (
    <ScatterChart
      title="Soil samples in a field, colored by moisture"
      height={320}
      xAxis={[{ label: 'Meters east', min: 0, max: 100 }]}
      yAxis={[{ label: 'Meters north', min: 0, max: 60 }]}
      zAxis={[
        {
          data: soilSamples.map(({ moisture }) => moisture),
          colorMap: { type: 'continuous', min: 10, max: 40, color: ['#d99a1c', '#2166ac'] },
        },
      ]}
      series={[{ data: soilSamples, markerSize: 7 }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'vertical',
          minLabel: ({ formattedValue }) => `${formattedValue}%`,
          maxLabel: ({ formattedValue }) => `${formattedValue}%`,
          sx: { height: 200, fontSize: 14 },
        },
      }}
    />
  );
}
