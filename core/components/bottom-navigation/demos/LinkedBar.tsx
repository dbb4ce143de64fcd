import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import Map from '@mui/icons-material/Map';
import Star from '@mui/icons-material/Star';

const PAGES = [
  { href: '#links', label: 'Departures', icon: <DirectionsBus /> },
  { href: '#basic', label: 'Map', icon: <Map /> },
  { href: '#fixed', label: 'Favorites', icon: <Star /> },
];

export default function LinkedBar() {
  // With a router, use the path that its hook returns instead.
  const [address, setAddress] = React.useState('#links');
  React.useEffect(() => {
    const update = () => setAddress(window.location.hash);
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, []);
  return (
    <BottomNavigation
      component="nav"
      aria-label="Bus"
      showLabels
      value={address}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {PAGES.map(({ href, label, icon }) => (
        <BottomNavigationAction
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          icon={icon}
          aria-current={href === address ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
