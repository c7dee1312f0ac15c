/** The legal scale of kilometre allowances (article 6 B of annex IV of the tax code), by the year it was published for. */
export const scaleVersions = ['2023'] as const;
export type ScaleVersion = (typeof scaleVersions)[number];

/** The scale of a year's trips: that of 2023 still stands. */
export const scaleFor = (_year: number): ScaleVersion => '2023';

export const vehicleKinds = ['car', 'motorcycle', 'moped'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];
/** `power` in fiscal horsepower; a moped has none to tell. */
export type Vehicle = { kind: VehicleKind; power: number; isElectric: boolean };

/** Up to so many kilometres of a year: thousandths of a euro for each of them, and cents besides. */
export type Band = { upTo: number; perKilometre: number; besides: number };
type Powers = { upTo: number; bands: readonly Band[] };

const bandsOf =
  (first: number, second: number) =>
  (low: number, middle: number, besides: number, high: number): Band[] => [
    { upTo: first, perKilometre: low, besides: 0 },
    { upTo: second, perKilometre: middle, besides: besides * 100 },
    { upTo: Number.POSITIVE_INFINITY, perKilometre: high, besides: 0 },
  ];
const ofCar = bandsOf(5000, 20_000);
const ofTwoWheels = bandsOf(3000, 6000);

const scales: Record<ScaleVersion, Record<VehicleKind, readonly Powers[]>> = {
  '2023': {
    car: [
      { upTo: 3, bands: ofCar(529, 316, 1065, 370) },
      { upTo: 4, bands: ofCar(606, 340, 1330, 407) },
      { upTo: 5, bands: ofCar(636, 357, 1395, 427) },
      { upTo: 6, bands: ofCar(665, 374, 1457, 447) },
      { upTo: Number.POSITIVE_INFINITY, bands: ofCar(697, 394, 1515, 470) },
    ],
    motorcycle: [
      { upTo: 2, bands: ofTwoWheels(395, 99, 891, 248) },
      { upTo: 5, bands: ofTwoWheels(468, 82, 1158, 275) },
      { upTo: Number.POSITIVE_INFINITY, bands: ofTwoWheels(606, 79, 1583, 343) },
    ],
    moped: [{ upTo: Number.POSITIVE_INFINITY, bands: ofTwoWheels(315, 79, 711, 198) }],
  },
};

/** Fully electric vehicles are paid a fifth more. */
export const electricPercent = 120;

export function bandsFor(version: ScaleVersion, { kind, power }: Vehicle): readonly Band[] {
  const found = scales[version][kind].find(({ upTo }) => power <= upTo);
  if (!found) throw new Error(`No scale for ${kind} of ${power}`);
  return found.bands;
}

/** The band that pays for all the kilometres of a year. Distances are integer hundredths of a kilometre. */
export function bandOf(version: ScaleVersion, vehicle: Vehicle, hundredths: number): Band {
  const band = bandsFor(version, vehicle).find(({ upTo }) => hundredths <= upTo * 100);
  if (!band) throw new Error(`No band for ${hundredths}`);
  return band;
}

/** What a year of so many hundredths of a kilometre is worth, in cents, rounded half up once. */
export function yearlyAmount(version: ScaleVersion, vehicle: Vehicle, hundredths: number): number {
  const { perKilometre, besides } = bandOf(version, vehicle, hundredths);
  if (hundredths === 0) return 0;
  // Hundred-thousandths of a euro, a hundred times over: every step is a whole number.
  const exact = (perKilometre * hundredths + besides * 1000) * (vehicle.isElectric ? electricPercent : 100);
  return Math.floor((exact + 50_000) / 100_000);
}
