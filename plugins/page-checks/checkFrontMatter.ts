import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** What every page says of itself in its first lines; fields of Docusaurus are let through. */
const schema = Joi.object({
  title: Joi.string().trim().required(),
  description: Joi.string().trim().required(),
  components: Joi.array().items(Joi.string().pattern(/^[A-Z]\w+$/, 'PascalCase name')),
  hooks: Joi.array().items(Joi.string().pattern(/^use[A-Z]\w+$/, 'useCamelCase name')),
}).unknown();

/**
 * Stops the build at a page without title or description.
 *
 * @param siteDir against which paths in messages are relative
 */
export function checkFrontMatter(siteDir: string): MarkdownConfig['parseFrontMatter'] {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
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
