import * as React from 'react';
import createCache, { type Options } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardMedia from '@mui/material/CardMedia';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Collapse from '@mui/material/Collapse';
import CssBaseline from '@mui/material/CssBaseline';
import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import Grow from '@mui/material/Grow';
import ImageList from '@mui/material/ImageList';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import { StyledEngineProvider } from '@mui/material/styles';

const { execFileSync } =
  jest.requireActual<typeof import('node:child_process')>('node:child_process');
const { createHash } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
const { dirname } = jest.requireActual<typeof import('node:path')>('node:path');

const EMPTY_HASH = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Renders an element with a cache and returns the new style elements. */
function stylesOf(element: React.ReactNode, options: Partial<Options> = {}) {
  const before = new Set(document.querySelectorAll('style'));
  const cache = createCache({ key: 'css', ...options });
  render(<CacheProvider value={cache}>{element}</CacheProvider>);
  return [...document.querySelectorAll('style')].filter((style) => !before.has(style));
}

const samples = (
  <>
    <CssBaseline />
    <GlobalStyles styles={{ body: { margin: 3 } }} />
    <Button sx={{ mt: 1 }}>Buy</Button>
    <CircularProgress />
  </>
);

interface ServerOutput {
  readonly withNonce: string;
  readonly withoutNonce: string;
  readonly twice: readonly string[];
  readonly script: string;
}

/** Renders in Node, because Emotion writes styles into the HTML only where no document exists. */
function renderOnServer(): ServerOutput {
  const code = `
    const { createElement: h } = require('react');
    const { renderToString } = require('react-dom/server');
    const { CacheProvider } = require('@emotion/react');
    const createCache = require('@emotion/cache').default;
    const Button = require('@mui/material/node/Button').default;
    const InitColorSchemeScript = require('@mui/material/node/InitColorSchemeScript').default;
    const page = (value) => renderToString(h(CacheProvider, { value }, h(Button, null, 'Buy')));
    const cache = createCache({ key: 'css', nonce: 'bXVz' });
    console.log(JSON.stringify({
      withNonce: page(createCache({ key: 'css', nonce: 'bXVz' })),
      withoutNonce: page(createCache({ key: 'css' })),
      twice: [page(cache), page(cache)],
      script: renderToString(h(InitColorSchemeScript, { nonce: 'bXVz' })),
    }));
  `;
  const cwd = dirname(require.resolve('@mui/material/package.json'));
  const output = execFileSync(process.execPath, ['-e', code], { cwd, encoding: 'utf8' });
  return JSON.parse(output) as ServerOutput;
}

let server: ServerOutput;
beforeAll(() => {
  server = renderOnServer();
});

/** Whether a cache inserts rules without text; Jest loads the production build of Emotion. */
function isSpeedyByDefault() {
  const { sheet } = createCache({ key: 'live' });
  return (sheet as unknown as { isSpeedy: boolean }).isSpeedy;
}

/** Returns the style attributes in the HTML of an element. */
const attributesOf = (element: React.ReactElement) =>
  renderToString(element).match(/(?<= style=")[^"]*/g) ?? [];

describe('#nonce', () => {
  test('`nonce` in the options of `createCache` is set on every style element, including those of `GlobalStyles` and `CssBaseline`', () => {
    for (const options of [{}, { prepend: true }, { speedy: false }, { speedy: true }]) {
      const styles = stylesOf(samples, { nonce: 'bXVz', ...options });
      expect(styles.length).toBeGreaterThan(2);
      expect(new Set(styles.map((style) => style.getAttribute('nonce')))).toEqual(
        new Set(['bXVz']),
      );
    }
  });

  test('Without a nonce in the cache, the style elements have none, even if `__webpack_nonce__` is set', () => {
    const scope = globalThis as { __webpack_nonce__?: string };
    scope.__webpack_nonce__ = 'bXVz';
    const styles = stylesOf(samples);
    delete scope.__webpack_nonce__;
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((style) => style.hasAttribute('nonce'))).toEqual([]);
  });
});

describe('#hash', () => {
  test('In production builds, the style elements are empty, because Emotion inserts the rules with `insertRule`', () => {
    const styles = stylesOf(samples, { speedy: true });
    expect(styles.map((style) => style.textContent).join('')).toBe('');
    expect(styles.every((style) => style.sheet!.cssRules.length > 0)).toBe(true);
    const text = stylesOf(samples, { key: 'text', speedy: false });
    expect(text.every((style) => style.textContent !== '')).toBe(true);
    expect(isSpeedyByDefault()).toBe(true);
  });

  test('The same hash applies to all apps and versions, because it depends only on the text', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    for (const style of stylesOf(samples, { speedy: true })) {
      expect(hash(style.textContent!)).toBe(EMPTY_HASH);
    }
    expect(hash('a{}')).not.toBe(EMPTY_HASH);
  });
});

describe('#style-attributes', () => {
  beforeEach(() => {
    // React 18 reports effects that don't run on the server.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  test('On the server, the components in this table write `style` attributes', () => {
    for (const paper of [
      <Paper key="1" />,
      <Card key="2" />,
      <AppBar key="3" />,
      <Alert key="4" />,
    ]) {
      expect(attributesOf(paper).join()).toContain('--Paper-shadow');
    }
    expect(attributesOf(<Paper variant="outlined" />)).toEqual([]);
    expect(attributesOf(<Slider aria-label="Seats" />).join()).toMatch(/left:.*clip:/);
    expect(attributesOf(<CircularProgress />).join()).toContain('width:40px');
    expect(attributesOf(<LinearProgress variant="determinate" value={3} />).join()).toContain(
      'transform:',
    );
    expect(attributesOf(<LinearProgress />)).toEqual([]);
    const tabs = (
      <Tabs value={0}>
        <Tab label="Seats" />
      </Tabs>
    );
    expect(attributesOf(tabs).join()).toContain('overflow:');
    expect(attributesOf(<ImageList>{[]}</ImageList>).join()).toContain('grid-template-columns:');
    const accordion = (
      <Accordion variant="outlined">
        <AccordionSummary>Seats</AccordionSummary>
      </Accordion>
    );
    for (const element of [<Collapse key="1" in />, accordion]) {
      expect(attributesOf(element).join()).toContain('min-height:');
    }
    for (const Transition of [Fade, Grow, Zoom]) {
      const transition = (
        <Transition in>
          <p>Seats</p>
        </Transition>
      );
      expect(attributesOf(transition).length).toBeGreaterThan(0);
    }
    expect(attributesOf(<TextField multiline />).join()).toContain('visibility:hidden');
    expect(attributesOf(<Skeleton width={90} />).join()).toContain('width:90px');
    expect(attributesOf(<Skeleton />)).toEqual([]);
    expect(attributesOf(<CardMedia image="/14c.png" />).join()).toContain('background-image:');
    const group = (
      <AvatarGroup>
        <Avatar>A</Avatar>
      </AvatarGroup>
    );
    expect(attributesOf(group).join()).toContain('--AvatarGroup-spacing');
  });

  test('`Button`, `TextField`, `Checkbox`, `Typography`, `List`, `Table` and `Chip` write none', () => {
    const elements = (
      <>
        <Button variant="contained">Buy</Button>
        <TextField label="Name" helperText="First and last name" />
        <Checkbox defaultChecked />
        <Typography variant="h4">Seats</Typography>
        <List>
          <ListItem>14C</ListItem>
        </List>
        <Table>
          <TableBody>
            <TableRow>
              <TableCell>14C</TableCell>
            </TableRow>
          </TableBody>
        </Table>
        <Chip label="14C" onDelete={() => {}} />
      </>
    );
    expect(attributesOf(elements)).toEqual([]);
  });
});

describe('#server', () => {
  test('Emotion then writes a style element with this nonce before the elements that use the styles', () => {
    const html = server.withNonce;
    const styles = html.match(/<style [^>]*>/g) ?? [];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.every((style) => style.includes('nonce="bXVz"'))).toBe(true);
    expect(html.lastIndexOf('<style')).toBeLessThan(html.indexOf('<button'));
    expect(server.withoutNonce).toContain('<style');
    expect(server.withoutNonce).not.toContain('nonce');
  });

  test("a cache doesn't write the same styles again, so the second page would be unstyled", () => {
    expect(server.twice.map((html) => html.includes('<style'))).toEqual([true, false]);
    expect(server.twice[1]).toContain('<button');
    expect(server.withNonce).toContain('<style');
  });
});

describe('#color-scheme', () => {
  test('Set the `nonce` prop, which is written on the server; in the browser, the attribute is empty', () => {
    expect(server.script).toMatch(/^<script nonce="bXVz">/);
    const { container } = render(<InitColorSchemeScript nonce="bXVz" />);
    expect(container.querySelector('script')).toHaveAttribute('nonce', '');
  });
});

describe('#troubleshooting', () => {
  test('`StyledEngineProvider` with `injectFirst` or `enableCssLayer` inside `CacheProvider` replaces the cache with one that has no nonce', () => {
    const noncesOf = (props: { injectFirst?: boolean; enableCssLayer?: boolean }) =>
      stylesOf(<StyledEngineProvider {...props}>{samples}</StyledEngineProvider>, {
        nonce: 'bXVz',
      }).map((style) => style.getAttribute('nonce'));
    expect(new Set(noncesOf({}))).toEqual(new Set(['bXVz']));
    expect(new Set(noncesOf({ injectFirst: true }))).toEqual(new Set([null]));
    expect(new Set(noncesOf({ enableCssLayer: true }))).toEqual(new Set([null]));
  });
});
