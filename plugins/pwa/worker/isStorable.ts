/** Content types by file extension; files with any other extension must not be HTML. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  html: /^text\/html/,
  js: /javascript/,
  json: /json/,
  svg: /^image\//,
  png: /^image\//,
  txt: /^text\/plain/,
};

/** Code and data never start like HTML, regardless of the content type. */
const CODE = /^(?:css|js|json)$/;

/**
 * Whether a response matches its address. Some hosts answer a missing chunk with a page and status 200; storing that
 * would break the site until it is deleted.
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

/**
 * Whether a response contains HTML or nothing instead of code. Failing hosts respond like this, and hashed files are
 * never fetched again.
 */
async function isNoCode(response: Response, ending: string): Promise<boolean> {
  const text = (await response.clone().text()).trimStart();
  return (text === '' && ending !== 'css') || text.startsWith('<');
}
