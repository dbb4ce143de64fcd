import type { Span } from './during';

/** Props that every component of a family accepts and most do not describe. */
export const STYLE_DESCRIPTIONS: readonly Span<readonly [prop: string, markdown: string]>[] = [
  {
    values: [['className', 'Class name of the root element.']],
  },
  {
    from: 'v6',
    values: [['style', 'Inline styles of the root element.']],
  },
  {
    from: 'v5',
    values: [['sx', 'Styles of the root element and its descendants, with access to the theme.']],
  },
];
