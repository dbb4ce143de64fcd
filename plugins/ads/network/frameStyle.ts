/** Styles of the plain markup that such networks add: a picture, a link with the text, and the advertiser. */
export const FRAME_STYLE = `
:root { color-scheme: light; font: 12px/15px system-ui, sans-serif; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; overflow: hidden; }
#slot { overflow: hidden; height: 100vh; }
a { color: inherit; text-decoration: none; }
img { float: left; max-width: 40%; max-height: 90px; margin-inline-end: 10px; }
`
  .trim()
  .replaceAll('\n', '');
