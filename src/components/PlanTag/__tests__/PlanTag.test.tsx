import { render, screen } from '@testing-library/react';
import PlanTag from '..';

test('shows the plan and explains it', () => {
  render(
    <h2>
      Sort by several columns <PlanTag plan="pro" />
    </h2>,
  );
  expect(screen.getByRole('img', { name: 'Pro plan' }).textContent).toBe('Pro');
  expect(screen.getByRole('heading', { name: 'Sort by several columns Pro plan' })).toBeTruthy();
});

test('fails the build of a page that uses an unknown plan', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<PlanTag plan={'gold' as 'pro'} />)).toThrow(
    '<PlanTag plan="gold" />: there is no such plan. Valid plans: pro, premium.',
  );
});
