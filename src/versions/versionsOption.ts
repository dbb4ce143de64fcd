import { Joi } from '@docusaurus/utils-validation';
import { DOCS_VERSIONS } from '.';

/** Schema of a plugin's `versions` option: names of versions, without duplicates. */
export const versionsOption = Joi.array()
  .items(Joi.string().valid(...DOCS_VERSIONS.map(({ name }) => name)))
  .min(1)
  .unique()
  .required();
