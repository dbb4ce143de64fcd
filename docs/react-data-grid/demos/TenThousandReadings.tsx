import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Reading {
  id: number;
  sensor: string;
  taken: Date;
  celsius: number;
  humidity: number;
  alarm: boolean;
}

/** One reading every five minutes, from 24 sensors in turn, along a daily curve. */
const rows = Array.from({ length: 10_000 }, (_, id): Reading => {
  const celsius = 18 + 6 * Math.sin((id * Math.PI) / 144) + (id % 24) / 8;
  return {
    id,
    sensor: `Greenhouse ${(id % 24) + 1}`,
    taken: new Date(2025, 0, 1, 0, id * 5),
    celsius,
    humidity: 62 - celsius / 2,
    alarm: celsius > 26,
  };
});

const oneDecimal = (value?: number) => value?.toFixed(1) ?? '';

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 120 },
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 140 },
  { field: 'taken', headerName: 'Taken', type: 'dateTime', width: 190 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 120, valueFormatter: oneDecimal },
  { field: 'humidity', headerName: '% RH', type: 'number', width: 120, valueFormatter: oneDecimal },
  { field: 'alarm', headerName: 'Alarm', type: 'boolean', width: 120 },
];

export default function TenThousandReadings() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        slotProps={{ main: { 'aria-label': 'Greenhouse readings' } }}
      />
    </div>
  );
}
