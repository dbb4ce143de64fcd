import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FeaturedArticle } from './articleCard';
import { ArticleList } from './articleList';
import { ARTICLES } from './articles';
import { BlogHeader } from './blogHeader';
import { BlogSidebar } from './blogSidebar';

const [featured, ...others] = ARTICLES;

export default function BlogTemplate() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}>
      <BlogHeader />
      <Container component="main" sx={{ py: { xs: 3, md: 5 } }}>
        {featured && <FeaturedArticle article={featured} />}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
            mt: { xs: 5, md: 7 },
          }}
        >
          <ArticleList articles={others} />
          <BlogSidebar />
        </Box>
      </Container>
      <Box
        component="footer"
        sx={{ py: 4, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Above the Fog, a magazine about walking. Written between hut and valley.
        </Typography>
      </Box>
    </Box>
  );
}
