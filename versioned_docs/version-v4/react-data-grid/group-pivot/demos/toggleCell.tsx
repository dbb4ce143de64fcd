import type * as React from 'react';
import IconButton from '@material-ui/core/IconButton';
import { GridEvents, type GridRenderCellParams } from '@mui/x-data-grid';

interface ToggleCellProps extends GridRenderCellParams {
  /** What the row holds, for the name of the button. */
  content: string;
  onToggle: (id: string) => void;
}

/** The text of a row of `openNodes`, as far in as its depth, with a button if it has children. */
export function ToggleCell(props: ToggleCellProps) {
  const { id, field, value, row, hasFocus, api, content, onToggle } = props;

  const leaveWithArrows = (event: React.KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) {
      api.publishEvent(GridEvents.cellNavigationKeyDown, api.getCellParams(id, field), event);
    }
  };

  return (
    <div style={{ paddingLeft: row['depth'] * 20 + (row['isParent'] ? 0 : 30) }}>
      {row['isParent'] && (
        <IconButton
          size="small"
          style={{ width: 30, height: 30 }}
          aria-expanded={row['isOpen']}
          aria-label={`${content} of ${value}`}
          tabIndex={hasFocus ? 0 : -1}
          onKeyDown={leaveWithArrows}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(row['id']);
          }}
        >
          {row['isOpen'] ? '−' : '+'}
        </IconButton>
      )}
      {String(value)}
    </div>
  );
}
