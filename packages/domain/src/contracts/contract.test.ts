import { describe, expect, test } from 'vitest';
import { aUser, monthlyAmounts } from '../testing.ts';
import { type Contract, changedTerms, contractFlow } from './contract.ts';
import { amountOf, ContractTerms, type ServiceCalendar, type Terms, termsErrors } from './contract-terms.ts';
import { emptyVariables, filledText, unknownVariables } from './contract-text.ts';
import { employerCost, hourlyOf, hoursInMonth, isSamePay, monthlyOf, paymentCeiling } from './pay.ts';

const noEmployment = { category: null, workingTime: null, hoursPerWeek: null, loadFactor: null, hourlyCents: null, monthlyCents: null };
const service: Terms = {
  ...{ type: 'Freelance', startsOn: '2026-09-01', endsOn: '2026-12-31', feeMode: 'daily', feeCents: 54_000, days: 7200 },
  ...{ paymentDays: 30, paymentFrom: 'invoice', isPeriodic: true, conditions: '', text: '<p>x</p>', ...noEmployment },
};
const job: Terms = {
  ...service,
  ...{ type: 'CDI', endsOn: null, feeMode: null, feeCents: null, days: null, paymentDays: null, paymentFrom: null, isPeriodic: false },
  ...{ category: 'executive', workingTime: 'full', hoursPerWeek: 3900, loadFactor: 145, hourlyCents: 2456, monthlyCents: 415_064 },
};

describe('pay', () => {
  // 35 hours a week are 151.67 in a month, as every French payslip says.
  test.each<[number, number, number]>([
    [1188, 3500, 180_180],
    [2456, 3900, 415_064],
    [5000, 100, 21_667],
  ])('%i cents an hour, %i hundredths of an hour a week: %i cents a month', (hourly, hours, monthly) => {
    expect(monthlyOf(hourly, hours)).toBe(monthly);
    expect(hourlyOf(monthly, hours)).toBe(hourly);
    expect(isSamePay(hourly, monthly, hours)).toBe(true);
    expect(isSamePay(hourly, monthly + 100, hours)).toBe(false);
  });
  test('either may be the round one', () => {
    expect(isSamePay(hourlyOf(415_000, 3900), 415_000, 3900)).toBe(true);
    expect([hoursInMonth(3500), employerCost(415_000, 145)]).toEqual([15_167, 601_750]);
  });
  test('the law has one ceiling for each way to pay', () => {
    expect([paymentCeiling('invoice', false), paymentCeiling('invoice', true), paymentCeiling('endOfMonth', false)]).toEqual([60, 45, 45]);
  });
});

test.each<[Terms, Partial<Terms>, [string, string][]]>([
  [service, {}, []],
  [job, {}, []],
  [{ ...job, type: 'CDD', endsOn: '2026-12-31' }, {}, []],
  [service, { paymentDays: 46 }, [['paymentDays', 'validation.paymentCeiling|days=45']]],
  [service, { paymentDays: 90 }, [['paymentDays', 'validation.paymentCeiling|days=45']]],
  [service, { paymentDays: 60, isPeriodic: false }, []],
  [service, { paymentDays: null }, [['paymentDays', 'validation.required']]],
  [service, { feeCents: null }, [['feeCents', 'validation.required']]],
  [service, { loadFactor: 145 }, [['loadFactor', 'validation.invalid']]],
  [service, { endsOn: null }, [['endsOn', 'validation.required']]],
  [service, { endsOn: '2026-09-01' }, [['endsOn', 'validation.endBeforeStart']]],
  [job, { endsOn: '2026-12-31' }, [['endsOn', 'validation.invalid']]],
  [job, { monthlyCents: 400_000 }, [['monthlyCents', 'validation.samePay']]],
  [job, { category: null }, [['category', 'validation.required']]],
])('terms %#: %j %j', (terms, more, errors) => {
  const all = { ...terms, ...more };
  expect(termsErrors(all)).toEqual(errors);
  expect(ContractTerms.safeParse(all).success).toBe(errors.length === 0);
});

test.each<[Partial<Terms>, number | null]>([
  ...monthlyAmounts
    .filter(({ worked }) => worked.interruptions.length === 0)
    .map(({ worked: { startsOn, endsOn, ...delivery }, feeCents, cents }): [Partial<Terms> & { delivery: ServiceCalendar }, number] => [
      { feeMode: 'monthly', startsOn, endsOn, feeCents, delivery },
      cents,
    ]),
  [{}, 3_888_000],
  [{ feeMode: 'monthly', startsOn: '' }, null],
  [{ feeMode: 'monthly', endsOn: '2026-13-01' }, null],
  [{ feeMode: null }, null],
  [{ feeCents: null }, null],
  [{ days: null }, null],
  [{ endsOn: null }, null],
])('%j comes to %s', (more, cents) => {
  expect(amountOf({ ...service, delivery: null, ...more })).toBe(cents);
});

test('variables are filled in once, escaped, and what is missing or unknown is told', () => {
  const text = '<p>{{person}} {{ fee }} {{wage}}</p>';
  expect(filledText(text, { person: 'A <b> {{fee}}', fee: '540 €' })).toBe('<p>A &lt;b&gt; {{fee}} 540 € </p>');
  expect(filledText('<a href="https://{{client}}">x</a>', { client: 'a" id="b' })).toBe('<a href="https://a&quot; id=&quot;b">x</a>');
  expect(unknownVariables(text)).toEqual(['wage']);
  expect(unknownVariables('<p>{{person}}</p>')).toEqual([]);
  expect(emptyVariables(text, { person: 'A' })).toEqual(['fee']);
  expect(emptyVariables(text, { person: 'A', fee: '1 €' })).toEqual([]);
});

const delivery: Contract['delivery'] = {
  ...{ daysPerWeek: 5, holidayZone: 'metropolitan', isWhitMondayWorked: false },
  ...{
    title: 'Full stack',
    startsOn: '2026-09-01',
    endsOn: '2026-12-31',
    daysSold: 7200,
    feeMode: 'daily',
    feeCents: 54_000,
    conditions: '',
  },
};
test('what its delivery has become otherwise asks for an amendment, of a service in force', () => {
  const agreed = { ...service, state: 'signed' as const, delivery, amendment: 0 };
  expect(changedTerms(agreed)).toEqual([]);
  expect(changedTerms({ ...agreed, delivery: { ...delivery, endsOn: '2027-02-26', daysSold: 8200 } })).toEqual(['endsOn', 'days']);
  expect(changedTerms({ ...agreed, state: 'sent', delivery: { ...delivery, feeCents: 1 } })).toEqual([]);
  expect(changedTerms({ ...agreed, startsOn: '2026-10-01' })).toEqual(['startsOn']);
  expect(changedTerms({ ...agreed, startsOn: '2026-10-01', amendment: 1 })).toEqual([]);
  expect(changedTerms({ ...agreed, delivery: null })).toEqual([]);
  expect(changedTerms({ ...agreed, feeMode: null })).toEqual([]);
});

test('who may do what to a contract that was sent, and what keeps it from being done', () => {
  const [own, admin] = [aUser('Freelance'), aUser('Admin')];
  const sent = { state: 'sent' as const, ownerId: own.id, isSignedByMe: false, isReminded: false, wasSent: true, signatures: [{}] };
  expect(contractFlow.actionsOn(own, sent)).toEqual(['sign', 'decline']);
  expect(contractFlow.actionsOn(admin, sent)).toEqual(['sign', 'remind', 'recall', 'cancel']);
  expect(contractFlow.actionsOn(aUser('Commercial'), sent)).toEqual(['remind', 'recall', 'cancel']);
  expect(contractFlow.actionsOn(aUser('Company'), sent)).toEqual([]);
  const { sign, remind, recall, decline, cancel, delete: remove } = contractFlow.actions;
  for (const { unless } of [recall, decline, cancel])
    expect([unless.holds(sent), unless.holds({ signatures: [{}, {}] })]).toEqual([undefined, {}]);
  const blocks = (record: typeof sent) => [sign.unless.holds(record), remind.unless.holds(record), remove.unless.holds(record)];
  expect(blocks(sent)).toEqual([undefined, undefined, {}]);
  expect(blocks({ ...sent, isSignedByMe: true, isReminded: true, wasSent: false })).toEqual([{}, {}, undefined]);
});
