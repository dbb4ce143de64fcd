import type { UpgradePath } from '@site/packages/component-docs-cli/src/upgrade/types';

/** Versions between which the example changes. */
export const SAMPLE_PATH: UpgradePath = { from: 'v6', to: 'current' };

/** Code for readers who want to try the page. */
export const SAMPLE = `import { DataGrid } from '@mui/x-data-grid';

const columns = [
  { field: 'customer', width: 160 },
  { field: 'total', type: 'number', valueFormatter: ({ value }) => \`\${value} €\` },
];

export default function Orders({ rows }) {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      rowBuffer={5}
      columnBuffer={2}
      experimentalFeatures={{ columnGrouping: true }}
    />
  );
}
`;
