import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

export default function FavoriteLighthouses() {
  const [favorite, setFavorite] = React.useState('Cape Byron');
  return (
    <ImageList gap={8} role="list" aria-label="Australian lights" sx={{ m: 0, width: '100%' }}>
      {LIGHTS.map(({ name, year, sky }) => (
        <ImageListItem key={name}>
          <img src={draw(sky)} alt="" width={300} height={200} />
          <ImageListItemBar
            title={name}
            subtitle={`Built in ${year}`}
            actionIcon={
              <IconButton
                aria-label={`Favorite: ${name}`}
                aria-pressed={favorite === name}
                onClick={() => setFavorite(favorite === name ? '' : name)}
                sx={{ color: 'common.white' }}
              >
                {favorite === name ? <Star /> : <StarBorder />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

const LIGHTS = [
  { name: 'Cape Byron', year: 1901, sky: '#f48fb1' },
  { name: 'Split Point', year: 1891, sky: '#80cbc4' },
];

/** Draws a tower; use the addresses of photos instead. */
function draw(sky: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"><rect width="300" height="200" fill="${sky}"/><path d="M0 200V150l120-30 180 50v30z" fill="#33691e"/><path d="M135 40h30l8 95h-46z" fill="#fafafa"/><circle cx="150" cy="32" r="12" fill="#ffb300"/></svg>`,
  )}`;
}
