import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels, type Parcel } from './parcelServer';

// This demo only turns pages.
const columns = parcelColumns.map((column): GridColDef<Parcel> => ({ ...column, sortable: false }));
const nothingYet: { rows: Parcel[]; rowCount: number } = { rows: [], rowCount: 0 };

export default function OutdatedAnswers() {
  const [guarded, setGuarded] = React.useState(true);
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState(nothingYet);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    // The second page takes three seconds, all others a third of one.
    const delay = paginationModel.page === 1 ? 3000 : 300;
    const request = { paginationModel, sortModel: [], filterModel: { items: [] } };
    fetchParcels(request, { delay }).then((newAnswer) => {
      if (!outdated) {
        setAnswer(newAnswer);
        setLoading(false);
      }
    });
    return () => {
      outdated = guarded;
    };
  }, [paginationModel, guarded]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={guarded} onChange={(_, checked) => setGuarded(checked)} />}
        label="Ignore outdated answers"
      />
      <div style={{ height: 278 }}>
        <DataGrid
          {...answer}
          loading={loading}
          columns={columns}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5]}
          disableColumnFilter
          density="compact"
          aria-label="Parcels whose second page is slow"
        />
      </div>
    </div>
  );
}
