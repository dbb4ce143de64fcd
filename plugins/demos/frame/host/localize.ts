import { fixedDemos, locales } from '@demo-frame/registry/locales';
import * as runtime from '@demo-frame/runtime';
import type { ComponentType } from 'react';
import { followsLanguage } from '../../shared/followsLanguage';
import type { DemoFiles } from '../../shared/hostMessages';
import { localizeDemo } from '../../shared/localizeDemo';
import { readPageTexts } from './readPageTexts';

/** Wraps a committed demo with the library's texts in the language of the surrounding page. */
export function localizeCommitted(id: string, Demo: ComponentType): Promise<ComponentType> {
  return localize(Demo, !fixedDemos.includes(id));
}

/** Does the same for received code. */
export function localizeSent(files: DemoFiles, Demo: ComponentType): Promise<ComponentType> {
  return localize(Demo, followsLanguage(Object.values(files)));
}

async function localize(Demo: ComponentType, follows: boolean): Promise<ComponentType> {
  const [language = ''] = readPageTexts(document).language.split('-');
  const load = follows && Object.hasOwn(locales, language) ? locales[language] : undefined;
  return load ? localizeDemo(Demo, runtime, (await load()).defaultProps) : Demo;
}
