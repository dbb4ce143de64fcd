import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { formatPeriod } from './format';
import { KeyFigures } from './keyFigures';
import { ORDERS, lastDays, selectOrders } from './orders';
import { OrderTable } from './orderTable';
import { PeriodFilter } from './periodFilter';
import { SalesCharts } from './salesCharts';
import { Section } from './section';
import { Sidebar, SIDEBAR_WIDTH } from './sidebar';

export default function DashboardTemplate() {
  const [isMenuOpen, setMenuOpen] = React.useState(false);
  const [period, setPeriod] = React.useState(lastDays(28));
  const orders = React.useMemo(() => selectOrders(ORDERS, period), [period]);
  const closeMenu = () => setMenuOpen(false);
  // Closes the drawer when the window becomes wide; the layout is up to CSS.
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  React.useEffect(() => {
    if (isWide) {
      setMenuOpen(false);
    }
  }, [isWide]);

  return (
    <Box
      sx={{
        display: 'flex',
        bgcolor: 'background.default',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: `0 0 ${SIDEBAR_WIDTH}px`,
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0 }}>
          <Sidebar />
        </Box>
      </Box>
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Menu', sx: { width: SIDEBAR_WIDTH } },
        }}
      >
        <IconButton aria-label="Close menu" onClick={closeMenu} sx={{ alignSelf: 'end', m: 1 }}>
          <CloseIcon />
        </IconButton>
        <Sidebar onFollow={closeMenu} />
      </Drawer>

      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar
          position="sticky"
          color="inherit"
          elevation={0}
          sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
        >
          <Toolbar sx={{ gap: 1.5 }}>
            <IconButton
              edge="start"
              aria-label="Open menu"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Typography component="h1" variant="h6" noWrap sx={{ flexGrow: 1 }}>
              Sales overview
            </Typography>
            <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
              Noor Haddad
            </Typography>
            <Avatar
              role="img"
              aria-label="Noor Haddad"
              sx={{
                width: 36,
                height: 36,
                fontSize: 15,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              NH
            </Avatar>
          </Toolbar>
        </AppBar>

        <Box
          component="main"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 4,
            p: { xs: 2, md: 3 },
            maxWidth: 1280,
            mx: 'auto',
          }}
        >
          <div>
            <PeriodFilter period={period} onChange={setPeriod} />
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {orders.length} orders from {formatPeriod(period)}
            </Typography>
          </div>
          <Section id="rootstock-figures" title="Key figures">
            <KeyFigures period={period} />
          </Section>
          <Section id="rootstock-sales" title="Sales">
            <SalesCharts orders={orders} period={period} />
          </Section>
          <Section id="rootstock-orders" title="Orders">
            <OrderTable orders={orders} />
          </Section>
        </Box>

        <Box component="footer" sx={{ px: { xs: 2, md: 3 }, pb: 3, textAlign: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Canceled orders count as orders, but not as revenue.
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
