import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import RamenDiningIcon from '@mui/icons-material/RamenDining';
import { ITEMS, formatDollars, totalsOf } from './order';

const ICONS = { mug: LocalCafeIcon, bowl: RamenDiningIcon, vase: LocalFloristIcon };

/** Replace the icons with pictures of your products. */
const PICTURE = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 56,
  height: 56,
  borderRadius: 2,
  bgcolor: 'action.selected',
  color: 'primary.main',
} as const;

interface Props {
  readonly titleId: string;
  readonly country: string;
}

export function OrderSummary({ titleId, country }: Props) {
  const { subtotal, shipping, total } = totalsOf(country);
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, borderRadius: 3, bgcolor: 'action.hover' }}>
      <Typography id={titleId} component="h2" variant="h6" sx={{ mb: 2, fontWeight: 700 }}>
        Your order
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {ITEMS.map(({ name, text, quantity, price, shape }) => {
          const Icon = ICONS[shape];
          return (
            <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box sx={PICTURE}>
                <Icon />
              </Box>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {quantity > 1 && `${quantity} × `}
                  {name}
                </Typography>
                <Typography variant="body2">{text}</Typography>
              </Box>
              <Typography>{formatDollars(quantity * price)}</Typography>
            </Box>
          );
        })}
      </Box>
      <Divider sx={{ my: 2 }} />
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        <Amount name="Subtotal" value={subtotal} />
        <Amount name="Shipping" value={shipping} />
        <Amount name="Total" value={total} isTotal />
      </Box>
    </Box>
  );
}

interface AmountProps {
  readonly name: string;
  readonly value: number;
  readonly isTotal?: boolean;
}

function Amount({ name, value, isTotal = false }: AmountProps) {
  const font = isTotal ? { fontSize: 20, fontWeight: 700 } : null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, ...font }}>
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {formatDollars(value)}
      </Box>
    </Box>
  );
}
