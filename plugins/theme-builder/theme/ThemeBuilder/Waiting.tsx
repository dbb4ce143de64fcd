import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Text until the builder has loaded. */
export default function Waiting(): ReactNode {
  return (
    <p>
      <Translate
        id="themeBuilder.waiting"
        description="On the theme builder: until its script has loaded"
      >
        The theme builder is loading. It needs JavaScript.
      </Translate>
    </p>
  );
}
