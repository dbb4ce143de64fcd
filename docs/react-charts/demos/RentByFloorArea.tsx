import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { central, suburban } from './flats';

const flat = ({ x, y }: { x: number; y: number }) => `${x} m² for €${y}`;

export default function RentByFloorArea() {
  return (
    <ScatterChart
      title="Rent of flats by floor area"
      height={320}
      margin={{ left: 60, right: 20 }}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ min: 20, label: 'Floor area (m²)' }]}
      yAxis={[{ min: 0, valueFormatter: (rent: number) => `€${rent}` }]}
      series={[
        { id: 'central', label: 'City center', data: central, markerSize: 6, valueFormatter: flat },
        { id: 'suburban', label: 'Suburbs', data: suburban, markerSize: 6, valueFormatter: flat },
      ]}
    />
  );
}
