import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ProblemChange } from '@site/packages/component-docs-cli/src/upgrade/types';

interface Props {
  readonly title: string;
  readonly problems: readonly ProblemChange[];
}

/** Known problems that the upgrade removes or adds, with links to their descriptions. */
export default function ProblemList({ title, problems }: Props): ReactNode {
  return (
    problems.length > 0 && (
      <section>
        <h2>
          {title} ({problems.length})
        </h2>
        <ul>
          {problems.map(({ title: symptom, components, address }) => (
            <li key={address}>
              <Link to={address}>{symptom.replaceAll('`', '')}</Link>{' '}
              <code translate="no">{components.join(', ')}</code>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
