import { renderToStaticMarkup } from 'react-dom/server';
import HighlightedCode from '../client/HighlightedCode';
import { PREVIEW_LINES } from '../client/previewLines';
import type { DemoSource } from '../../../lib/demos/types';

/** The HTML of a file's listing: its first lines highlighted, the others as plain text behind the fold. */
export function renderCode(source: DemoSource): string {
  return renderToStaticMarkup(
    <HighlightedCode name={source.name} code={source.typescript} lines={PREVIEW_LINES} />,
  );
}
