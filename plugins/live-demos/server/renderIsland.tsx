import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoErrorBoundary } from '../client/DemoErrorBoundary';
import { SERVER_SETTINGS } from '../client/demoSettings';
import { identifierPrefix } from '../client/identifierPrefix';
import type { VersionRuntime } from '../runtimes/types';

const ignore = () => {};

/**
 * The HTML of a demo as its packages render it on a server, for the page to show until the demo is hydrated. HTML
 * that is right in light mode only is marked, and hidden from readers of dark pages.
 *
 * @throws when the demo cannot be rendered without a browser, with the demo's id and the reason
 */
export function renderIsland(id: string, Demo: ComponentType, runtime: VersionRuntime): string {
  const { DemoRoot, hydration, renderOnServer } = runtime;
  const render = (element: React.ReactElement) =>
    renderToString(element, { identifierPrefix: identifierPrefix(id) });
  const element = (
    <DemoRoot settings={SERVER_SETTINGS}>
      <DemoErrorBoundary onError={ignore} onReset={ignore}>
        <Demo />
      </DemoErrorBoundary>
    </DemoRoot>
  );
  try {
    const html = renderOnServer ? renderOnServer(element, render) : render(element);
    return hydration === 'keep' ? html : `<div data-demo-served="light">${html}</div>`;
  } catch (cause) {
    throw new Error(
      `The demo "${id}" cannot be rendered on the server: ${(cause as Error).message}. ` +
        'A demo must not touch the browser while it renders; do so in an effect or a handler.',
      { cause },
    );
  }
}
