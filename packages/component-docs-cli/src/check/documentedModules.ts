import { isDocumentedPackage } from '../answers/documentedPackages.ts';
import { packageOf } from './collectSurface.ts';

/** Whether code that imports a module is checked. */
export function isDocumentedModule(module: string): boolean {
  return isDocumentedPackage(packageOf(module));
}

const UNIVERSAL = new Set(['key', 'ref', 'children', 'className', 'style']);

/**
 * Props that React takes from every element, those that all components take though some do not say so, and those that
 * TypeScript lets every element have.
 */
export function isUniversalProp(name: string): boolean {
  return UNIVERSAL.has(name) || name.includes('-');
}

/** Modules whose names begin with a capital belong to one component; the reference knows no others. */
export function isComponentModule(module: string): boolean {
  return /^[A-Z]/.test(module.slice(packageOf(module).length + 1));
}
