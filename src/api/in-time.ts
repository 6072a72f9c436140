import { CALL_TIMEOUT_MS } from '@/constants';

/** Settles as `work` does, but rejects after `ms` milliseconds (by default the time limit of a call). A later result is dropped. */
export const inTime = <Result>(work: PromiseLike<Result>, ms = CALL_TIMEOUT_MS): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timed out')), ms);
    void Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
