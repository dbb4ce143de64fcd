import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import { useTitleMarks } from '@site/plugins/navigation/client/PageMarksProvider';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function MarkedTitle({ children, ...props }: Props): ReactNode {
  const { plan, flags = [] } = useTitleMarks();
  return (
    <Heading {...props}>
      {children}
      {plan && <PlanTag plan={plan} className={styles.mark} />}
      {flags.map((flag) => (
        <FlagTag key={flag} flag={flag} className={styles.mark} />
      ))}
    </Heading>
  );
}

/** Shows plan and flags of a page beside its title. */
export default function MarkedHeading(props: Props): ReactNode {
  return props.as === 'h1' ? <MarkedTitle {...props} /> : <Heading {...props} />;
}
