import type { DefaultValue } from './default-value.ts';

/**
 * ISO 4217, the currencies in circulation: no funds, metals, units of account or test codes.
 * VED is left out: it is the domestic code of the same bolivar as VES, and Unicode gives it no name.
 */
const codes = `
  EUR USD GBP CHF
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CLP CNY COP CRC CUP CVE CZK
  DJF DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY
  KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN
  NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC
  SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
`
  .trim()
  .split(/\s+/);

/** Names that Unicode misspells or writes unlike the others. */
const corrections: Record<string, Partial<DefaultValue>> = {
  BTN: { fr: 'Ngultrum bhoutanais' },
  ERN: { fr: 'Nakfa érythréen' },
  GYD: { en: 'Guyanese Dollar' },
  MWK: { fr: 'Kwacha malawien' },
  XCG: { en: 'Caribbean Guilder' },
};

const french = new Intl.DisplayNames('fr', { type: 'currency' });
const english = new Intl.DisplayNames('en', { type: 'currency' });

const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase('fr') + name.slice(1);

export const currencies: DefaultValue[] = codes.map((code) => ({
  code,
  fr: capitalised(french.of(code) ?? code),
  en: english.of(code) ?? code,
  ...corrections[code],
}));
