import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE, updateOriginals } from '../../lib/originals/checkOriginals.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';

/**
 * `npm run originals:accept`: records the installed originals of all replaced and overridden files of Docusaurus. Run
 * it after comparing them with the files of this site.
 */
writeFileSync(join(SITE_DIR, TABLE), `${JSON.stringify(updateOriginals(), null, 2)}\n`);
