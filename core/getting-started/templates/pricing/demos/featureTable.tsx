import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { FEATURES, PLANS } from './plans';

/** The first column stays visible while the others scroll. */
const FIRST_COLUMN = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: { xs: 132, sm: '40%' },
  bgcolor: 'background.default',
} as const;

export function FeatureTable() {
  return (
    <TableContainer
      // Users without a mouse scroll with the arrow keys.
      tabIndex={0}
      role="region"
      aria-label="Features of the plans, scrollable"
      sx={{ position: 'relative' }}
    >
      <Table
        aria-label="Features of the plans"
        sx={{ minWidth: 420, tableLayout: 'fixed', '& th, & td': { px: 1 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={FIRST_COLUMN}>Feature</TableCell>
            {PLANS.map(({ name }) => (
              <TableCell key={name} align="center" sx={{ fontWeight: 700 }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {FEATURES.map(({ group, rows }) => (
          <TableBody key={group}>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                sx={{ ...FIRST_COLUMN, pt: 4, fontWeight: 700 }}
              >
                {group}
              </TableCell>
              <TableCell colSpan={PLANS.length} />
            </TableRow>
            {rows.map(({ name, values }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={FIRST_COLUMN}>
                  {name}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={PLANS[index]?.name} align="center">
                    <Value value={value} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}

/** Rows with icons are as high as rows with text. */
const ICON = { my: -0.25, fontSize: 20, verticalAlign: 'middle' } as const;

function Value({ value }: { readonly value: string | boolean }) {
  if (typeof value === 'string') {
    return value;
  }
  return value ? (
    <CheckIcon titleAccess="Included" sx={{ ...ICON, color: 'success.main' }} />
  ) : (
    <RemoveIcon titleAccess="Not included" sx={{ ...ICON, color: 'text.secondary' }} />
  );
}
