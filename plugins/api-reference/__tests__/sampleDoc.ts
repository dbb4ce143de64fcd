import type { ComponentEntry } from '../types';

/** An entry with a member of every kind. */
export const SAMPLE: ComponentEntry = {
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
    {
      name: 'getLabel',
      type: '(column: GridColDef, index: number) => string',
      required: false,
      default: null,
      description: '',
      deprecated: null,
      plan: 'community',
      signatures: [
        {
          typeParameters: '',
          parameters: [
            { name: 'column', type: 'GridColDef', required: true, rest: false, description: '' },
            {
              name: 'index',
              type: 'number',
              required: true,
              rest: false,
              description: 'Its place.',
            },
          ],
          returns: { type: 'string', description: 'The text.' },
        },
      ],
    },
  ],
  slots: [
    {
      name: 'toolbar',
      type: 'React.JSXElementConstructor<GridToolbarProps>',
      description: 'Above.',
      default: null,
      deprecated: null,
      plan: 'community',
    },
  ],
  classes: [
    {
      name: 'root',
      className: 'MuiDataGrid-root',
      isState: false,
      description: 'The root.',
      deprecated: null,
    },
  ],
  inherits: [{ from: 'HTMLAttributes', package: 'react', props: ['id', 'role'] }],
  theme: { name: 'MuiDataGrid', defaultProps: true, styleOverrides: true },
};
