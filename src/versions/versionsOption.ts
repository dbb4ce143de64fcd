import { Joi } from '@docusaurus/utils-validation';
import { DOCS_VERSIONS } from '.';

/** Schema of a plugin's option `versions`: names of versions, Docusaurus' own, each once. */
export const versionsOption = Joi.array()
  .items(Joi.string().valid(...DOCS_VERSIONS.map(({ name }) => name)))
  .min(1)
  .unique()
  .required();
