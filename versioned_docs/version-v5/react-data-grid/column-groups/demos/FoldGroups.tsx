import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const details: Record<string, string[]> = { Costs: ['charges'], Use: ['power', 'water'] };

function FoldingHeader({ groupId }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const fields = details[groupId ?? ''];
  const folded = fields.every((field) => model[field] === false);

  const toggle = () => {
    const entries = fields.map((field) => [field, folded]);
    apiRef.current.setColumnVisibilityModel({ ...model, ...Object.fromEntries(entries) });
  };

  return (
    <React.Fragment>
      {groupId}
      <IconButton
        size="small"
        onClick={toggle}
        aria-expanded={!folded}
        aria-label={`Details of ${groupId}`}
      >
        {folded ? <UnfoldMore fontSize="small" /> : <UnfoldLess fontSize="small" />}
      </IconButton>
    </React.Fragment>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Costs',
    renderHeaderGroup: (params) => <FoldingHeader {...params} />,
    children: [{ field: 'rent' }, { field: 'charges' }],
  },
  {
    groupId: 'Use',
    renderHeaderGroup: (params) => <FoldingHeader {...params} />,
    children: [{ field: 'heating' }, { field: 'power' }, { field: 'water' }],
  },
];

export default function FoldGroups() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={groups}
        density="compact"
        hideFooter
        aria-label="Flats, with groups that fold"
      />
    </div>
  );
}
