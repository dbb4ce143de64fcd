import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { createTheme } from '@mui/material/styles';

const { execFileSync } =
  jest.requireActual<typeof import('node:child_process')>('node:child_process');
const { existsSync, readdirSync, readFileSync } =
  jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

interface ServerOutput {
  /** Two buttons in a `<div>` without `CacheProvider`. */
  readonly plain: string;
  /** The same with `CacheProvider`. */
  readonly shared: string;
  /** The same with `cache.compat`, and the rules in the cache. */
  readonly compat: string;
  readonly rules: Readonly<Record<string, unknown>>;
  /** An open dialog, an open snackbar and a text field. */
  readonly portals: string;
  /** A page that waits for one of its buttons. */
  readonly streamed: string;
}

/** Renders in Node, because Emotion writes styles into the HTML only where no document exists. */
function renderOnServer(): ServerOutput {
  const code = `
    const { createElement: h, Suspense } = require('react');
    const { renderToPipeableStream, renderToString } = require('react-dom/server');
    const { Writable } = require('node:stream');
    const { CacheProvider } = require('@emotion/react');
    const createCache = require('@emotion/cache').default;
    const load = (name) => require('@mui/material/node/' + name).default;
    const Button = load('Button');
    const buttons = h('div', null, h(Button, null, 'Buy'), h(Button, null, 'Rent'));
    const inCache = (value, element) => h(CacheProvider, { value }, element);
    const compatCache = createCache({ key: 'css' });
    compatCache.compat = true;
    const plain = renderToString(buttons);
    const shared = renderToString(inCache(createCache({ key: 'css' }), buttons));
    const compat = renderToString(inCache(compatCache, buttons));
    const portals = renderToString(h('main', null,
      h(load('Dialog'), { open: true }, 'In the dialog'),
      h(load('Drawer'), { open: true }, 'In the drawer'),
      h(load('Snackbar'), { open: true, message: 'In the snackbar' }),
      h(load('TextField'), { label: 'In the page' })));
    let ready = false;
    const wait = new Promise((resolve) => setTimeout(resolve, 20)).then(() => { ready = true; });
    const Late = () => { if (!ready) throw wait; return h(Button, null, 'Late'); };
    const page = h('main', null, h(Suspense, { fallback: 'Wait' }, h(Late)));
    let streamed = '';
    const target = new Writable({ write(chunk, _, done) { streamed += chunk; done(); } });
    target.on('finish', () => {
      const rules = { ...compatCache.inserted };
      console.log(JSON.stringify({ plain, shared, compat, rules, portals, streamed }));
    });
    const stream = renderToPipeableStream(inCache(createCache({ key: 'css' }), page), {
      onShellReady() { stream.pipe(target); },
    });
  `;
  const cwd = path.dirname(require.resolve('@mui/material/package.json'));
  const output = execFileSync(process.execPath, ['-e', code], { cwd, encoding: 'utf8' });
  return JSON.parse(output) as ServerOutput;
}

/** Renders selectors in Node with the development build of Emotion, which bundlers use in development. */
function logOnServer(): Readonly<Record<'first' | 'nth' | 'ofType' | 'compat', string>> {
  const code = `
    const { createElement: h } = require('react');
    const { renderToString } = require('react-dom/server');
    const { CacheProvider } = require('@emotion/react');
    const createCache = require('@emotion/cache').default;
    const Button = require('@mui/material/node/Button').default;
    const logOf = (selector, compat) => {
      const logged = [];
      console.error = (...args) => { logged.push(args.join(' ')); };
      const value = createCache({ key: 'css' });
      if (compat) value.compat = true;
      const button = h(Button, { sx: { [selector]: { color: 'red' } } }, 'Buy');
      renderToString(h(CacheProvider, { value }, button));
      return logged.join();
    };
    console.log(JSON.stringify({
      first: logOf('& span:first-child', false),
      nth: logOf('& span:nth-child(2)', false),
      ofType: logOf('& span:first-of-type', false),
      compat: logOf('& span:first-child', true),
    }));
  `;
  const cwd = path.dirname(require.resolve('@mui/material/package.json'));
  const options = ['--conditions=development', '-e', code];
  const output = execFileSync(process.execPath, options, { cwd, encoding: 'utf8' });
  return JSON.parse(output) as ReturnType<typeof logOnServer>;
}

const buttons = (
  <div>
    <Button>Buy</Button>
    <Button>Rent</Button>
  </div>
);

const countStyles = (html: string) => html.match(/<style/g)?.length ?? 0;

/** Hydrates the content of a container and returns the reported problems. */
function hydrate(container: HTMLElement, element: React.ReactElement) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = jest.fn();
  React.act(() => {
    hydrateRoot(container, element, { onRecoverableError });
  });
  const logged = log.mock.calls.map((args) => args.map(String).join(' '));
  log.mockRestore();
  return { logged, errors: onRecoverableError.mock.calls.length };
}

/** Renders to a string in jsdom, where React warns about layout effects. */
function toHtml(element: React.ReactElement) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(element);
  log.mockRestore();
  return html;
}

function createContainer(html: string) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  return container;
}

let server: ServerOutput;
beforeAll(() => {
  server = renderOnServer();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('#', () => {
  test('`renderToString` and the other server APIs of React render the components to HTML, except the content of portals, such as an open `Dialog`', () => {
    expect(server.portals).toContain('In the page');
    expect(server.portals).toContain('In the snackbar');
    expect(server.portals).not.toContain('In the dialog');
    expect(server.portals).not.toContain('In the drawer');
  });
});

describe('#styles', () => {
  test('On the server, Emotion writes a `style` element before the first element that uses the styles', () => {
    for (const html of [server.plain, server.shared]) {
      const ids = [...html.matchAll(/<button class="[^"]*css-([^" ]+)/g)].map(([, id]) => id!);
      expect(ids).toHaveLength(2);
      for (const id of ids) {
        const style = html.indexOf(`<style data-emotion="css ${id}">`);
        expect(style).toBeGreaterThan(-1);
        expect(style).toBeLessThan(html.indexOf('<button'));
      }
    }
  });

  test("In the browser, Emotion moves these elements to the `head` before React hydrates, and doesn't insert their rules again", () => {
    const container = createContainer(server.shared);
    const styles = [...container.querySelectorAll('style')];
    expect(styles.length).toBeGreaterThan(0);
    const cache = createCache({ key: 'css' });
    expect(container.querySelector('style')).toBeNull();
    expect(styles.every((style) => style.parentNode === document.head)).toBe(true);
    const before = document.querySelectorAll('style').length;
    const { logged, errors } = hydrate(
      container,
      <CacheProvider value={cache}>{buttons}</CacheProvider>,
    );
    expect(logged).toEqual([]);
    expect(errors).toBe(0);
    expect(document.querySelectorAll('style')).toHaveLength(before);
    expect(container.querySelectorAll('button')).toHaveLength(2);
  });

  test("Without `CacheProvider`, components next to each other don't share their styles: two buttons in a `<div>` write everything twice", () => {
    expect(countStyles(server.shared)).toBeGreaterThan(0);
    expect(countStyles(server.plain)).toBe(2 * countStyles(server.shared));
    const texts = server.plain.match(/<style.*?<\/style>/gs)!;
    expect(new Set(texts).size).toBe(texts.length / 2);
  });

  test('With `cache.compat = true`, the HTML contains no `style` elements, and the cache keeps the text of the rules', () => {
    expect(server.compat).not.toContain('<style');
    const ids = [...server.compat.matchAll(/<button class="[^"]*css-([^" ]+)/g)].map(
      ([, id]) => id!,
    );
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      expect(server.rules[id]).toEqual(expect.stringContaining(`.css-${id}{`));
    }
  });
});

describe('#express', () => {
  test('With another `key`, React reports that `className` did not match, and the elements keep the classes of the server', () => {
    const hydrateWith = (key: string) => {
      const container = createContainer(server.compat);
      const cache = createCache({ key });
      const { logged } = hydrate(container, <CacheProvider value={cache}>{buttons}</CacheProvider>);
      return { logged: logged.join('\n'), className: container.querySelector('button')!.className };
    };
    const other = hydrateWith('mui');
    expect(other.logged).toMatch(/did not match/);
    expect(other.logged).toContain('className');
    expect(other.logged).toMatch(/css-\w+/);
    expect(other.logged).toMatch(/mui-\w+/);
    expect(other.className).toMatch(/ css-/);
    expect(other.className).not.toMatch(/ mui-/);
    expect(hydrateWith('css').logged).toBe('');
  });
});

describe('#streaming', () => {
  test('Without `compat`, a late part brings its `style` elements with it', () => {
    const [shell, late] = server.streamed.split('<div hidden id="S:0">');
    expect(shell).toContain('Wait');
    expect(shell).not.toContain('<style');
    expect(late).toMatch(/^<style/);
    expect(late).toContain('>Late<');
  });

  test('If they arrive after Emotion has loaded, they remain between the elements, and React reports a hydration error', () => {
    const cache = createCache({ key: 'css' });
    const container = createContainer(server.shared);
    expect(container.querySelector('style')).not.toBeNull();
    const { errors } = hydrate(container, <CacheProvider value={cache}>{buttons}</CacheProvider>);
    expect(errors).toBeGreaterThan(0);
  });
});

describe('#app-router', () => {
  test('A theme contains functions, such as `theme.spacing`', () => {
    for (const theme of [createTheme(), createTheme({ cssVariables: true })]) {
      expect(typeof theme.spacing).toBe('function');
      expect(typeof theme.breakpoints.up).toBe('function');
    }
  });
});

describe('#use-client', () => {
  test("The files of the components start with `'use client'`", () => {
    const folder = path.dirname(require.resolve('@mui/material/package.json'));
    const files = readdirSync(folder)
      .filter((name) => /^[A-Z]/.test(name) && !/^(Pigment|InitColorSchemeScript)/.test(name))
      .map((name) => path.join(folder, name, `${name}.js`))
      .filter((file) => existsSync(file));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      expect(readFileSync(file, 'utf8')).toMatch(/^'use client';/);
    }
  });
});

describe('#troubleshooting', () => {
  const WARNING = /The pseudo class ":(?:first|nth)-child" is potentially unsafe/;

  test('Use `:first-of-type`, which logs nothing', () => {
    const log = logOnServer();
    expect(log.first).toMatch(WARNING);
    expect(log.nth).toMatch(WARNING);
    expect(log.ofType).toBe('');
  });

  test("a cache with `compat` doesn't warn", () => {
    const log = logOnServer();
    expect(log.first).toMatch(WARNING);
    expect(log.compat).toBe('');
  });
});

describe('#hydration', () => {
  const fields = (
    <form>
      <TextField label="Name" />
      <Autocomplete
        options={['Oslo', 'Lima']}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
    </form>
  );
  const idsOf = (container: HTMLElement) =>
    [...container.querySelectorAll('input')].map(({ id }) => id);

  test('The components generate ids with `React.useId`, so a text field has the same id on the server and in the browser', () => {
    const container = createContainer(toHtml(fields));
    const before = idsOf(container);
    expect(new Set(before).size).toBe(2);
    expect(before).not.toContain('');
    const { logged, errors } = hydrate(container, fields);
    expect(logged).toEqual([]);
    expect(errors).toBe(0);
    expect(idsOf(container)).toEqual(before);
  });

  test('If the tree in the browser has additional components that use ids, the ids differ', () => {
    function Additional({ children }: { readonly children: React.ReactNode }) {
      React.useId();
      return children;
    }
    const idIn = (element: React.ReactElement) =>
      /<input[^>]* id="([^"]+)"/.exec(toHtml(element))?.[1];
    const field = <TextField label="Name" />;
    const alone = idIn(field);
    expect(alone).toBeTruthy();
    expect(idIn(field)).toBe(alone);
    expect(idIn(<Additional>{field}</Additional>)).not.toBe(alone);
  });
});
