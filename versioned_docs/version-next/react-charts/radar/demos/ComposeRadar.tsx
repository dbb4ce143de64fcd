import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarAxis,
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

export default function ComposeRadar() {
  return (
    <RadarDataProvider
      height={320}
      margin={{ left: 65, right: 65 }}
      radar={{ max: 120, metrics: seasons }}
      series={[
        { id: 'rain', label: 'Rain', data: [64, 38, 92, 110] },
        { id: 'sun', label: 'Sun', fillArea: true, hideMark: true, data: [70, 115, 52, 24] },
      ]}
    >
      <ChartsWrapper
        legendDirection="horizontal"
        legendPosition={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <ChartsLegend direction="horizontal" />
        <ChartsSurface title="Rain in millimeters and sun in hours by season">
          <RadarGrid divisions={3} shape="circular" />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="sun" stroke="none" />
          <RadarSeriesArea seriesId="rain" strokeDasharray="6 4" />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="rain" />
          <RadarAxis metric="Summer" angle={45} divisions={3} />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </RadarDataProvider>
  );
}
