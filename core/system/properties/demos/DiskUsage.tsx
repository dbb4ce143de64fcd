import Box from '@mui/material/Box';

const FOLDERS = [
  { name: 'Scans', share: 1 / 2 },
  { name: 'Invoices', share: 1 / 4 },
  { name: 'Letters', share: 1 / 10 },
];

export default function DiskUsage() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Disk usage"
      sx={{ listStyle: 'none', width: 1, maxWidth: 'sm', m: 0, p: 0 }}
    >
      {FOLDERS.map(({ name, share }) => (
        <Box component="li" key={name} sx={{ my: 1 }}>
          {name}: {share * 100}%
          <Box sx={{ width: share, height: 8, borderRadius: 1, bgcolor: 'primary.main' }} />
        </Box>
      ))}
    </Box>
  );
}
