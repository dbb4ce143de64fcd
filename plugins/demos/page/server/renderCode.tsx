import { renderToStaticMarkup } from 'react-dom/server';
import HighlightedCode from '../client/HighlightedCode';
import type { DemoSource } from '../../shared/types';

/** Renders the HTML of a file's listing. */
export function renderCode(source: DemoSource): string {
  return renderToStaticMarkup(<HighlightedCode name={source.name} code={source.typescript} />);
}
