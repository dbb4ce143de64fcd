// Retries once, because other test files run at the same time and may delay a page or a component. A claim that is
// wrong fails twice. The report lists the tests that needed a second attempt.
jest.retryTimes(1);
