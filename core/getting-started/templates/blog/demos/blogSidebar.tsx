import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ARTICLES, addressOf } from './articles';
import { Newsletter } from './newsletter';

const AUTHORS = ['Ilse Brandvold', 'Mina Okafor', 'Tomás Rey'];
const MOST_READ = [6, 2, 8].flatMap((index) => ARTICLES[index] ?? []);

export function BlogSidebar() {
  return (
    <Box component="aside" aria-label="More" sx={{ display: 'grid', gap: 5, alignSelf: 'start' }}>
      <Part id="above-about" title="About">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Three friends who walk, and write about it on the way home. New articles every Thursday.
        </Typography>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 1.5, m: 0, mt: 2, p: 0, listStyle: 'none' }}
        >
          {AUTHORS.map((name) => (
            <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Avatar
                aria-hidden="true"
                sx={{
                  width: 36,
                  height: 36,
                  fontSize: 14,
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                }}
              >
                {name.replace(/[^A-Z]/g, '')}
              </Avatar>
              <Typography variant="body2">{name}</Typography>
            </Box>
          ))}
        </Box>
      </Part>
      <Part id="above-most-read" title="Most read">
        <Box
          component="ol"
          sx={{ display: 'grid', gap: 1.5, m: 0, paddingInlineStart: 2.5, typography: 'body2' }}
        >
          {MOST_READ.map((article) => (
            <li key={article.title}>
              <Link href={addressOf(article)} color="inherit">
                {article.title}
              </Link>
            </li>
          ))}
        </Box>
      </Part>
      <Part id="above-newsletter" title="Newsletter">
        <Newsletter />
      </Part>
    </Box>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Typography
        id={id}
        component="h2"
        variant="h6"
        sx={{ mb: 1, fontWeight: 700, scrollMarginTop: 16 }}
      >
        {title}
      </Typography>
      {children}
    </section>
  );
}
