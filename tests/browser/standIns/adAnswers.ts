/** Host of the ads' images and tracking pixels; the browser tests answer its requests. */
export const ADVERTISER = 'https://advertiser.test';

/** Name of the traces that hostile responses would leave on the page if any of their code ran. */
export const MARK = 'adsBrokeIn';

const AD = {
  statlink: `${ADVERTISER}/click`,
  statimp: `${ADVERTISER}/statimp`,
  image: `${ADVERTISER}/picture.png`,
  company: 'Stand-in',
  description: 'An ad that the feed sent.',
  pixel: `${ADVERTISER}/pixel?time=[timestamp]||${ADVERTISER}/other`,
  timestamp: '1764000000',
};

/** An attack that tries every way in which text can become code. */
const ATTACK = `"><img src=x onerror="top.${MARK}=1"><script>top.${MARK}=1</script><svg onload="top.${MARK}=1">{{${MARK}=1}}`;
const HUGE = 8_000_000;

/** Responses of the feed by behavior; without an entry, the feed never responds. */
export const FEED_ANSWERS: Readonly<Record<string, () => string>> = {
  well: () => JSON.stringify({ ads: [{}, AD] }),
  wrongly: () => '{"ads":{"0":7},',
  hugely: () => JSON.stringify({ ads: [{ ...AD, description: 'x'.repeat(HUGE) }] }),
  hostile: () =>
    JSON.stringify({
      ads: [
        { ...AD, statlink: `javascript:top.${MARK}=1` },
        {
          ...Object.fromEntries(Object.keys(AD).map((name) => [name, ATTACK])),
          statlink: AD.statlink,
          image: `javascript:top.${MARK}=1`,
          pixel: `data:text/html,${ATTACK}||javascript:top.${MARK}=1`,
          ['__proto__']: { polluted: true },
        },
      ],
    }),
};

/** An ad as networks insert it: next to the script, with an image and a link. */
const SHOW = `
  const ad = document.createElement('div');
  ad.innerHTML = '<a href="${AD.statlink}"><img alt="" width="130" height="100" src="${AD.image}">An ad that the network sent.</a>';
  document.currentScript.after(ad);`;

/**
 * Scripts of the network by behavior; without an entry, the script never loads. The scripts open no windows: browsers
 * block windows that no click has requested, but the one that Playwright starts does not.
 */
export const SCRIPTS: Readonly<Record<string, () => string>> = {
  well: () => SHOW,
  wrongly: () => '<!doctype html><title>502</title>',
  hugely: () => `${SHOW}
    ad.style.cssText = 'position:fixed;inset:0;width:20000px;height:20000px;background:red';
    /* ${'x'.repeat(HUGE)} */`,
  hostile: () => `
    const tries = [
      () => { top.${MARK} = 1; },
      () => { parent.document.title = '${MARK}'; },
      () => { top.location.href = 'https://advertiser.test/stolen'; },
      () => { document.cookie = '${MARK}=1; path=/'; },
      () => { localStorage.setItem('${MARK}', '1'); },
      () => { alert('${MARK}'); },
      () => { document.forms[0].submit(); },
      () => { fetch('${'/x/introduction/'}', { credentials: 'include' }); },
      () => { new Function('top.${MARK} = 1')(); },
      () => { for (let i = 0; i < 1000; i += 1) parent.postMessage({ adIsThere: '${MARK}', theme: 'x' }, '*'); },
      () => { parent.postMessage(null, '*'); },
    ];
    for (const attempt of tries) { try { attempt(); } catch {} }`,
};
