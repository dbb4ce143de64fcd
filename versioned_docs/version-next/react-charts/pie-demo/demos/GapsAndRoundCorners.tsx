import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

export default function GapsAndRoundCorners() {
  return (
    <PieChart
      title="Bottles filled by size"
      height={220}
      series={[
        {
          innerRadius: '55%',
          paddingAngle: 3,
          cornerRadius: 6,
          data: [
            { id: '330', value: 5400, label: 'Mini' },
            { id: '500', value: 3900, label: 'Small' },
            { id: '750', value: 2100, label: 'Large' },
            { id: '1000', value: 1500, label: 'Extra' },
          ],
        },
      ]}
      sx={{ [`& .${pieClasses.arc}`]: { stroke: 'none' } }}
    />
  );
}
