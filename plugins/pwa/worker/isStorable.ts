/** Content types by file extension; files with another extension must not be a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  html: /^text\/html/,
  js: /javascript/,
  json: /json/,
  svg: /^image\//,
  png: /^image\//,
  txt: /^text\/plain/,
};

/** Code and data never begin like HTML, whatever type a host names. */
const CODE = /^(?:css|js|json)$/;

/**
 * Whether an answer is what its address promises. Hosts that answer a missing chunk with a page and status 200 would
 * otherwise break the site for as long as that is stored.
 */
export async function isStorable(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !isOwn(response)) {
    return false;
  }
  const ending = endingOf(address);
  const type = response.headers.get('content-type') ?? '';
  const isRight = TYPES[ending]?.test(type) ?? !TYPES.html!.test(type);
  return isRight && !(CODE.test(ending) && (await isNoCode(response, ending)));
}

const isOwn = ({ type }: Response): boolean => type === 'basic' || type === 'default';

function endingOf(address: string): string {
  const file = new URL(address, 'https://site').pathname.split('/').at(-1)!;
  return file === '' ? 'html' : (/\.(\w+)$/.exec(file)?.[1] ?? '');
}

/** Whether there is HTML or nothing where code should be: hosts that fail answer like that, and hashed files are never asked for again. */
async function isNoCode(response: Response, ending: string): Promise<boolean> {
  const text = (await response.clone().text()).trimStart();
  return (text === '' && ending !== 'css') || text.startsWith('<');
}
