import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { addressOf, formatDay, type Article } from './articles';
import { Cover } from './cover';

interface Props {
  readonly article: Article;
}

function Byline({ article }: Props) {
  const { author, day, minutes } = article;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {author}, <time dateTime={day}>{formatDay(article)}</time>, {minutes} min read
    </Typography>
  );
}

export function ArticleCard({ article }: Props) {
  const { title, text, category } = article;
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', borderRadius: 3 }}
    >
      <Cover article={article} height={150} />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {category}
        </Typography>
        <Typography component="h3" variant="h6" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          {/* The link covers the card, but its name is the title only. */}
          <Link
            href={addressOf(article)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {text}
        </Typography>
        <Byline article={article} />
      </CardContent>
    </Card>
  );
}

export function FeaturedArticle({ article }: Props) {
  return (
    <Card
      component="article"
      elevation={0}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '3fr 2fr' },
        borderRadius: 4,
        bgcolor: 'action.hover',
      }}
    >
      <Cover article={article} height={{ xs: 220, md: 400 }} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'center',
          gap: 2,
          p: { xs: 3, md: 5 },
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Featured in {article.category}
        </Typography>
        <Typography
          component="h2"
          sx={{
            fontSize: { xs: 28, md: 38 },
            fontWeight: 800,
            lineHeight: 1.15,
            textWrap: 'balance',
          }}
        >
          {article.title}
        </Typography>
        <Typography>{article.text}</Typography>
        <Byline article={article} />
        <Button
          href={addressOf(article)}
          variant="contained"
          disableElevation
          aria-label={`Read article: ${article.title}`}
        >
          Read article
        </Button>
      </Box>
    </Card>
  );
}
