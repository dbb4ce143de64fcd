import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatDollars } from './format';
import { groupOrders, hasWeeks, summarize, type Order, type Period } from './orders';

const HEIGHT = 260;

interface Props {
  readonly orders: readonly Order[];
  readonly period: Period;
}

export function SalesCharts({ orders, period }: Props) {
  const { palette } = useTheme();
  const groups = groupOrders(orders, period);
  const days = [{ scaleType: 'band' as const, data: groups.map(({ label }) => label) }];
  const best = groups.reduce((top, group) => (group.revenue > top.revenue ? group : top));
  const bestText = hasWeeks(period)
    ? `The best week began on ${best.label}.`
    : `The best day was ${best.label}.`;
  const online = orders.filter(({ channel }) => channel === 'Online').length;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '100%', lg: '3fr 2fr' } }}>
      <ChartCard
        title="Revenue"
        text={`${formatDollars(summarize(orders).revenue)} in total. ${bestText}`}
      >
        <BarChart
          height={HEIGHT}
          margin={{ top: 16, right: 8, left: 56, bottom: 28 }}
          xAxis={days}
          yAxis={[{ valueFormatter: formatDollars }]}
          series={[
            {
              data: groups.map(({ revenue }) => revenue),
              label: 'Revenue',
              color: palette.primary.main,
              valueFormatter: (value) => formatDollars(value ?? 0),
            },
          ]}
          borderRadius={4}
          grid={{ horizontal: true }}
          slotProps={{ legend: { hidden: true } }}
        />
      </ChartCard>
      <ChartCard
        title="Orders by channel"
        text={`${online} online and ${orders.length - online} by phone.`}
      >
        <LineChart
          height={HEIGHT}
          margin={{ top: 52, right: 28, left: 32, bottom: 28 }}
          xAxis={[{ ...days[0], scaleType: 'point' }]}
          yAxis={[{ min: 0, tickMinStep: 1 }]}
          series={[
            {
              data: groups.map(({ online }) => online),
              label: 'Online',
              curve: 'linear',
              color: palette.primary.main,
            },
            {
              data: groups.map(({ phone }) => phone),
              label: 'Phone',
              curve: 'linear',
              color: palette.secondary.main,
            },
          ]}
          grid={{ horizontal: true }}
        />
      </ChartCard>
    </Box>
  );
}

interface ChartCardProps {
  readonly title: string;
  /** What the chart shows, for readers who don't see it. */
  readonly text: string;
  readonly children: ReactNode;
}

function ChartCard({ title, text, children }: ChartCardProps) {
  return (
    <Card variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: 3, minWidth: 0 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      <Box aria-hidden="true" sx={{ height: HEIGHT, mt: 1 }}>
        {children}
      </Box>
    </Card>
  );
}
