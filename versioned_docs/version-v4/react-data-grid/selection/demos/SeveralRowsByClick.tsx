import { DataGridPro } from '@mui/x-data-grid-pro';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function SeveralRowsByClick() {
  return (
    <div style={{ height: 385, width: '100%' }}>
      <DataGridPro
        rows={volunteers}
        columns={volunteerColumns}
        density="compact"
        aria-label="Volunteers, several at a time"
      />
    </div>
  );
}
