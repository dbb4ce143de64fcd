import type { Props } from '@theme/CodeBlock';
import Listing from '../../client/listings/Listing';

/** A listing, in the element that styles and copies it. It belongs into static regions: browsers have no highlighter. */
export default function CodeBlock(props: Props) {
  return (
    <div className="docs-listing">
      <Listing {...props} />
    </div>
  );
}
