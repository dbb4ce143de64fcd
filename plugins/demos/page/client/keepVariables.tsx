import { createRoot, type Root } from 'react-dom/client';
import type { VersionRuntime } from '../../shared/runtime';
import { useDemoSettings } from '../../shared/demoSettings';

type DemoRoot = VersionRuntime['DemoRoot'];

let kept: { readonly DemoRoot: DemoRoot; readonly root: Root } | undefined;

/**
 * Adds the CSS variables of a version's theme to the document, once for all its demos, until the variables of another
 * version replace them. Adding and removing them with each demo would restyle the whole page each time.
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
