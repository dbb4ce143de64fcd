import * as React from 'react';
import MenuItem from '@material-ui/core/MenuItem';
import {
  GridColumnMenuContainer,
  SortGridMenuItems,
  useGridSlotComponentProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

/** A column menu that Escape closes, that gives the focus back, and that moves and resizes. */
export const KeyboardMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function KeyboardMenu(props, ref) {
    const { currentColumn } = props;
    const { field } = currentColumn;
    const { apiRef } = useGridSlotComponentProps();

    const close = () => {
      apiRef.current.hideColumnMenu();
      // Once the menu is closed: an open one keeps the focus.
      setTimeout(() => apiRef.current.setColumnHeaderFocus(field));
    };

    const closeOnKey = (event: React.KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Tab') {
        event.preventDefault();
        close();
      }
    };

    const widen = (step: number) => {
      const { computedWidth } = apiRef.current.getColumn(field);
      apiRef.current.setColumnWidth(field, Math.max(80, computedWidth + step));
      close();
    };

    const move = (step: number) => {
      const index = apiRef.current.getColumnIndex(field, false) + step;
      if (index >= 0 && index < apiRef.current.getAllColumns().length) {
        apiRef.current.setColumnIndex(field, index);
      }
      close();
    };

    return (
      <GridColumnMenuContainer ref={ref} {...props} onKeyDown={closeOnKey}>
        <SortGridMenuItems column={currentColumn} onClick={close} />
        <MenuItem onClick={() => widen(40)}>Wider</MenuItem>
        <MenuItem onClick={() => widen(-40)}>Narrower</MenuItem>
        <MenuItem onClick={() => move(-1)}>Move left</MenuItem>
        <MenuItem onClick={() => move(1)}>Move right</MenuItem>
      </GridColumnMenuContainer>
    );
  },
);
