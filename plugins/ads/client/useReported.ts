import { useEffect } from 'react';
import { reportDisplay } from './reportAd';

/** Reports the network's ad when it is shown. */
export function useReported(isShown: boolean): void {
  useEffect(() => {
    if (isShown) {
      reportDisplay('network', 'image');
    }
  }, [isShown]);
}
