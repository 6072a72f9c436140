import { CALL_TIMEOUT_MS } from '@/constants';

/** Settles as `work` does, but rejects when that takes `ms` milliseconds, as long as a call may: what hangs is lost. What comes after that is dropped. */
export const inTime = <Result>(work: PromiseLike<Result>, ms = CALL_TIMEOUT_MS): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Did not come in time')), ms);
    void Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
