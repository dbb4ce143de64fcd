import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractVersion } from '../extract/extractVersion';
import type { ApiEntry, ComponentEntry } from '../types';
import { installPackages, versionOf } from './installPackages';

let site: string;

beforeEach(() => {
  site = installPackages();
});

afterEach(() => rmSync(site, { recursive: true }));

function extract(): Map<string, ApiEntry> {
  return new Map(extractVersion(versionOf(), site).entries.map((entry) => [entry.name, entry]));
}

function component(name: string): ComponentEntry | undefined {
  const entry = extract().get(name);
  return entry?.kind === 'component' ? entry : undefined;
}

function problemOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message.replaceAll(site, '<site>');
  }
  throw new Error('Nothing was thrown.');
}

describe('family with a free and a paid package', () => {
  it('contains the public components and the configured interfaces', () => {
    expect([...extract().keys()]).toEqual(['Menu', 'Table', 'TablePro', 'Column', 'AdapterClock']);
  });

  it('reads an entry from the cheapest package, and not its stub from the paid one', () => {
    const table = extract().get('Table');
    expect(table).toMatchObject({ package: '@acme/widgets', plan: 'community', deprecated: null });
    expect(table?.imports.map((form) => form.path)).toEqual([
      '@acme/widgets',
      '@acme/widgets/Table',
    ]);
  });

  const membersOf = (entry?: ApiEntry) => (entry && 'props' in entry ? entry.props : []);

  it('assigns the plan to additions of the paid package to an interface or a component', () => {
    const plans = (name: string) =>
      Object.fromEntries(membersOf(extract().get(name)).map((prop) => [prop.name, prop.plan]));
    expect(plans('Column')).toEqual({ field: 'community', pinned: 'pro' });
    expect(plans('Menu')).toEqual({ open: 'community', pin: 'pro' });
  });

  it('requires no license for members that the paid component shares with the free one', () => {
    const { props = [], slots = [] } = component('TablePro') ?? {};
    expect(props.map(({ name, plan }) => [name, plan])).toEqual([
      ['rows', 'community'],
      ['classes', 'community'],
      ['paid', 'pro'],
      ['slots', 'community'],
      ['tree', 'pro'],
    ]);
    expect(slots).toEqual([
      {
        name: 'footer',
        type: 'React.ElementType',
        description: '',
        default: 'Footer',
        deprecated: null,
        plan: 'community',
      },
    ]);
  });

  it('reads global class names from the JavaScript next to the types', () => {
    expect(component('Table')?.classes.map(({ name, className }) => [name, className])).toEqual([
      ['root', 'AcmeTable-root'],
      ['footer', 'AcmeTable-footer'],
    ]);
  });

  it('reads classes of other entry points, which are imported from there', () => {
    expect(extract().get('AdapterClock')).toMatchObject({
      kind: 'class',
      package: '@acme/widgets',
      description: 'Tells the time.',
      imports: [{ path: '@acme/widgets/AdapterClock', typeOnly: false }],
      constructors: [{ parameters: [{ name: 'options', required: false }] }],
      props: [{ name: 'format' }],
    });
  });

  it('adds the reviewed facts and removes lists of links from descriptions', () => {
    const table = component('Table');
    expect(table?.description).toBe('');
    expect(table?.props[0]).toMatchObject({ name: 'rows', description: 'The rows.' });
  });
});

describe('extraction errors', () => {
  it('report a package that is not installed', () => {
    rmSync(path.join(site, 'node_modules/@acme/widgets-pro'), { recursive: true });
    expect(problemOf(extract)).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - The types of @acme/widgets-pro cannot be found from <site>/docs. Pin the package in <site>/docs/package.json and run "npm install"."
    `);
  });

  it('report an interface that is not exported, with the nearest name', () => {
    const version = versionOf({ interfaces: ['Colum'] });
    expect(problemOf(() => extractVersion(version, site))).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - "Colum" is listed as an interface of widgets, but @acme/widgets@1.2.3, @acme/widgets-pro@1.2.3 do not export it. Did you mean "Column"? Correct the list in plugins/api-reference/data."
    `);
  });

  it('report the location of a syntax error', () => {
    writeFileSync(path.join(site, 'node_modules/@acme/widgets/Table/index.d.ts'), 'export type =;');
    expect(problemOf(extract)).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - <site>/node_modules/@acme/widgets/Table/index.d.ts:1:13 cannot be parsed: '{' expected. Reinstall @acme/widgets@1.2.3."
    `);
  });

  it('report an entry point that exports nothing', () => {
    writeFileSync(path.join(site, 'node_modules/@acme/widgets/index.d.ts'), 'export {};');
    expect(problemOf(extract)).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - <site>/node_modules/@acme/widgets/index.d.ts exports nothing. Reinstall @acme/widgets@1.2.3."
    `);
  });

  it('report a class that is missing from the JavaScript', () => {
    const script = path.join(site, 'node_modules/@acme/widgets/node/Table/tableClasses.js');
    writeFileSync(script, 'exports.tableClasses = { root: "AcmeTable-root" };');
    expect(problemOf(extract)).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - Table has a class "footer", declared in <site>/node_modules/@acme/widgets/Table/tableClasses.d.ts, but no JavaScript of @acme/widgets gives the class a global name. Check that the package's build is whole."
    `);
  });

  it('report JavaScript that does not run', () => {
    const script = path.join(site, 'node_modules/@acme/widgets/node/index.js');
    writeFileSync(script, 'throw new Error("no window");');
    expect(problemOf(extract)).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - The JavaScript of @acme/widgets@1.2.3 in <site>/node_modules/@acme/widgets/node/index.js does not run: no window. Its components' propTypes cannot be read. Run "npm install"."
    `);
  });

  it('report outdated reviewed facts', () => {
    const version = versionOf({
      reviewed: { internal: [], descriptions: {}, plans: { gone: 'pro' } },
    });
    expect(problemOf(() => extractVersion(version, site))).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - The reviewed facts of widgets speak of the prop "gone", which no component of "current" has. Take it out of plugins/api-reference/data, or end its span."
    `);
  });

  it('report reviewed lists of names that are not exported', () => {
    const reviewed = { internal: ['useGone'], descriptions: {}, plans: {} };
    expect(problemOf(() => extractVersion(versionOf({ reviewed }), site))).toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - The reviewed facts of widgets call useGone internal, which is not exported. Take it out of plugins/api-reference/data, or end its span."
    `);
    expect(problemOf(() => extractVersion(versionOf({ events: 'TableEvents' }), site)))
      .toMatchInlineSnapshot(`
      "The API reference of "current" cannot be made (1 problem):
      - "TableEvents" is said to list the events of widgets, but no package exports it. Correct "events" in plugins/api-reference/data."
    `);
  });
});
