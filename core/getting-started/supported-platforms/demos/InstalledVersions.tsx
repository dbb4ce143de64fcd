import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { version } from '@mui/material/version';

const versions = [
  { name: '@mui/material', version },
  { name: 'react', version: React.version },
];

export default function InstalledVersions() {
  return (
    <Table size="small" aria-label="Installed versions" sx={{ maxWidth: 320 }}>
      <TableBody>
        {versions.map((row) => (
          <TableRow key={row.name}>
            <TableCell component="th" scope="row">
              {row.name}
            </TableCell>
            <TableCell align="right">{row.version}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
