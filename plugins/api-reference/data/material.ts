import type { ApiFamily } from './types';

/** The components that the core documentation has pages about. */
const COMPONENTS: readonly string[] = [
  'Button',
  'ButtonBase',
  'ButtonGroup',
  'Dialog',
  'DialogActions',
  'DialogContent',
  'DialogContentText',
  'DialogTitle',
  'FilledInput',
  'FormControl',
  'FormHelperText',
  'IconButton',
  'Input',
  'InputAdornment',
  'InputBase',
  'InputLabel',
  'OutlinedInput',
  'TextField',
];

/** The core components; the only family of their documentation. */
export const material: ApiFamily = {
  slug: '',
  packages: [{ name: '@mui/material', plan: 'community' }],
  only: COMPONENTS,
  entryPoints: [],
  interfaces: [],
  events: null,
  reviewed: { internal: [], descriptions: {}, plans: {} },
};
