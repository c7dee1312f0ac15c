import { z } from 'zod';
import { isoDate } from './date-fields.ts';
import { controls } from './fields.ts';

/** From one day to another, both included; without an end while it goes on. */
export const Period = z
  .strictObject({ from: isoDate, to: isoDate.nullable() })
  .refine(({ from, to }) => to === null || to >= from, { path: ['to'], message: 'validation.rangeOrder' })
  .register(controls, { control: 'period' });
export type Period = z.infer<typeof Period>;
