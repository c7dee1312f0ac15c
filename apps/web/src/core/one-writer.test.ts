import { expect, test, vi } from 'vitest';
import { type Outcome, oneWriter } from './one-writer.ts';

function setUp() {
  let left = 0;
  const waiting: ((outcome: Outcome) => void)[] = [];
  const write = vi.fn(() => {
    const taken = left;
    return new Promise<Outcome>((end) => waiting.push(end)).then((outcome) => {
      if (outcome === 'saved') left -= taken;
      return outcome;
    });
  });
  const writer = oneWriter({ write, isUnsaved: () => left > 0 });
  const change = () => {
    left += 1;
  };
  const end = (outcome: Outcome) => waiting.shift()?.(outcome);
  return { ...writer, write, change, end };
}

test('with nothing to save nothing is written', async () => {
  const { flush, write } = setUp();
  expect(await flush()).toBe('saved');
  expect(write).not.toHaveBeenCalled();
});

test.each<Outcome>(['saved', 'offline', 'conflict'])('who asks during a write is told how it ends: %s', async (outcome) => {
  const { save, flush, write, change, end } = setUp();
  change();
  const [first, second] = [save(), flush()];
  end(outcome);
  expect(await Promise.all([first, second])).toEqual([outcome, outcome]);
  expect(write).toHaveBeenCalledOnce();
});

test('what was changed during a write is written too before all is said to be saved', async () => {
  const { flush, write, change, end } = setUp();
  change();
  const all = flush();
  change();
  end('saved');
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  end('invalid');
  expect(await all).toBe('invalid');
  const again = flush();
  end('saved');
  expect(await again).toBe('saved');
});
