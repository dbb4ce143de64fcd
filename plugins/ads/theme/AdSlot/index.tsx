import { useLocation } from '@docusaurus/router';
import type { Props as AdProps } from '@theme/Ad';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { whenNear } from '../../../../lib/browser/whenNear';
import { isAdFree } from '../../client/isAdFree';
import { reportCrash } from '../../client/reportAd';
import { whenLoaded } from '../../../../lib/browser/whenLoaded';
import type { AdPlace } from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly place: AdPlace;
  /** Whether wide windows show the ad in another slot. */
  readonly isSpare?: boolean;
}

/** Reserves the space of an ad, which loads after the page once the space is near the window. */
export default function AdSlot({ place, isSpare = false }: Props): ReactNode {
  const { pathname } = useLocation();
  const slot = useRef<HTMLDivElement>(null);
  const [Ad, setAd] = useState<ComponentType<AdProps> | null>(null);
  const isHidden = isAdFree(pathname);

  useEffect(() => {
    if (isHidden) {
      return undefined;
    }
    const load = () =>
      import('@theme/Ad').then((loaded) => setAd(() => loaded.default)).catch(reportCrash);
    return whenLoaded(() => whenNear(slot.current!, () => void load()));
  }, [isHidden]);

  return isHidden ? null : (
    <div ref={slot} className={clsx(styles.slot, styles[place], isSpare && styles.spare)}>
      {Ad && <Ad key={pathname} />}
    </div>
  );
}
