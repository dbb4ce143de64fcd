import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteProvider from '@site/tests/jest/SiteProvider';
import KnownProblem from '../theme/KnownProblem';
import ProblemFilter from '../theme/ProblemFilter';

const list = (
  <SiteProvider>
    <article>
      <ProblemFilter />
      <KnownProblem id="problem-a" outcomes="v6:present current:fixed" version="current">
        <p>Rows jump</p>
      </KnownProblem>
      <KnownProblem id="problem-b" outcomes="current:present" version="current">
        <p>Columns vanish</p>
      </KnownProblem>
    </article>
  </SiteProvider>
);

test('shows which versions have a problem and which do not', () => {
  render(list);
  const [first, second] = [...document.querySelectorAll('section')];
  expect(first).toHaveTextContent('Known problemPresent in v6Not in 7.28.3Rows jump');
  expect(second).toHaveTextContent('Known problemPresent in 7.28.3Columns vanish');
  expect(second).toHaveAttribute('id', 'problem-b');
});

test('filters problems by text and by version', async () => {
  const user = userEvent.setup();
  render(list);
  const rows = screen.getByText('Rows jump').closest('section');
  const columns = screen.getByText('Columns vanish').closest('section');
  expect(screen.getByRole('status')).toHaveTextContent('Problems: 2');
  await user.type(screen.getByRole('searchbox'), 'vanish');
  expect(rows).toHaveAttribute('hidden');
  expect(columns).not.toHaveAttribute('hidden');
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByRole('combobox'), 'Not in this version');
  expect(rows).not.toHaveAttribute('hidden');
  expect(columns).toHaveAttribute('hidden');
  expect(screen.getByRole('status')).toHaveTextContent('Problems: 1');
});
