/** @jest-environment node */
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import type { VersionRuntime } from '../../shared/runtime';
import { renderIsland } from '../server/renderIsland';

/** Loads a version's runtime and returns the HTML of a demo with the packages of that version. */
function openVersion(folder: string, library: string) {
  const workspace = path.join(__dirname, '../../../..', folder);
  const { default: Paper } = jest.requireActual<{
    default: ComponentType<{ children: ReactNode }>;
  }>(require.resolve(`${library}/Paper`, { paths: [workspace] }));
  const runtime = jest.requireActual<VersionRuntime>(path.join(workspace, '_runtime'));
  return renderIsland('Receipt', () => <Paper>3 items</Paper>, runtime);
}

/** Returns the declarations of a rule for dark pages for an element with the given class name. */
function findDark(html: string, name: string) {
  const classes = new RegExp(`class="([^"]*${name}[^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
  const rules = [...html.matchAll(/\[data-demo-served\]\) \.([\w-]+)\{([^}]*)\}/g)];
  return rules.filter(([, className]) => classes.includes(className!)).map(([, , body]) => body);
}

test('renders newer versions with color variables and without dark rules', () => {
  const html = openVersion('docs', '@mui/material');
  expect(html).toContain('var(--mui-palette-background-paper)');
  expect(html).not.toMatch(/data-demo-served|data-demo-dark/);
});

test.each(['v6', 'v5'])('renders hydratable HTML for %s, with dark styles after it', (version) => {
  const html = openVersion(`versioned_docs/version-${version}`, '@mui/material');
  const [, served, beside] =
    /^<div data-demo-served="">(.*3 items.*)<\/div>((?:<style data-demo-dark="css [\w-]+">[^<]*<\/style>)+)$/s.exec(
      html,
    ) ?? [];
  expect(served).toContain('background-color:#fff');
  expect(served).not.toContain('data-demo-dark');
  expect(beside).toBeDefined();
  expect(findDark(html, 'MuiPaper-root').join()).toContain('background-color:#121212');
});

test('renders HTML for v4 with the styles of both modes, for a fresh render to replace', () => {
  const html = openVersion('versioned_docs/version-v4', '@material-ui/core');
  expect(html).toMatch(/^<div data-demo-served=""><style>.*3 items.*<\/style><\/div>$/s);
  expect(html).toContain('background-color: #fff');
  expect(findDark(html, 'MuiPaper-root').join()).toContain('background-color:#424242');
});

test('names a demo that cannot be rendered without a browser', () => {
  const runtime = jest.requireActual<VersionRuntime>(
    path.join(__dirname, '../../../../docs/_runtime'),
  );
  const render = () =>
    renderIsland(
      'Receipt',
      () => <p>{(globalThis as { innerWidth?: number }).innerWidth!.toFixed()}</p>,
      runtime,
    );
  expect(render).toThrowErrorMatchingInlineSnapshot(`
    "The demo "Receipt" cannot be rendered on the server: Cannot read properties of undefined (reading 'toFixed'). A demo must not touch the browser while it renders; do so in an effect or a handler.
    Cause: Cannot read properties of undefined (reading 'toFixed')"
  `);
});
