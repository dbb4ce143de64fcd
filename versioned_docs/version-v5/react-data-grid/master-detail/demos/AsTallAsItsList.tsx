import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => (
  <ol style={{ margin: 0, padding: '12px 12px 12px 40px' }}>
    {row.scenes.map((scene) => (
      <li key={scene.number}>
        {scene.what}, {scene.minutes} min
      </li>
    ))}
  </ol>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function AsTallAsItsList() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        rows={shoots}
        columns={shootColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1, 2] } }}
        hideFooter
        aria-label="Days of shooting, with panels as tall as needed"
      />
    </div>
  );
}
