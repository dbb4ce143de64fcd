import type { Notice } from './readNotice';

/** Name of the published file, relative to the address of the scripts. */
export const NOTICES_FILE = 'third-party-licenses.txt';

const RULE = '-'.repeat(80);

const COMMERCIAL_NOTE =
  'These packages are commercial software of MUI. They are not open source: using them requires a license, see ' +
  'https://mui.com/legal/mui-x-eula/.';

/**
 * Renders the notices of packages as a text file.
 *
 * @param about first lines, which describe the file
 */
export function renderNotices(notices: Iterable<Notice>, about: string): string {
  const sorted = [...notices].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  const commercial = sorted.filter(({ isCommercial }) => isCommercial);
  const free = sorted.filter(({ isCommercial }) => !isCommercial);
  return (
    [
      about,
      ...(commercial.length > 0
        ? [
            `Commercial packages\n\n${COMMERCIAL_NOTE}\n\n${commercial.map(listed).join('\n')}`,
            ...groupByText(commercial),
          ]
        : []),
      `Open source packages\n\n${free.map(listed).join('\n')}`,
      ...groupByText(free),
    ].join(`\n\n${RULE}\n\n`) + '\n'
  );
}

const keyOf = ({ name, version }: Notice): string => `${name} ${version}`;

const listed = (notice: Notice): string => `- ${keyOf(notice)} (${notice.license})`;

/** Groups packages with the same text. */
function groupByText(notices: readonly Notice[]): string[] {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices) {
    const key = `${notice.license}\n${notice.text}`;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups.values()].map((group) => {
    const [{ license, text }] = group as [Notice];
    const heads = group.map((each) => `${keyOf(each)}\n${each.homepage}`);
    return `${heads.join('\n')}\nLicense: ${license}\n\n${text}`;
  });
}
