import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridClasses,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

const initialState: DataGridPremiumProps['initialState'] = {
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'shop' }],
      columns: [{ field: 'product' }],
      values: [
        { field: 'pieces', aggFunc: 'sum' },
        { field: 'pieces-largest', aggFunc: 'max' },
        { field: 'euros', aggFunc: 'sum' },
      ],
    },
  },
};

const groupingColDef = { width: 130 };

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) =>
  field === 'pieces'
    ? [
        {
          field: 'pieces-largest',
          headerName: 'Largest',
          type: 'number',
          valueGetter: (_value, row) => row.pieces,
        },
      ]
    : undefined;

const sx = {
  [`& .${gridClasses['columnHeader--filledGroup']} .${gridClasses.columnHeaderTitleContainer}`]: {
    overflow: 'visible',
  },
  [`& .${gridClasses['columnHeader--filledGroup']} .${gridClasses.columnHeaderTitleContainerContent}`]:
    {
      position: 'sticky',
      // Behind the pinned column and its padding.
      insetInlineStart: 140,
    },
};

export default function StickyGroups() {
  return (
    <div style={{ height: 250, width: '100%', maxWidth: 560 }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        groupingColDef={groupingColDef}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        sx={sx}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Pieces and euros of a bakery by shop and product' } }}
      />
    </div>
  );
}
