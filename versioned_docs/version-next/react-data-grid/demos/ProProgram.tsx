import * as React from 'react';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { program, type Slot } from './program';

const columns: GridColDef<Slot>[] = [
  { field: 'from', headerName: 'From', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'crew', headerName: 'Crew', flex: 1, minWidth: 110 },
];

const getTreeDataPath = (slot: Slot) => slot.path;
const setTreeDataPath = (path: string[], slot: Slot): Slot => ({ ...slot, path });

const groupingColDef = { headerName: 'Act', width: 180 };

const isValidRowReorder: DataGridProProps['isValidRowReorder'] = ({
  sourceNode,
  targetNode,
  dropPosition,
}) =>
  dropPosition === 'inside'
    ? sourceNode.depth > targetNode.depth
    : sourceNode.depth === targetNode.depth;

export default function ProProgram() {
  const [moved, setMoved] = React.useState('Drag an act to another stage');

  return (
    <div style={{ height: 440, width: '100%' }}>
      <div role="status">{moved}</div>
      <div style={{ height: 410 }}>
        <DataGridPro
          label="Festival program"
          rows={program}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          setTreeDataPath={setTreeDataPath}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={groupingColDef}
          rowReordering
          isValidRowReorder={isValidRowReorder}
          processRowUpdate={(slot: Slot) => {
            setMoved(slot.path.join(' → '));
            return slot;
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
