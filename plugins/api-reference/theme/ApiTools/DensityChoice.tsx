import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import {
  DENSITIES,
  type Density,
  readDensity,
  storeDensity,
  watchDensity,
} from '../../client/density';
import { densityLabels } from './texts';
import styles from './styles.module.css';

/** How much of each member is shown; the page head applies the choice before anything is painted. */
export default function DensityChoice(): ReactNode {
  const name = useId();
  const labels = densityLabels();
  const density = useSyncExternalStore<Density>(watchDensity, readDensity, () => 'list');

  return (
    <fieldset className={styles.densities}>
      <legend>
        {translate({
          id: 'api.density',
          message: 'Density',
          description: 'How much room the lists of an API page take: table, list or compact',
        })}
      </legend>
      {DENSITIES.map((each) => (
        <label key={each} data-density={each}>
          <input
            type="radio"
            name={name}
            checked={each === density}
            onChange={() => storeDensity(each)}
          />
          {labels[each]}
        </label>
      ))}
    </fieldset>
  );
}
