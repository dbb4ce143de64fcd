import * as React from 'react';
import Box from '@mui/material/Box';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

function CountTab({ label, count, ...props }: TabProps & { readonly count: number }) {
  return (
    <Tab
      {...props}
      label={
        <span>
          {label} ({count})
        </span>
      }
    />
  );
}

const FOLDERS = [
  { name: 'Offers', count: 3, text: 'The newest offer is from the roofer.' },
  { name: 'Invoices', count: 1, text: 'The invoice of the painter is due on Friday.' },
];

export default function InboxTabs() {
  const [open, setOpen] = React.useState(0);
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Tabs value={open} onChange={(_, index: number) => setOpen(index)} aria-label="Folders">
        {FOLDERS.map(({ name, count }) => (
          <CountTab
            key={name}
            id={`inbox-tab-${name}`}
            aria-controls="inbox-panel"
            label={name}
            count={count}
          />
        ))}
      </Tabs>
      <Box
        id="inbox-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`inbox-tab-${FOLDERS[open]?.name ?? ''}`}
        sx={{ p: 2 }}
      >
        {FOLDERS[open]?.text}
      </Box>
    </Box>
  );
}
