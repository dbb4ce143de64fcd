// Other files run beside each, and what a page or a component does late because of them is no fault of it: a claim that
// is wrong fails twice. The report says which needed their second try.
jest.retryTimes(1);
