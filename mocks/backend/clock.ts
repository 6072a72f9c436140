export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A server's time in milliseconds since 1970. It can move forward, so that tests need not wait for a code to expire. */
export class Clock {
  offset = 0;

  now(): number {
    return Date.now() + this.offset;
  }

  advance(milliseconds: number) {
    this.offset += milliseconds;
  }
}
