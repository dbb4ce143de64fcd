/**
 * What the frame does: it adds the network's script, tells the page around it when an ad is there, whether its network
 * answers at all and when it is clicked, and follows the page's colors. It runs as text in the frame's page and must not refer to anything.
 *
 * @param scriptUrl of the advertising network
 */
export function watchSlot(scriptUrl: string): void {
  // Opened on its own, or framed without a sandbox, it would run the network's script with the rights of the site.
  if (self.origin !== 'null' || parent === self) {
    return;
  }
  const root = document.documentElement;
  const slot = document.getElementById('slot')!;
  const say = (message: object) => parent.postMessage(message, '*');
  const look = () => {
    const isThere = [...slot.children].some(
      (element) => element.tagName !== 'SCRIPT' && element.getBoundingClientRect().height > 1,
    );
    say({ adIsThere: isThere });
  };
  new MutationObserver(look).observe(slot, { childList: true, subtree: true });
  // Pictures have no height before they are there.
  slot.addEventListener('load', look, true);
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (isTrusted && (target as Element).closest('a, button')) {
        say({ adIsClicked: true });
      }
    },
    true,
  );
  // A click in a frame within this one is not heard here; the focus moves there with it.
  addEventListener('blur', () => {
    if (document.activeElement?.tagName === 'IFRAME') {
      say({ adIsClicked: true });
    }
  });
  addEventListener('message', ({ source, data }) => {
    if (source === parent && (data.theme === 'dark' || data.theme === 'light')) {
      root.dataset.theme = data.theme;
    }
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  script.addEventListener('load', () => say({ networkAnswers: true }));
  slot.append(script);
}
