import type { PackagePlan } from '@site/packages/component-docs-cli/src/upgrade/packagesFor';
import type {
  Analysis,
  Upgrade,
  UpgradeFile,
  UpgradePath,
} from '@site/packages/component-docs-cli/src/upgrade/types';

/** Request of the page to the worker. */
export interface UpgradeRequest extends UpgradePath {
  readonly type: 'analyze' | 'apply';
  /** Given back with the answer. */
  readonly id: number;
  readonly files: readonly UpgradeFile[];
  /** Ranges of packages in the reader's `package.json`; nothing where there is none. */
  readonly declared: Readonly<Record<string, string>>;
  /** Addresses of the site's root, and of the root in the page's language. */
  readonly root: string;
  readonly languageRoot: string;
}

/** Changes found before anything is written. */
export interface Found {
  readonly analysis: Analysis;
  readonly packages: PackagePlan;
}

/** Answer of the worker. */
export type UpgradeReply =
  | { readonly type: 'found'; readonly id: number; readonly found: Found }
  | { readonly type: 'applied'; readonly id: number; readonly upgrade: Upgrade }
  | { readonly type: 'failure'; readonly id: number; readonly reason: string };
