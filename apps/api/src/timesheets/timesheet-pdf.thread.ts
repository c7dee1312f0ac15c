import { work } from '../core/thread-work.ts';
import { drawTimesheets } from './timesheet-drawing.ts';

work(drawTimesheets);
