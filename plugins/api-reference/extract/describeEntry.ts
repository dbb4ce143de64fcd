import type ts from 'typescript';
import type { ComponentDoc } from '../types';
import type { PlannedPackage } from './familySources';
import { readJsDoc } from './readJsDoc';
import { toKebabCase } from './toKebabCase';

/** What components and interfaces have in common: name, address, package and description. */
export function describeEntry(
  name: string,
  symbol: ts.Symbol,
  opened: PlannedPackage,
  family: string,
): Pick<
  ComponentDoc,
  'name' | 'slug' | 'family' | 'package' | 'plan' | 'description' | 'deprecated'
> {
  const doc = readJsDoc(symbol, opened.checker);
  return {
    name,
    slug: toKebabCase(name),
    family,
    package: opened.name,
    plan: opened.plan,
    description: withoutLinkLists(doc.description),
    deprecated: doc.deprecated,
  };
}

/** The packages' comments end with lists of addresses of another site. */
function withoutLinkLists(description: string): string {
  return description.replace(/(^|\n)\s*(Demos|API):\s*\n[\s\S]*$/, '').trim();
}
