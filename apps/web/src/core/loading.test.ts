import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoading } from './loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('starts on, at 0', () => {
  const loading = createLoading();
  expect(loading.state()).toEqual({ isOn: false, progress: 0 });
  loading.start();
  expect(loading.state()).toEqual({ isOn: true, progress: 0 });
});

test('creeps forward but never beyond 90', () => {
  const loading = createLoading();
  loading.start();
  vi.advanceTimersByTime(400);
  const early = loading.state().progress;
  expect(early).toBeGreaterThan(0);
  vi.advanceTimersByTime(60_000);
  expect(loading.state().progress).toBeGreaterThan(early);
  expect(loading.state().progress).toBeLessThanOrEqual(90);
});

test('stop goes to 100, and after 300 ms off and back to 0', () => {
  const loading = createLoading();
  loading.start();
  loading.stop();
  expect(loading.state()).toEqual({ isOn: true, progress: 100 });
  vi.advanceTimersByTime(299);
  expect(loading.state()).toEqual({ isOn: true, progress: 100 });
  vi.advanceTimersByTime(1);
  expect(loading.state()).toEqual({ isOn: false, progress: 0 });
});

test('overlapping starts end with the last stop', () => {
  const loading = createLoading();
  loading.start();
  loading.start();
  loading.stop();
  expect(loading.state().progress).toBeLessThan(100);
  loading.stop();
  expect(loading.state().progress).toBe(100);
});

test('a start during the farewell begins again at 0 and is not cut off', () => {
  const loading = createLoading();
  loading.start();
  loading.stop();
  vi.advanceTimersByTime(100);
  loading.start();
  expect(loading.state()).toEqual({ isOn: true, progress: 0 });
  vi.advanceTimersByTime(300);
  expect(loading.state().isOn).toBe(true);
});

test('a stop without a start changes nothing and tells nobody', () => {
  const loading = createLoading();
  const heard = vi.fn();
  loading.subscribe(heard);
  loading.stop();
  expect(heard).not.toHaveBeenCalled();
  expect(loading.state()).toEqual({ isOn: false, progress: 0 });
});
