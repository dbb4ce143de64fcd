import '../client/repairHash';

test.each([
  ['#50%', '#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#demo-Orders?mode=%zz', '#demo-Orders?mode=%25zz'],
  ['#%E8%A1%A8', '#%E8%A1%A8'],
])('repairs the hash %s to %s before other listeners read it', async (hash, expected) => {
  const found = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(location.hash), { once: true });
  });
  location.hash = hash;
  expect(await found).toBe(expected);
});
