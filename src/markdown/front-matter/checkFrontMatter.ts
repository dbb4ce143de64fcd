import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { DOCS_VERSIONS } from '../../versions';
import { PRODUCTS } from '../../versions/instances';

const versionName = Joi.string().valid(...DOCS_VERSIONS.map(({ name }) => name));

/** Schema of this site's front matter fields; those of Docusaurus are accepted. */
const schema = Joi.object({
  title: Joi.string().trim().required(),
  description: Joi.string().trim().required(),
  components: Joi.array().items(Joi.string().pattern(/^[A-Z]\w+$/, 'PascalCase name')),
  hooks: Joi.array().items(Joi.string().pattern(/^use[A-Z]\w+$/, 'useCamelCase name')),
  // Names for code spans that belong neither to the library nor to the platform.
  terms: Joi.array().items(Joi.string().trim()).unique(),
  // Other versions whose names the page uses.
  mentions: Joi.array().items(versionName).unique(),
  migration: Joi.object({
    family: Joi.string()
      .valid(...PRODUCTS)
      .required(),
    from: versionName.required(),
    to: versionName.required(),
    // The package that the older code imports, if it differs.
    package: Joi.string().trim(),
  })
    // A guide from one package to another may stay within a version.
    .when(Joi.object({ package: Joi.exist() }).unknown(), {
      otherwise: Joi.object().assert(
        '.to',
        Joi.invalid(Joi.ref('from')),
        'name another version than "from", or the "package" that the older code came from',
      ),
    }),
}).unknown();

/**
 * Fails the build for pages without title or description.
 *
 * @param siteDir paths in messages are relative to this folder
 */
export function checkFrontMatter(siteDir: string): MarkdownConfig['parseFrontMatter'] {
  const parse: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
    try {
      return await params.defaultParseFrontMatter(params);
    } catch (cause) {
      // The parser counts lines from zero, starting at the line with the dashes.
      const { reason, mark } = cause as {
        reason?: string;
        mark?: { line: number; column: number };
      };
      const place = mark ? `${mark.line + 1}:${mark.column + 1}` : '1';
      throw new Error(
        `${path.relative(siteDir, params.filePath)}:${place} has front matter that is not valid YAML: ` +
          `${reason ?? (cause as Error).message}. Check quotes, colons and indentation.`,
        { cause },
      );
    }
  };
  return async (params) => {
    const parsed = await parse(params);
    const { error } = schema.validate(parsed.frontMatter, { abortEarly: false, convert: false });
    if (error) {
      const problems = error.details.map(({ message }) => `- ${message}`);
      throw new Error(
        `${path.relative(siteDir, params.filePath)}:1 has front matter that readers and search engines cannot use:\n` +
          `${problems.join('\n')}\nWrite it between two lines of three dashes at the top of the page.`,
      );
    }
    return parsed;
  };
}
