import { randomUUIDv7 } from 'node:crypto';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { about, aboutEach, type Circle, company, emptyCompany, type Kind } from '../../test/matrix/records.ts';
import { type Happens, recorded } from '../../test/told.ts';
import { sql } from '../db/sql.ts';

const disabled: Kind = async (circle) => {
  const { id } = await emptyCompany(circle);
  return circle.database.one(sql`update companies set is_active = false where id = ${id} returning id`);
};
const assigned = async (circle: Circle) => {
  const { id } = await makePerson(circle.database, { type: 'Commercial' });
  return { params: { id: (await emptyCompany(circle)).id }, body: { commercialIds: [id], knownIds: [] } };
};

const viewing = { may: ['admin', 'commercial'], seesAll: ['admin'] } as const;
const administering = { may: ['admin'], isCommon: true } as const;

const toCommercials: Happens = async (world, kind) => {
  const { database } = world;
  const [{ companyId }, { id }] = [await makeCompany(database), await makePerson(database, { type: 'Commercial' })];
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${id})`);
  if (kind === 'company.disable') await database.many(sql`update companies set is_active = false where id = ${companyId}`);
  const states = { before: { commercials: { people: [] } }, after: { commercials: { people: [id] } } };
  return recorded(world, kind, companyId, { label: { fr: 'Élan', en: 'Élan' }, ...states });
};

export const cases: Cases = {
  path: '/api/client-companies',
  rows: {
    'GET /api/client-companies': viewing,
    'GET /api/client-companies/:id': { ...viewing, record: about(company) },
    'GET /api/client-companies/:id/history': { ...viewing, record: about(company) },
    'GET /api/client-companies/export/:format': { ...viewing, input: { params: { format: 'csv' } } },
    'POST /api/client-companies': { ...administering, input: { body: { name: 'Naviris' } }, status: 201 },
    'PUT /api/client-companies/:id': { ...administering, record: about(emptyCompany, {}, { name: 'Y', version: 1 }) },
    'POST /api/client-companies/:id/assign': { ...administering, record: assigned },
    'POST /api/client-companies/:id/disable': { ...administering, record: about(emptyCompany) },
    'POST /api/client-companies/:id/activate': { ...administering, record: about(disabled) },
    'DELETE /api/client-companies/:id': { ...administering, record: about(emptyCompany) },
    'POST /api/client-companies/acts/disable': { ...administering, record: aboutEach(emptyCompany) },
    'POST /api/client-companies/acts/activate': { ...administering, record: aboutEach(disabled) },
    'POST /api/client-companies/acts/delete': { ...administering, record: aboutEach(emptyCompany) },
  },
  sorted: {
    'GET /api/client-companies': {
      as: 'admin',
      facts: sql`select c.id, c.name, c.city, extract(epoch from c.created_at)::float8 as "createdAt" from companies c`,
    },
  },
  /** Some in the portfolio of the fuzzed commercial, some disabled, and those who can be given one. */
  async known({ database, people: { commercial } }) {
    const made = Array.from({ length: 6 }, async (_, n) => {
      const [{ companyId: id }, { id: other }] = [await makeCompany(database), await makePerson(database, { type: 'Commercial' })];
      await database.many(sql`insert into company_commercials (company_id, user_id) values (${id}, ${other}), (${id}, ${commercial.id})`);
      await database.many(sql`update companies set is_active = ${n % 2 === 0} where id = ${id}`);
      const details = { country: 'FR', postalCode: '75011', sector: 'energy', siren: null, siret: null };
      return [
        { id, version: 1, records: [{ id, version: 1 }], ...details },
        { id, version: 1, commercialIds: [other], knownIds: [other, commercial.id], commercialId: other },
      ];
    });
    return [...(await Promise.all(made)).flat(), { id: randomUUIDv7() }];
  },
  happens: { 'company.disable': toCommercials, 'company.activate': toCommercials, 'company.assign': toCommercials },
  reads: { company: (world, reader, id) => world.as(reader)(clientCompanies.api.read, { params: { id } }) },
};
