import { readFileSync } from 'node:fs';
import { Joi } from '@docusaurus/utils-validation';
import { currentVersionOf } from '../../src/versions';
import { PLANS, type FeatureTable, type FeatureTitles } from './types';

const text = Joi.string().trim().required();
const limit = Joi.object(Object.fromEntries(PLANS.map((plan) => [plan, Joi.string()])));

const plan = Joi.string()
  .valid(...PLANS)
  .required();

const proof = Joi.when(Joi.object(), {
  then: Joi.object({ plan, file: text, text, reason: text }),
  otherwise: Joi.string().pattern(/^[A-Za-z_]\w*(\.[\w-]+)?$/, 'export or Component.prop'),
}).required();

const { base } = currentVersionOf('x');

const feature = Joi.object({
  id: text,
  title: text,
  starts: Joi.array().items(Joi.string()).default([]),
  isDefault: Joi.boolean(),
  plan,
  proof,
  limit,
  page: Joi.string().pattern(new RegExp(`^/${base}.*/(#[\\w-]+)?$`), `/${base}…/`),
});

const tableSchema = Joi.object<FeatureTable>({
  packages: Joi.object(Object.fromEntries(PLANS.map((plan) => [plan, Joi.string()]))).required(),
  groups: Joi.array()
    .items(
      Joi.object({ id: text, title: text, features: Joi.array().items(feature).min(1).required() }),
    )
    .unique('id')
    .required(),
});

const titlesSchema = Joi.object<FeatureTitles>({
  groups: Joi.object().pattern(Joi.string(), text).required(),
  features: Joi.object().pattern(Joi.string(), text).required(),
  limits: Joi.object().pattern(Joi.string(), limit),
});

/** @throws when the file is not a feature table, with everything that is wrong in it */
export function readFeatureTable(file: string): FeatureTable {
  return validate(file, tableSchema);
}

/** @throws when the file does not hold titles by id */
export function readFeatureTitles(file: string): FeatureTitles {
  return validate(file, titlesSchema);
}

function validate<Value>(
  file: string,
  schema: { validate: (value: unknown, options: object) => { value: Value; error?: Error } },
): Value {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not readable JSON: ${(cause as Error).message}`, { cause });
  }
  const { value, error } = schema.validate(content, { abortEarly: false, convert: false });
  if (error) {
    throw new Error(`${file} is not what a feature table is made from: ${error.message}.`);
  }
  return value;
}
