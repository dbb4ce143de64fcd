export interface GridKey {
  /** How the key is written. */
  keys: string;
  does: string;
  /** Where the focus must be. */
  on: 'cell' | 'header';
  key: string;
  modifier?: 'Ctrl' | 'Shift';
}

export const gridKeys: GridKey[] = [
  { keys: '→', does: 'Next cell', on: 'cell', key: 'ArrowRight' },
  { keys: '↓', does: 'Cell below', on: 'cell', key: 'ArrowDown' },
  { keys: 'End', does: 'Last cell of the row', on: 'cell', key: 'End' },
  { keys: 'Ctrl End', does: 'Last cell of the last row', on: 'cell', key: 'End', modifier: 'Ctrl' },
  { keys: 'Page Up', does: 'One screen up', on: 'cell', key: 'PageUp' },
  { keys: 'Shift Space', does: 'Select the row', on: 'cell', key: ' ', modifier: 'Shift' },
  { keys: 'Ctrl A', does: 'Select all rows', on: 'cell', key: 'a', modifier: 'Ctrl' },
  { keys: 'Enter', does: 'Edit the tenant', on: 'cell', key: 'Enter' },
  { keys: 'Enter', does: 'Sort, on a header', on: 'header', key: 'Enter' },
];
