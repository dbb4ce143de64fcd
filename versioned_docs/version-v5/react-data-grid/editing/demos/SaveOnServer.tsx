import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import { DataGrid } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes, type Dish } from './dishes';
import { saveDish } from './priceServer';

interface Message {
  severity: AlertColor;
  text: string;
}

const experimentalFeatures = { newEditingApi: true };

export default function SaveOnServer() {
  const [message, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Change a price.',
  });

  const processRowUpdate = async (changed: Dish) => {
    const saved = await saveDish(changed);
    setMessage({ severity: 'success', text: `${saved.name} costs ${saved.price} euros.` });
    return saved;
  };

  return (
    <div style={{ width: '100%' }}>
      <Alert severity={message.severity} sx={{ mb: 1 }}>
        {message.text}
      </Alert>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={dishes}
          columns={dishColumns}
          experimentalFeatures={experimentalFeatures}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error) =>
            setMessage({ severity: 'error', text: error.message })
          }
          density="compact"
          hideFooter
          aria-label="Menu, saved on a server"
        />
      </div>
    </div>
  );
}
