import Ajv, { type ErrorObject } from 'ajv';
import type { EntryKind } from '../types';
import type { PublishedSchema } from './createSchema';
import type { PublishedDocument } from './types';

/** Definition for each document, so that errors only mention the relevant part of the schema. */
const ENTRY_DEFINITIONS: Readonly<Record<EntryKind, string>> = {
  component: 'ComponentEntry',
  hook: 'HookEntry',
  interface: 'InterfaceEntry',
  class: 'InterfaceEntry',
  events: 'EventsEntry',
  selectors: 'SelectorsEntry',
};

/**
 * Finds documents that do not match the published schema.
 *
 * @param documents by path
 * @returns one message for each difference with its location and the expected value
 */
export function findSchemaProblems(
  documents: ReadonlyMap<string, PublishedDocument>,
  schema: PublishedSchema,
): string[] {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  ajv.addSchema(schema, 'published');
  return [...documents].flatMap(([file, document]) => {
    const definition = definitionOf(document);
    const validate = ajv.getSchema(`published#/definitions/${definition}`);
    if (!validate) {
      throw new Error(
        `The JSON Schema has no definition ${definition}. Is it exported by publish/types.ts?`,
      );
    }
    return validate(document)
      ? []
      : (validate.errors ?? []).map((error) => `${file}${describe(error)}`);
  });
}

function definitionOf(document: PublishedDocument): string {
  if ('kind' in document) {
    return ENTRY_DEFINITIONS[document.kind];
  }
  if ('changes' in document) {
    return 'ComparisonDocument';
  }
  if ('majors' in document) {
    return 'MinorsDocument';
  }
  return 'entries' in document ? 'IndexDocument' : 'ExportsDocument';
}

function describe({ instancePath, message, params }: ErrorObject): string {
  return `#${instancePath} ${message} (${JSON.stringify(params)}).`;
}
