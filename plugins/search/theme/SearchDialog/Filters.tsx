import { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import Choice from '../../../api-reference/theme/ApiTools/Choice';
import { planLabels } from '../../../api-reference/theme/ApiTools/texts';
import type { SearchQuery } from '../../types';
import { flagLabels, groupLabels } from './texts';
import styles from './styles.module.css';

interface Props extends Pick<SearchQuery, 'group' | 'plan' | 'flag'> {
  readonly onChange: (changes: Partial<SearchQuery>) => void;
}

/** Renders the filters for a kind, plan or state. */
function Filters({ group, plan, flag, onChange }: Props): ReactNode {
  const choose = (name: 'group' | 'plan' | 'flag') => (value: string) =>
    onChange({ [name]: value } as Partial<SearchQuery>);
  return (
    <div className={styles.filters}>
      <Choice
        label={translate({
          id: 'search.filter.group',
          message: 'In',
          description: 'Chooses where to search: everywhere, in pages or in the API reference',
        })}
        options={groupLabels()}
        value={group}
        onChange={choose('group')}
      />
      <Choice
        label={translate({
          id: 'search.filter.plan',
          message: 'Plan',
          description: 'Chooses the commercial plan of search results',
        })}
        options={planLabels()}
        value={plan}
        onChange={choose('plan')}
      />
      <Choice
        label={translate({
          id: 'search.filter.flag',
          message: 'State',
          description: 'Chooses search results that are new, unstable, planned or deprecated',
        })}
        options={flagLabels()}
        value={flag}
        onChange={choose('flag')}
      />
    </div>
  );
}

export default memo(Filters);
