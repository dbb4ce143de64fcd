import type { PackagePlan } from '@site/packages/component-docs-cli/src/upgrade/packagesFor';
import type {
  Analysis,
  ProblemChanges,
  Upgrade,
  UpgradeFile,
  UpgradePath,
} from '@site/packages/component-docs-cli/src/upgrade/types';

/** Request from the page to the worker. */
export interface UpgradeRequest extends UpgradePath {
  readonly type: 'analyze' | 'apply';
  /** Returned with the reply. */
  readonly id: number;
  readonly files: readonly UpgradeFile[];
  /** Version ranges in the reader's `package.json`; empty if none was pasted. */
  readonly declared: Readonly<Record<string, string>>;
  /** Address of the site's root. */
  readonly root: string;
  /** Address of the root in the page's language. */
  readonly languageRoot: string;
}

/** Result of the analysis, before code is changed. */
export interface Found {
  readonly analysis: Analysis;
  readonly packages: PackagePlan;
  readonly problems: ProblemChanges;
}

/** Reply of the worker. */
export type UpgradeReply =
  | { readonly type: 'found'; readonly id: number; readonly found: Found }
  | { readonly type: 'applied'; readonly id: number; readonly upgrade: Upgrade }
  | { readonly type: 'failure'; readonly id: number; readonly reason: string };
