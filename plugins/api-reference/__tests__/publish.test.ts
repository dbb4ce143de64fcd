import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSchema, type PublishedSchema } from '../publish/createSchema';
import { findSchemaProblems } from '../publish/findSchemaProblems';
import { renderJson } from '../publish/publishVersion';
import type { PublishedDocument } from '../publish/types';
import { SAMPLE } from './sampleDoc';

const cache = mkdtempSync(path.join(tmpdir(), 'schema-'));
let schema: PublishedSchema;

beforeAll(async () => {
  schema = await createSchema(cache, '/x/api-docs/schema.json');
}, 60_000);

afterAll(() => rmSync(cache, { recursive: true }));

function publish(): Map<string, PublishedDocument> {
  const reference = {
    packages: [{ name: '@mui/x-data-grid-pro', version: '6.20.4' }],
    entries: [SAMPLE],
    exports: [],
  };
  return new Map(
    renderJson(reference, {
      version: 'v6',
      pages: '/x/v6/api/',
      json: '/x/v6/api-docs/',
      schema: '/x/api-docs/schema.json',
    }),
  );
}

describe('published JSON', () => {
  it('consists of a document for each entry, an index of these and the other exports', () => {
    const documents = publish();
    expect([...documents.keys()]).toEqual([
      'index.json',
      'exports.json',
      'data-grid/data-grid-pro.json',
    ]);
    expect(documents.get('index.json')).toEqual({
      $schema: '/x/api-docs/schema.json',
      version: 'v6',
      packages: [{ name: '@mui/x-data-grid-pro', version: '6.20.4' }],
      entries: [
        {
          name: 'DataGridPro',
          kind: 'component',
          family: 'data-grid',
          package: '@mui/x-data-grid-pro',
          plan: 'pro',
          deprecated: null,
          page: '/x/v6/api/data-grid/data-grid-pro/',
          json: '/x/v6/api-docs/data-grid/data-grid-pro.json',
        },
      ],
      exports: '/x/v6/api-docs/exports.json',
    });
  });

  it('follows its schema, which describes every field', () => {
    expect(findSchemaProblems(publish(), schema)).toEqual([]);
    expect(schema.definitions?.ThemeDoc).toMatchObject({
      properties: { name: { description: expect.stringContaining('MuiDataGrid') as unknown } },
    });
  });

  it('is rejected with the location and the reason if it does not follow the schema', () => {
    const documents = publish();
    const { package: _left, ...rest } = SAMPLE;
    documents.set('a.json', { ...rest, plan: 'free' } as never);
    expect(findSchemaProblems(documents, schema)).toMatchInlineSnapshot(`
      [
        "a.json# must have required property 'package' ({"missingProperty":"package"}).",
        "a.json#/plan must be equal to one of the allowed values ({"allowedValues":["community","pro","premium"]}).",
      ]
    `);
  });
});
