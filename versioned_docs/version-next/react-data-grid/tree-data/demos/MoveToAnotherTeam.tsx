import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { getPath, staff, staffColumns, type Person } from './staff';

const setPath: DataGridProProps<Person>['setTreeDataPath'] = (path, person) => ({
  ...person,
  path,
});

const processRowUpdate = async (person: Person) => {
  // Save the new path here. A promise that rejects leaves the person in place.
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  return person;
};

export default function MoveToAnotherTeam() {
  return (
    <div style={{ height: 366, width: '100%' }}>
      <DataGridPro
        treeData
        rows={staff}
        getTreeDataPath={getPath}
        setTreeDataPath={setPath}
        processRowUpdate={processRowUpdate}
        columns={staffColumns}
        rowReordering
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Staff that can be dragged to another team' } }}
      />
    </div>
  );
}
