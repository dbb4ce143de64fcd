import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { ink, petrol } from '../../src/brand/palette';
import type { Card } from './describeCard';

/** Size that social networks require, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** Longer titles are smaller; a Chinese character takes the room of two letters. */
const LONG_TITLE = 26;

/**
 * Draws the image that shows where a page is shared.
 *
 * @param logo the site's logo as SVG
 * @returns a PNG
 */
export async function drawCard(card: Card, logo: string, fonts: Font[]): Promise<Buffer> {
  const { default: satori } = await import('satori');
  const { renderAsync } = await import('@resvg/resvg-js');
  const svg = await satori(layOut(card, logo), { ...SIZE, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

function layOut({ title, description, version }: Card, logo: string): ReactNode {
  const image = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return box(
    {
      width: SIZE.width,
      height: SIZE.height,
      boxSizing: 'border-box',
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      borderLeft: `24px solid ${petrol[600]}`,
      background: ink[0],
      color: ink[900],
      fontFamily: 'latin, chinese-simplified',
    },
    [
      {
        type: 'img',
        props: {
          src: image,
          width: 420,
          height: 420,
          style: { position: 'absolute', top: -84, right: -84, opacity: 0.14 },
        },
      },
      box({ alignItems: 'center', fontSize: 32, color: ink[600] }, [
        { type: 'img', props: { src: image, width: 56, height: 56 } },
        box({ marginLeft: 20 }, `MUI X ${version}`.trim()),
      ]),
      box({ flexDirection: 'column' }, [
        box(
          {
            fontSize: widthOf(title) > LONG_TITLE ? 64 : 84,
            fontWeight: 700,
            lineHeight: 1.2,
          },
          title,
        ),
        box(
          {
            display: 'block',
            marginTop: 28,
            fontSize: 32,
            lineHeight: 1.5,
            lineClamp: 3,
            color: ink[700],
          },
          description,
        ),
      ]),
    ],
  );
}

/** An element as satori takes it. */
function box(style: object, children: unknown): ReactNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as ReactNode;
}

function widthOf(title: string): number {
  return [...title].reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0);
}
