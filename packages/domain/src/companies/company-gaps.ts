export const companyGapNames = ['siren', 'address', 'phone', 'website', 'logo'] as const;
export type CompanyGap = (typeof companyGapNames)[number];

type CompanyFacts = {
  siren: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
  phone1: string | null;
  website: string | null;
  logo: string | null;
};

/** What a company has not said of itself yet. Only those of France have a SIREN. */
export function gapsInCompany({ siren, address, postalCode, city, country, phone1, website, logo }: CompanyFacts): CompanyGap[] {
  const isThere: Record<CompanyGap, boolean> = {
    siren: Boolean(siren) || (country !== null && country !== 'FR'),
    address: Boolean(address && postalCode && city),
    phone: Boolean(phone1),
    website: Boolean(website),
    logo: Boolean(logo),
  };
  return companyGapNames.filter((gap) => !isThere[gap]);
}
