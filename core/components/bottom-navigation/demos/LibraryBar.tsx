import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Bookmark from '@mui/icons-material/Bookmark';
import Explore from '@mui/icons-material/Explore';
import Person from '@mui/icons-material/Person';

const PLACES = [
  { value: 'discover', label: 'Discover', icon: <Explore /> },
  { value: 'saved', label: 'Saved', icon: <Bookmark /> },
  { value: 'profile', label: 'Profile', icon: <Person /> },
];

export default function LibraryBar() {
  const [place, setPlace] = React.useState('discover');
  return (
    <BottomNavigation
      component="nav"
      aria-label="Library"
      showLabels
      value={place}
      onChange={(_, next: string) => setPlace(next)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {PLACES.map(({ value, label, icon }) => (
        <BottomNavigationAction
          key={value}
          value={value}
          label={label}
          icon={icon}
          aria-current={value === place ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
