import { translate } from '@docusaurus/Translate';
import { useColorMode } from '@docusaurus/theme-common';
import { useEffect, useRef, type ReactNode } from 'react';
import { reportClick, reportDisplay } from '../../client/reportAd';
import styles from './styles.module.css';

const LABEL = 'network';

interface Props {
  readonly address: string;
  /** Whether the ad is visible; the frame loads and is checked for an ad before that. */
  readonly isShown: boolean;
  readonly onAd: (isThere: boolean) => void;
  /** Called when the network's script has loaded, which shows that nothing blocks it. */
  readonly onAnswer: () => void;
}

/** Runs the network's script in a sandboxed frame, where its only permission is to open links in new windows. */
export default function NetworkFrame({ address, isShown, onAd, onAnswer }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { colorMode } = useColorMode();
  const sendTheme = () => frame.current?.contentWindow?.postMessage({ theme: colorMode }, '*');
  useReported(isShown);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) {
        return;
      }
      if (typeof data?.adIsThere === 'boolean') {
        onAd(data.adIsThere);
      } else if (data?.networkAnswers === true) {
        onAnswer();
      } else if (data?.adIsClicked === true) {
        reportClick(LABEL);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onAd, onAnswer]);
  useEffect(() => void sendTheme());
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-shown={isShown}
      src={address}
      title={translate({
        id: 'ads.region',
        message: 'Advertisement',
        description: 'Accessible name of the region with an advertisement',
      })}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={sendTheme}
    />
  );
}

/** Reports the network's ad when it is shown. */
function useReported(isShown: boolean): void {
  useEffect(() => {
    if (isShown) {
      reportDisplay('network', 'image');
    }
  }, [isShown]);
}
