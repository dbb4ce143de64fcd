import * as React from 'react';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { saveRoom } from './priceServer';
import { rooms, type Room } from './rooms';

/** The rows whose save is pending. */
const SavingContext = React.createContext<readonly GridRowId[]>([]);

function PriceInput(props: GridRenderEditCellParams<Room>) {
  const saving = React.useContext(SavingContext).includes(props.id);
  return (
    <GridEditInputCell
      {...props}
      slotProps={{ root: { slotProps: { htmlInput: { readOnly: saving, 'aria-busy': saving } } } }}
    />
  );
}

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: 'Euros',
    type: 'number',
    editable: true,
    width: 120,
    renderEditCell: (params) => <PriceInput {...params} />,
  },
];

export default function LockedWhileSaving() {
  const [saving, setSaving] = React.useState<readonly GridRowId[]>([]);
  const [message, setMessage] = React.useState('Change a price.');

  const processRowUpdate = async (changed: Room) => {
    setSaving((ids) => [...ids, changed.id]);
    setMessage('Saving …');
    try {
      const saved = await saveRoom(changed);
      setMessage(`${saved.name} costs ${saved.price} euros.`);
      return saved;
    } finally {
      setSaving((ids) => ids.filter((id) => id !== changed.id));
    }
  };

  return (
    <SavingContext.Provider value={saving}>
      <div role="status" style={{ padding: 8 }}>
        {message}
      </div>
      <div style={{ height: 186, width: '100%' }}>
        <DataGrid
          rows={rooms}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={({ message: reason }) => setMessage(reason)}
          density="compact"
          hideFooter
          slotProps={{
            main: { 'aria-label': 'Rooms whose prices cannot change while they are saved' },
          }}
        />
      </div>
    </SavingContext.Provider>
  );
}
