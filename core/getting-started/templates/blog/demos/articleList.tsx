import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ArticleCard } from './articleCard';
import { CATEGORIES, type Article, type Category } from './articles';

const PAGE_SIZE = 4;

export function ArticleList({ articles }: { readonly articles: readonly Article[] }) {
  const title = React.useRef<HTMLHeadingElement>(null);
  const [category, setCategory] = React.useState<Category | 'All'>('All');
  const [page, setPage] = React.useState(1);
  const matching = articles.filter((each) => category === 'All' || each.category === category);
  const first = (page - 1) * PAGE_SIZE;
  const shown = matching.slice(first, first + PAGE_SIZE);

  const handlePage = (next: number) => {
    setPage(next);
    title.current?.focus();
  };

  return (
    <section aria-labelledby="above-articles">
      <Typography
        ref={title}
        id="above-articles"
        tabIndex={-1}
        component="h2"
        variant="h5"
        sx={{ fontWeight: 700, scrollMarginTop: 16, outlineOffset: 4 }}
      >
        All articles
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Category"
        value={category}
        onChange={(_, next: Category | 'All' | null) => {
          if (next) {
            setCategory(next);
            setPage(1);
          }
        }}
        sx={{ mt: 2, '& .MuiToggleButton-root': { px: { xs: 1, sm: 2 }, textTransform: 'none' } }}
      >
        {(['All', ...CATEGORIES] as const).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
        {shown.length > 0
          ? `Articles ${first + 1} to ${first + shown.length} of ${matching.length}`
          : 'No articles in this category'}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {shown.map((article) => (
          <ArticleCard key={article.title} article={article} />
        ))}
      </Box>
      <Pagination
        aria-label="Pages of articles"
        count={Math.ceil(matching.length / PAGE_SIZE)}
        page={page}
        onChange={(_, next) => handlePage(next)}
        sx={{ mt: 3 }}
      />
    </section>
  );
}
