import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SentSettings } from '../../../../shared/settingParameters';
import Select from './Select';

interface Props {
  readonly settings: SentSettings;
  readonly onChange: (settings: SentSettings) => void;
}

/** Color mode, direction and density of the result; each one can follow the page instead. */
export default function ViewSettings({ settings, onChange }: Props): ReactNode {
  const { mode, direction, dense } = settings;
  const page = translate({
    id: 'playground.asPage',
    message: 'As the page',
    description:
      'The result on the playground has the color mode, direction or density of the page',
  });
  const change = (name: keyof SentSettings, value: SentSettings[keyof SentSettings] | undefined) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...settings, [name]: value }).filter(([, each]) => each !== undefined),
      ),
    );

  return (
    <>
      <Select<'page' | 'light' | 'dark'>
        label={translate({
          id: 'playground.mode',
          message: 'Colors',
          description: 'Label of the choice of color mode for the result',
        })}
        value={mode ?? 'page'}
        options={[
          ['page', page],
          [
            'light',
            translate({
              id: 'playground.mode.light',
              message: 'Light',
              description: 'A color mode of the result on the playground',
            }),
          ],
          [
            'dark',
            translate({
              id: 'playground.mode.dark',
              message: 'Dark',
              description: 'A color mode of the result on the playground',
            }),
          ],
        ]}
        onChoose={(value) => change('mode', value === 'page' ? undefined : value)}
      />
      <Select<'page' | 'ltr' | 'rtl'>
        label={translate({
          id: 'playground.direction',
          message: 'Direction',
          description: 'Label of the choice of direction for the result',
        })}
        value={direction ?? 'page'}
        options={[
          ['page', page],
          [
            'ltr',
            translate({
              id: 'playground.direction.ltr',
              message: 'Left to right',
              description: 'A direction of the result on the playground',
            }),
          ],
          [
            'rtl',
            translate({
              id: 'playground.direction.rtl',
              message: 'Right to left',
              description: 'A direction of the result on the playground',
            }),
          ],
        ]}
        onChoose={(value) => change('direction', value === 'page' ? undefined : value)}
      />
      <Select<'page' | 'normal' | 'dense'>
        label={translate({
          id: 'playground.density',
          message: 'Density',
          description: 'Label of the choice of density for the result',
        })}
        value={dense === undefined ? 'page' : dense ? 'dense' : 'normal'}
        options={[
          ['page', page],
          [
            'normal',
            translate({
              id: 'playground.density.normal',
              message: 'Normal',
              description: 'A density of the result on the playground',
            }),
          ],
          [
            'dense',
            translate({
              id: 'playground.density.dense',
              message: 'Dense',
              description: 'A density of the result on the playground',
            }),
          ],
        ]}
        onChoose={(value) => change('dense', value === 'page' ? undefined : value === 'dense')}
      />
    </>
  );
}
