import * as React from 'react';
import Box from '@mui/material/Box';
import type { Article, Category } from './articles';

const COLORS: Record<Category, readonly [sky: string, far: string, near: string]> = {
  Routes: ['#cfe6f5', '#7fa8c4', '#2f5d7c'],
  Huts: ['#f6dcc4', '#d39a76', '#84492e'],
  Gear: ['#dcdff0', '#9a9fcb', '#484e8a'],
  Food: ['#e3ecc8', '#a3bb6c', '#55702a'],
};

/** A ridge from one side of the picture to the other. Its shape follows from the title. */
function drawRidge(title: string, base: number, height: number) {
  const points = Array.from({ length: 8 }, (_, index) => {
    const code = title.charCodeAt((index * 5 + base) % title.length);
    return [index * 80 - 40, base - ((code * 7) % 10) * height] as const;
  });
  const middleAfter = (index: number) => {
    const [[x, y], [nextX, nextY]] = [points[index]!, points[index + 1]!];
    return `${(x + nextX) / 2},${(y + nextY) / 2}`;
  };
  const curves = points
    .slice(1, -1)
    .map((point, index) => `Q${point.join()} ${middleAfter(index + 1)}`);
  return `M${middleAfter(0)} ${curves.join(' ')} V271 H0 Z`;
}

interface Props {
  readonly article: Article;
  readonly height: number | { readonly xs: number; readonly md: number };
}

/** A decorative picture. Replace it with an `<img>` with alternative text. */
export function Cover({ article, height }: Props) {
  const { title, category } = article;
  const id = React.useId();
  const [sky, far, near] = COLORS[category];
  return (
    <Box
      component="svg"
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height }}
    >
      <Fade id={`${id}-sky`} color={sky} />
      <Fade id={`${id}-far`} color={far} />
      <rect width="480" height="270" fill={`url(#${id}-sky)`} />
      <circle cx={90 + ((title.length * 37) % 300)} cy="104" r="22" fill="#fff" opacity="0.9" />
      <path d={drawRidge(title, 172, 8)} fill={`url(#${id}-far)`} opacity="0.6" />
      <path d={drawRidge(title, 202, 7)} fill={`url(#${id}-far)`} />
      <path d={drawRidge(title, 232, 6)} fill={near} />
    </Box>
  );
}

/** A gradient from a color to the white of the fog. */
function Fade({ id, color }: { readonly id: string; readonly color: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={color} />
      <stop offset="1" stopColor="#fff" />
    </linearGradient>
  );
}
