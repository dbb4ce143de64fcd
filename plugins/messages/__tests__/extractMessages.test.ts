import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiFamily } from '../../api-reference/data/types';
import { extractMessages } from '../extract/extractMessages';
import type { MessageDoc } from '../types';

const THINGS = {
  slug: 'things',
  packages: [
    { name: '@mui/x-things', plan: 'community' },
    { name: '@mui/x-things-pro', plan: 'pro' },
  ],
} as unknown as ApiFamily;

let site: string;
let messages: MessageDoc[];

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'messages-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs/package.json'), '{}');
  cpSync(path.join(__dirname, 'fixtures/packages'), path.join(site, 'node_modules/@mui'), {
    recursive: true,
  });
  messages = extractMessages({ folder: 'docs', families: [THINGS] }, site);
});

const textOf = ({ parts }: MessageDoc) =>
  parts.map((part) => (typeof part === 'string' ? part : `{${part.hole}}`)).join('');

const find = (id: string) => {
  const found = messages.find((message) => message.id === id);
  if (!found) {
    throw new Error(`No message ${id} among ${messages.map((each) => each.id).join(', ')}`);
  }
  return found;
};

test('finds every message once, in one build of each package, and skips third-party code', () => {
  expect(messages.map((message) => [message.level, message.id, textOf(message)]))
    .toMatchInlineSnapshot(`
    [
      [
        "error",
        "the-c-prop-has-no-effect",
        "MUI X: The \`c\` prop has no effect.",
      ],
      [
        "exception",
        "missing-timezone-plugin",
        "Missing timezone plugin",
      ],
      [
        "error",
        "the-size-prop-is-too-small",
        "MUI X: The \`size\` prop is too small.

    Use 1 or more.",
      ],
      [
        "warning",
        "the-colors-are-not-supported-by",
        "MUI X: The colors {} are not supported by {name}.",
      ],
      [
        "warning",
        "the-text-is-too-long",
        "MUI X: The text is too long.
    Use less.",
      ],
      [
        "error",
        "a-and-b-exclude-each-other",
        "MUI X: \`a\` and \`b\` exclude each other.
    Remove one.",
      ],
      [
        "error",
        "a-thing-became-controlled",
        "MUI X: A thing became {}controlled.",
      ],
      [
        "exception",
        "a-thing-without-defaults",
        "MUI X: A thing without defaults.",
      ],
      [
        "exception",
        "could-not-find-the-thing",
        "MUI X: Could not find the thing.",
      ],
      [
        "exception",
        "could-not-find-the-thing-its-id",
        "MUI X: Could not find the thing.
    Its id is {id}.",
      ],
    ]
  `);
});

test('lists the exports that reach a message through other declarations, nearest first', () => {
  const sourcesOf = (id: string) =>
    find(id).sources.map(({ name, package: owner, distance }) => `${name} ${owner} ${distance}`);
  expect(sourcesOf('could-not-find-the-thing')).toEqual([
    'useThing @mui/x-things 0',
    'ThingPro @mui/x-things-pro 1',
    'Thing @mui/x-things 2',
  ]);
  expect(sourcesOf('a-thing-without-defaults')[0]).toBe('useThing @mui/x-things 0');
  expect(sourcesOf('missing-timezone-plugin')).toEqual(['AdapterClock @mui/x-things 0']);
});

test('assigns the cheapest plan whose exports reach the message and the package that contains it', () => {
  expect(find('the-c-prop-has-no-effect')).toMatchObject({
    plan: 'pro',
    package: '@mui/x-things-pro',
  });
  expect(find('the-text-is-too-long')).toMatchObject({
    plan: 'community',
    places: ['@mui/x-things/Thing/Thing.js', '@mui/x-things-pro/index.mjs'],
  });
});

test('reports a package that is not installed with the file that pins it', () => {
  const missing = { ...THINGS, packages: [{ name: '@mui/x-nothing', plan: 'community' as const }] };
  expect(() => extractMessages({ folder: 'docs', families: [missing] }, site)).toThrow(
    /@mui\/x-nothing has no JavaScript that can be imported from .*docs.*package\.json and run "npm install"/s,
  );
});
