import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

export default function ExportFromButtons() {
  const apiRef = useChartProApiRef<'pie'>();

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChartPro
        apiRef={apiRef}
        title="Visitors by age"
        height={220}
        series={[
          {
            data: [
              { id: 0, label: 'Under 18', value: 140 },
              { id: 1, label: '18 to 64', value: 520 },
              { id: 2, label: 'Over 64', value: 210 },
            ],
          },
        ]}
      />
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportAsImage({ fileName: 'visitors' })}
        >
          Save PNG
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.exportAsPrint()}>
          Print
        </Button>
      </Stack>
    </Stack>
  );
}
