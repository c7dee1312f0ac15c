import { work } from '../core/thread-work.ts';
import { drawTimesheet } from './timesheet-drawing.ts';

work(drawTimesheet);
