import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingFlatIcon from '@mui/icons-material/TrendingFlat';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import { formatDollars, formatNumber } from './format';
import { ORDERS, periodBefore, selectOrders, summarize, type Period } from './orders';

const FIGURES = [
  { key: 'revenue', label: 'Revenue', format: formatDollars },
  { key: 'orders', label: 'Orders', format: formatNumber },
  { key: 'average', label: 'Average order', format: formatDollars },
  { key: 'plants', label: 'Plants sold', format: formatNumber },
] as const;

/** Percent by which a figure changed, rounded; `null` if the figure was zero. */
const compare = (now: number, before: number) =>
  before === 0 ? null : Math.round((now / before - 1) * 100);

export function KeyFigures({ period }: { readonly period: Period }) {
  const before = periodBefore(period);
  const now = summarize(selectOrders(ORDERS, period));
  const then = before && summarize(selectOrders(ORDERS, before));
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {FIGURES.map(({ key, label, format }) => (
        <Card key={key} variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: 3 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography
              sx={{ my: 0.5, fontSize: { xs: 24, sm: 30 }, fontWeight: 700, lineHeight: 1.2 }}
            >
              {format(now[key])}
            </Typography>
            <Trend percent={then && compare(now[key], then[key])} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function Trend({ percent }: { readonly percent: number | null }) {
  if (percent === null) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No earlier data
      </Typography>
    );
  }
  const Icon = percent > 0 ? TrendingUpIcon : percent < 0 ? TrendingDownIcon : TrendingFlatIcon;
  const color = percent > 0 ? 'success.main' : percent < 0 ? 'error.main' : 'text.secondary';
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Box component="span" sx={{ color, fontWeight: 600, whiteSpace: 'nowrap' }}>
        <Icon fontSize="inherit" sx={{ verticalAlign: 'text-bottom', marginInlineEnd: 0.5 }} />
        <bdi dir="ltr">{percent > 0 ? `+${percent}` : percent}%</bdi>
      </Box>{' '}
      vs. previous period
    </Typography>
  );
}
