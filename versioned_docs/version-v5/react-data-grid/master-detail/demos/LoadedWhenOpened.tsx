import * as React from 'react';
import Skeleton from '@mui/material/Skeleton';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';
import { fetchForecast } from './weatherServer';

function Forecast({ id }: { id: number }) {
  const [text, setText] = React.useState<string | null>(null);

  React.useEffect(() => {
    let closed = false;
    fetchForecast(id).then((answer) => {
      if (!closed) {
        setText(answer);
      }
    });
    return () => {
      closed = true;
    };
  }, [id]);

  return <div style={{ padding: 16 }}>{text ?? <Skeleton width={240} />}</div>;
}

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => <Forecast id={row.id} />;
const getDetailPanelHeight = () => 60;

export default function LoadedWhenOpened() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={shoots}
        columns={shootColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        aria-label="Days of shooting, with the weather"
      />
    </div>
  );
}
