import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import PrintIcon from '@mui/icons-material/Print';
import SendIcon from '@mui/icons-material/Send';
import Stack from '@mui/material/Stack';

const ACTIONS = [
  { name: 'Copy', icon: <ContentCopyIcon /> },
  { name: 'Print', icon: <PrintIcon /> },
  { name: 'Send', icon: <SendIcon /> },
];

export default function DocumentActions() {
  const [last, setLast] = React.useState('None');
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        {ACTIONS.map(({ name, icon }) => (
          <IconButton key={name} aria-label={`${name} the contract`} onClick={() => setLast(name)}>
            {icon}
          </IconButton>
        ))}
      </Stack>
      <span role="status">Last action: {last}</span>
    </Stack>
  );
}
