import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { findEntry } from '../../client/findEntry';

export interface Props {
  /** The docs version whose packages the code uses. */
  readonly version: string;
  /** Text of an error that the code reports. */
  readonly text: string;
}

/** Links a message of the packages to its entry. Renders nothing for other texts. */
export default function MessageLink({ version, text }: Props) {
  const [found, setFound] = useState<{ text: string; address: string | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    findEntry(version, text).then(
      (address) => isWanted && setFound({ text, address }),
      // Without a network connection, the message is not linked.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [version, text]);
  const address = found?.text === text ? found.address : null;
  const href = useBaseUrl(address ?? '');
  return address === null ? null : (
    <>
      {' '}
      <a href={href}>
        <Translate
          id="message.link"
          description="Link behind a message of a package, to the entry that explains it"
        >
          What this message means
        </Translate>
      </a>
    </>
  );
}
