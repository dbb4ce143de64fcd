import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { addressOf, currentVersionOf } from '@site/src/versions';
import { VERSION_NAMES } from '../../data/during';
import type { Choice } from '../../compare/choice';
import { versionOfMinor } from '../../compare/describeMinors';
import type { MigrationPage } from '../../compare/collectMigrations';

export interface Props {
  readonly migrations: readonly MigrationPage[];
  /** `null` for all of them. */
  readonly choice: Choice | null;
}

/** Page that checks the reader's code. */
const UPGRADE = addressOf(currentVersionOf('x'), 'upgrade/');

const place = (name: string): number => {
  const version = versionOfMinor(name) ?? name;
  return VERSION_NAMES.findIndex((each) => each === version);
};

/** Guides that lead from one version to the other. */
export default function Migrations({ migrations, choice }: Props): ReactNode {
  const fitting = migrations.filter(
    ({ family, from, to }) =>
      choice === null ||
      (family === choice.family &&
        place(from) < place(choice.to) &&
        place(to) > place(choice.from)),
  );
  if (fitting.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 id="migration">
        <Translate
          id="api.compare.migrations"
          description="Heading above links to guides, on the page that compares versions"
        >
          Migration guides
        </Translate>
      </h2>
      <ul>
        <li>
          <Link to={UPGRADE}>
            <Translate
              id="api.compare.upgrade"
              description="Link on the page that compares versions, to the page that upgrades code"
            >
              Upgrade your code
            </Translate>
          </Link>
        </li>
        {fitting.map(({ address, title }) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
