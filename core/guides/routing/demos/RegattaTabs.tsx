import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const PAGES = [
  { href: '#/races', label: 'Races' },
  { href: '#/boats', label: 'Boats' },
  { href: '#/results', label: 'Results' },
];

/** Whether the address is the page or below it: `#/boats` and `#/boats/12`, but not `#/boatyard`. */
const isBelow = (path: string, href: string) => path === href || path.startsWith(`${href}/`);

export default function RegattaTabs() {
  // With a router, the path comes from the address instead of a state.
  const [path, setPath] = React.useState('#/boats/12');
  const open = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    setPath(event.currentTarget.getAttribute('href') ?? '');
  };
  const current = PAGES.find(({ href }) => isBelow(path, href))?.href ?? false;
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Box component="nav" aria-label="Regatta">
        <Tabs value={current} slotProps={{ list: { role: undefined } }}>
          {PAGES.map(({ href, label }) => (
            <Tab
              key={href}
              component="a"
              href={href}
              value={href}
              label={label}
              onClick={open}
              role={undefined}
              aria-selected={undefined}
              aria-current={href === current ? 'page' : undefined}
              tabIndex={0}
            />
          ))}
        </Tabs>
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        Address: {path}
      </Typography>
      <Link href="#/boats/12" onClick={open}>
        Boat 12
      </Link>
      {', '}
      <Link href="#/imprint" onClick={open}>
        a page without a tab
      </Link>
    </Box>
  );
}
