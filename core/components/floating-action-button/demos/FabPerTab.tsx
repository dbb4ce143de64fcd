import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import CameraAlt from '@mui/icons-material/CameraAlt';
import Edit from '@mui/icons-material/Edit';

const VIEWS = [
  { id: 'notes', label: 'Notes', action: 'Write a note', icon: <Edit /> },
  { id: 'photos', label: 'Photos', action: 'Take a photo', icon: <CameraAlt /> },
];

export default function FabPerTab() {
  const [view, setView] = React.useState('notes');
  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 180 }}>
      <Tabs value={view} onChange={(_, next: string) => setView(next)} aria-label="Diary">
        {VIEWS.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`diary-tab-${id}`}
            aria-controls={`diary-${id}`}
          />
        ))}
      </Tabs>
      {VIEWS.map(({ id, action, icon }) => (
        <div
          key={id}
          role="tabpanel"
          id={`diary-${id}`}
          aria-labelledby={`diary-tab-${id}`}
          aria-hidden={view !== id}
        >
          <Zoom
            in={view === id}
            unmountOnExit
            // Only the button that appears waits for the other one to leave.
            style={{ transitionDelay: view === id ? '0.2s' : '0s' }}
          >
            <Fab
              color="primary"
              aria-label={action}
              sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
            >
              {icon}
            </Fab>
          </Zoom>
        </div>
      ))}
    </Box>
  );
}
