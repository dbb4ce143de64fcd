import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export interface Props {
  readonly label: string;
  /** Names by value. */
  readonly options: Readonly<Record<string, string>>;
  /** Stores the choice outside of the element. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
}

/** One of several values, or all of them. */
export default function Choice({ label, options, value, onChange }: Props): ReactNode {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">
          {translate({
            id: 'api.filter.all',
            message: 'All',
            description: 'Every kind or every plan, in a list of the API reference',
          })}
        </option>
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
