import { isDocumentedPackage } from '../answers/documentedPackages.ts';
import { packageOf } from './collectSurface.ts';

/** Returns whether code that imports a module is checked. */
export function isDocumentedModule(module: string): boolean {
  return isDocumentedPackage(packageOf(module));
}

const UNIVERSAL = new Set(['key', 'ref', 'children', 'className', 'style']);

/**
 * Props that React supports on every element, that all components support even if undeclared, and that TypeScript
 * allows on every element.
 */
export function isUniversalProp(name: string): boolean {
  return UNIVERSAL.has(name) || name.includes('-');
}

/** Matches modules of single components, whose names are capitalized; the reference lists no others. */
export function isComponentModule(module: string): boolean {
  return /^[A-Z]/.test(module.slice(packageOf(module).length + 1));
}
