import * as React from 'react';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { dishes, type Dish } from './dishes';
import { saveDish } from './priceServer';

/** The rows whose save is pending. */
const SavingContext = React.createContext<readonly GridRowId[]>([]);

function PriceInput(props: GridRenderEditCellParams<unknown, Dish>) {
  const saving = React.useContext(SavingContext).includes(props.id);
  return <GridEditInputCell {...props} readOnly={saving} aria-busy={saving} />;
}

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Euros',
    type: 'number',
    editable: true,
    width: 120,
    renderEditCell: (params) => <PriceInput {...params} />,
  },
];

const experimentalFeatures = { newEditingApi: true };

export default function LockedWhileSaving() {
  const [saving, setSaving] = React.useState<readonly GridRowId[]>([]);
  const [message, setMessage] = React.useState('Change a price.');

  const processRowUpdate = async (changed: Dish) => {
    setSaving((ids) => [...ids, changed.id]);
    setMessage('Saving …');
    try {
      const saved = await saveDish(changed);
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
      <div style={{ height: 222, width: '100%' }}>
        <DataGrid
          rows={dishes}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={({ message: reason }) => setMessage(reason)}
          density="compact"
          hideFooter
          aria-label="Menu whose prices cannot change while they are saved"
        />
      </div>
    </SavingContext.Provider>
  );
}
