import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridRowSpacingParams } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});

export default function SpaceBetweenRows() {
  const [border, setBorder] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={border} onChange={(_, on) => setBorder(on)} />}
        label="The space is a border"
      />
      <div style={{ height: 300 }}>
        <DataGrid
          rows={exhibits}
          columns={exhibitColumns}
          rowHeight={40}
          getRowSpacing={getRowSpacing}
          rowSpacingType={border ? 'border' : 'margin'}
          sx={{
            [`& .${gridClasses.row}`]: {
              bgcolor: 'action.hover',
              borderStyle: 'solid',
              borderWidth: 0,
              borderColor: 'primary.light',
            },
          }}
          hideFooter
          aria-label="Exhibits, with space between them"
        />
      </div>
    </div>
  );
}
