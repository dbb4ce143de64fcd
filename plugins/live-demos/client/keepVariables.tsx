import { createRoot, type Root } from 'react-dom/client';
import type { VersionRuntime } from '../../../lib/demos/runtime';
import { useDemoSettings } from '../../../lib/demos/demoSettings';

type DemoRoot = VersionRuntime['DemoRoot'];

let kept: { readonly DemoRoot: DemoRoot; readonly root: Root } | undefined;

/**
 * Puts the CSS variables of a version's theme into the document, once for all its demos, until those of another version
 * take their place. Were they to come and go with each demo, the whole page would be styled again each time.
 */
export function keepVariables(DemoRoot: DemoRoot): void {
  if (kept?.DemoRoot === DemoRoot) {
    return;
  }
  kept?.root.unmount();
  const root = createRoot(document.createElement('div'));
  root.render(<Variables DemoRoot={DemoRoot} />);
  kept = { DemoRoot, root };
}

function Variables({ DemoRoot }: { readonly DemoRoot: DemoRoot }) {
  return (
    <DemoRoot settings={useDemoSettings()}>
      <></>
    </DemoRoot>
  );
}
