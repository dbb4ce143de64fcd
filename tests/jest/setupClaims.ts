// Components wait for timers, which come late beside other tests. A claim that is wrong fails twice.
jest.retryTimes(1);
