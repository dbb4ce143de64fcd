import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import { DataGrid } from '@mui/x-data-grid';
import { saveRoom } from './priceServer';
import { roomColumns } from './roomColumns';
import { rooms, type Room } from './rooms';

interface Message {
  severity: AlertColor;
  text: string;
}

export default function SaveOnServer() {
  const [message, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Change a price.',
  });

  const processRowUpdate = async (changed: Room) => {
    const saved = await saveRoom(changed);
    setMessage({ severity: 'success', text: `${saved.name} costs ${saved.price} euros.` });
    return saved;
  };

  return (
    <div style={{ width: '100%' }}>
      <Alert severity={message.severity} sx={{ mb: 1 }}>
        {message.text}
      </Alert>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={rooms}
          columns={roomColumns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error) =>
            setMessage({ severity: 'error', text: error.message })
          }
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Rooms, saved on a server' } }}
        />
      </div>
    </div>
  );
}
