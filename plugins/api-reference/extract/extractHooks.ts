import ts from 'typescript';
import type { HookEntry, PropDoc, SignatureDoc } from '../types';
import { describeEntry } from './describeEntry';
import { ExtractionError } from './ExtractionError';
import { type Exporter, type FamilySources, isCovered, listExports } from './familySources';
import { readJsDoc } from './readJsDoc';
import { readProps } from './readProps';
import { readSignature } from './readSignatures';
import { isFunction } from './spellOut';

/**
 * Reads every hook of a family that is for readers, in the words of the cheapest package.
 *
 * @throws ExtractionError when a hook that was reviewed as internal is not exported any more
 */
export function extractHooks(sources: FamilySources): HookEntry[] {
  const exported = listExports(sources);
  const internal = new Set(sources.family.reviewed.internal);
  refuseStale(
    [...internal].filter((name) => !exported.has(name)),
    sources,
  );
  return [...exported].flatMap(([name, exporters]) => {
    const [cheapest] = exporters;
    const isHook = /^use[A-Z]/.test(name) && !internal.has(name) && isCovered(name, sources);
    if (!cheapest || !isHook) {
      return [];
    }
    const { checker } = cheapest.opened;
    const type = checker.getTypeOfSymbol(cheapest.symbol);
    if (!isFunction(type) || readJsDoc(cheapest.symbol, checker).ignored) {
      return [];
    }
    return {
      ...describeEntry(name, exporters, sources, false),
      kind: 'hook',
      signatures: type
        .getCallSignatures()
        .map((signature) => readHookSignature(signature, cheapest, sources)),
    };
  });
}

function refuseStale(names: readonly string[], { family }: FamilySources): void {
  if (names.length > 0) {
    throw new ExtractionError(
      `The reviewed facts of ${family.slug} call ${names.join(', ')} internal, which is not ` +
        `exported. Take it out of plugins/api-reference/data, or end its span.`,
    );
  }
}

/** Extracts a signature with the members of its object arguments and of the returned object. */
function readHookSignature(
  signature: ts.Signature,
  { opened, symbol }: Exporter,
  sources: FamilySources,
): SignatureDoc {
  const { checker, plan } = opened;
  const doc = readSignature(signature, readJsDoc(symbol, checker), checker);
  const withMembers = <Part extends object>(part: Part, type: ts.Type): Part => {
    const members = readMembers(type, checker, sources).map(({ from: _from, ...prop }) => ({
      ...prop,
      plan,
    }));
    return members.length > 0 ? { ...part, members } : part;
  };
  return {
    ...doc,
    parameters: doc.parameters.map((parameter, index) => {
      const declared = signature.parameters[index];
      return declared ? withMembers(parameter, checker.getTypeOfSymbol(declared)) : parameter;
    }),
    returns: withMembers(doc.returns, signature.getReturnType()),
  };
}

/** Returns the members of a type, unless it has its own entry or is a list, a function or a class instance. */
function readMembers(
  type: ts.Type,
  checker: ts.TypeChecker,
  { family, documented }: FamilySources,
): Omit<PropDoc, 'plan'>[] {
  const object = checker.getNonNullableType(checker.getApparentType(type));
  const name = object.aliasSymbol?.name ?? object.symbol?.name ?? '';
  const isObject = object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  const isLookedUp = family.interfaces.includes(name) || checker.isArrayLikeType(object);
  if (!isObject || isLookedUp || object.getCallSignatures().length > 0) {
    return [];
  }
  const ownPackages = new Set(documented.keys());
  return readProps(object, { checker, ownPackages, runtimeProps: null }).props;
}
