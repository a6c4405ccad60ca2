import { createClock } from '@/core/lib/clock';

const TRUE = Date.UTC(2026, 10, 26, 12, 0, 0, 350);
const MINUTE = 60_000;

/** A phone whose clock is `off`, and a server that tells whole seconds. */
function phone(off: number) {
  let [time, off0, awake] = [0, off, 0];
  const clock = createClock(
    () => TRUE + time + off0,
    () => awake,
  );
  return {
    clock,
    /** Of the server's clock. */
    fault: () => clock.now() - (TRUE + time),
    pass: (ms: number) => {
      time += ms;
      awake += ms;
    },
    sleep: (ms: number) => (time += ms),
    set: (ms: number) => (off0 += ms),
    ask(up: number, down = up) {
      const asked = awake;
      this.pass(up);
      const date = new Date(TRUE + time).toUTCString();
      this.pass(down);
      clock.hear(date, asked);
    },
  };
}

describe('the clock of the app', () => {
  test.each([40 * MINUTE, -40 * MINUTE, 24 * 60 * MINUTE, 5_000])(
    'a phone that is %i ms fast has the time of the server after one answer, closer after more',
    (off) => {
      const at = phone(off);
      at.ask(40);
      expect(Math.abs(at.fault())).toBeLessThanOrEqual(600);
      for (let more = 0; more < 30; more += 1) {
        at.pass(777);
        at.ask(30, 20);
      }
      expect(Math.abs(at.fault())).toBeLessThanOrEqual(60);
    },
  );
  test('a slow answer takes nothing away from a quick one', () => {
    const at = phone(40 * MINUTE);
    at.ask(20);
    const before = at.clock.now();
    at.ask(50_000, 20);
    expect(Math.abs(at.clock.now() - before - 50_020)).toBeLessThanOrEqual(500);
    expect(Math.abs(at.fault())).toBeLessThanOrEqual(600);
  });
  test('a right phone is believed to the millisecond, however slow the line', () => {
    const at = phone(0);
    at.ask(9_000, 100);
    at.ask(100, 7_000);
    expect(at.fault()).toBe(0);
  });
  test('an answer without the header, or with nonsense in it, changes nothing', () => {
    const at = phone(MINUTE);
    at.clock.hear(undefined, 0);
    at.clock.hear('soon', 0);
    expect(at.fault()).toBe(MINUTE);
  });
  test('a clock that is set back does not move what was learned; nor intervals', () => {
    const at = phone(0);
    at.ask(20);
    const began = at.clock.steady();
    at.set(-40 * MINUTE);
    at.pass(2_000);
    expect(Math.abs(at.fault())).toBeLessThanOrEqual(1);
    expect(at.clock.steady() - began).toBe(2_000);
  });
  test('a clock that is set forward is found out by the next answer', () => {
    const at = phone(0);
    at.ask(20);
    at.set(40 * MINUTE);
    at.ask(20);
    expect(Math.abs(at.fault())).toBeLessThanOrEqual(600);
  });
  test('a night in which the phone slept has passed', () => {
    const at = phone(40 * MINUTE);
    at.ask(20);
    const fault = at.fault();
    at.sleep(8 * 60 * MINUTE);
    expect(Math.abs(at.fault() - fault)).toBeLessThanOrEqual(1);
  });
});
