import { work } from '../core/thread-work.ts';
import { drawExpenseReport } from './expense-report-drawing.ts';

work(drawExpenseReport);
