import type { ComponentDoc } from '../types';

/** An entry with one of everything. */
export const SAMPLE: ComponentDoc = {
  name: 'DataGridPro',
  slug: 'data-grid-pro',
  kind: 'component',
  family: 'data-grid',
  package: '@mui/x-data-grid-pro',
  plan: 'pro',
  description: 'A grid.',
  deprecated: null,
  imports: [{ path: '@mui/x-data-grid-pro', typeOnly: false }],
  props: [
    {
      name: 'columns',
      type: 'readonly GridColDef<R>[]',
      required: true,
      default: null,
      description: 'Set of columns of type [[GridColDef]][].',
      deprecated: null,
      plan: 'community',
    },
    {
      name: 'treeData',
      type: 'boolean',
      required: false,
      default: 'false',
      description: 'If `true`, rows form a tree.\n\n- one\n- two',
      deprecated: 'Use <b>x</b>.',
      plan: 'pro',
    },
  ],
  slots: [
    { name: 'toolbar', description: 'Above.', default: null, deprecated: null, plan: 'community' },
  ],
  classes: [
    { key: 'root', className: 'MuiDataGrid-root', description: 'The root.', deprecated: null },
  ],
  inherits: [{ from: 'HTMLAttributes', package: 'react', props: ['id', 'role'] }],
};
