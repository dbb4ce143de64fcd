import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoErrorBoundary } from '../client/DemoErrorBoundary';
import { SERVER_SETTINGS } from '../../shared/demoSettings';
import { identifierPrefix } from '../client/identifierPrefix';
import type { VersionRuntime } from '../../shared/runtime';
import type { DemoSettings } from '../../shared/types';
import { deriveDarkRules, type DarkRules } from './deriveDarkRules';
import { scopeStylesToDark } from './scopeToDark';

const ignore = () => {};

/**
 * Renders the HTML of a demo with its packages. The page shows it until the demo has started, with correct colors on
 * light and dark pages.
 *
 * @throws if the demo cannot be rendered without a browser or in dark mode, with the demo's id and the reason
 */
export function renderIsland(id: string, Demo: ComponentType, runtime: VersionRuntime): string {
  const light = renderIn('light', id, Demo, runtime);
  if (runtime.hydration === 'keep') {
    return light;
  }
  const dark = renderIn('dark', id, Demo, runtime);
  if (runtime.hydration === 'replace-light') {
    return `<div data-demo-served="">${light}<style>${scopeStylesToDark(dark)}</style></div>`;
  }
  // The rules follow the hydrated element, which may only contain what React renders.
  const rules = readDarkRules(id, light, dark);
  return `<div data-demo-served="">${light}</div>${rules.map(shareStyle).join('')}`;
}

function renderIn(
  mode: DemoSettings['mode'],
  id: string,
  Demo: ComponentType,
  { DemoRoot, renderOnServer }: VersionRuntime,
): string {
  const render = (element: ReactElement) =>
    renderToString(element, { identifierPrefix: identifierPrefix(id) });
  const element = (
    <DemoRoot settings={{ ...SERVER_SETTINGS, mode }}>
      <DemoErrorBoundary onError={ignore} onReset={ignore}>
        <Demo />
      </DemoErrorBoundary>
    </DemoRoot>
  );
  try {
    return renderOnServer ? renderOnServer(element, render, id) : render(element);
  } catch (cause) {
    throw new Error(
      `The demo "${id}" cannot be rendered on the server: ${(cause as Error).message}. ` +
        'A demo must not touch the browser while it renders; do so in an effect or a handler.',
      { cause },
    );
  }
}

function readDarkRules(id: string, light: string, dark: string): DarkRules[] {
  try {
    return deriveDarkRules(light, dark);
  } catch (cause) {
    throw new Error(
      `The demo "${id}" cannot be shown in dark before it starts: ${(cause as Error).message}. ` +
        'Colors belong into styles, by the theme, and not into attributes.',
      { cause },
    );
  }
}

/** Puts each class in a separate element, like Emotion, so that demos of a page share equal ones. */
function shareStyle({ className, css }: DarkRules): string {
  return `<style data-demo-dark="css ${className}">${css}</style>`;
}
