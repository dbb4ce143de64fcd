import { styled } from '@mui/material/styles';

const Gate = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
}));

const Code = styled('span')<{ isClosing: boolean }>(({ theme }) => ({
  fontWeight: 700,
  variants: [{ props: { isClosing: true }, style: { color: theme.palette.error.main } }],
}));

const gates = [
  { code: 'B12', note: 'Boarding', isClosing: false },
  { code: 'B14', note: 'Closing', isClosing: true },
  { code: 'C3', note: 'Boarding', isClosing: false },
];

export default function BoardingGates() {
  return (
    <ul aria-label="Gates" style={{ listStyle: 'none', margin: 0, padding: 0, width: 240 }}>
      {gates.map(({ code, note, isClosing }) => (
        <Gate key={code}>
          <Code isClosing={isClosing}>{code}</Code>
          {note}
        </Gate>
      ))}
    </ul>
  );
}
