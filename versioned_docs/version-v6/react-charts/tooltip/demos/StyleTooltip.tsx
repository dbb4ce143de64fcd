import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses as classes } from '@mui/x-charts/ChartsTooltip';

const DarkTooltip = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  pointerEvents: 'none',
  [`& .${classes.root}`]: { backgroundColor: theme.palette.grey[900] },
  [`& .${classes.table} td, & .${classes.table} p`]: { color: 'white', fontSize: 13 },
  [`& .${classes.mark}`]: { borderRadius: 0 },
}));

export default function StyleTooltip() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Visitors per exhibition</figcaption>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Clocks', 'Maps', 'Kites'] }]}
        series={[
          { label: 'Adults', data: [410, 655, 380] },
          { label: 'Children', data: [290, 240, 710] },
        ]}
        slots={{ popper: DarkTooltip }}
      />
    </figure>
  );
}
