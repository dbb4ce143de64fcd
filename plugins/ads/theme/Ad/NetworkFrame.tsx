import { translate } from '@docusaurus/Translate';
import { useColorMode } from '@docusaurus/theme-common';
import { useEffect, useRef, type ReactNode } from 'react';
import { useReported } from '../../client/useReported';
import styles from './styles.module.css';

interface Props {
  readonly address: string;
  /** The frame is loaded and looked at before it is shown. */
  readonly isShown: boolean;
  readonly onAd: (isThere: boolean) => void;
}

/** Runs the network's script where it can reach nothing: its ads open windows when they are clicked, and that is all. */
export default function NetworkFrame({ address, isShown, onAd }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { colorMode } = useColorMode();
  const sendTheme = () => frame.current?.contentWindow?.postMessage({ theme: colorMode }, '*');
  useReported(isShown);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && typeof data?.adIsThere === 'boolean') {
        onAd(data.adIsThere);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onAd]);
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
