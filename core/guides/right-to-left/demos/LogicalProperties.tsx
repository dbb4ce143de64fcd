import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const QUOTES = [
  { dir: 'ltr', lang: 'en', text: 'Slow is smooth, and smooth is fast.' },
  { dir: 'rtl', lang: 'ar', text: 'في التأني السلامة وفي العجلة الندامة.' },
] as const;

export default function LogicalProperties() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 400 }}>
      {QUOTES.map(({ text, ...attributes }) => (
        <Box
          key={attributes.lang}
          component="blockquote"
          {...attributes}
          sx={{
            m: 0,
            paddingInlineStart: 2,
            borderInlineStart: '4px solid',
            borderColor: 'primary.main',
            textAlign: 'start',
          }}
        >
          {text}
        </Box>
      ))}
    </Stack>
  );
}
