import type { applications } from '@jalon/domain/applications/application-api';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import type { Context } from '../core/context.ts';
import type { Acting } from '../core/record-store.ts';
import { missing } from '../core/records.ts';
import { sql } from '../db/sql.ts';
import { deliveryRecords } from '../deliveries/deliveries.records.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import type { Zone } from '../operator/house.ts';
import { opportunityRecords } from '../opportunities/opportunities.records.ts';
import { projectRecords } from '../projects/projects.records.ts';
import { todayAt } from '../talents/talents.queries.ts';
import { lackingOf } from '../vigilance/lacking.ts';
import { applicationRecords } from './applications.records.ts';

type More = (typeof applications)['more'];
type Asked<Name extends keyof More> = Context<More[Name] & EndpointSpec>;
type Input = Asked<'engage'>['body'];

/** A refusal of what is inside is told at the fields of the part it is about. */
async function within<Made>(part: string, making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const fields: FieldErrors = Object.fromEntries(Object.entries(error.details.fields).map(([name, text]) => [`${part}.${name}`, text]));
    throw new AppError(error.code, { ...error.details, fields });
  }
}

/** The project it is for: one that is there, which may go on for longer, or one that is opened for the need. */
async function projectOf(acting: Acting, { projectId, project, extendsProject, delivery }: Input, need: { id: string; companyId: string }) {
  if (project)
    return (await within('project', projectRecords.create(acting, { ...project, companyId: need.companyId, opportunityId: need.id }))).id;
  const found = projectId ? await projectRecords.find(acting.tx, acting.actor, projectId) : undefined;
  if (!found) throw new AppError('request.invalid', { fields: { projectId: 'validation.invalid' } });
  if (extendsProject && found.endsOn && found.endsOn < delivery.endsOn) {
    const { title, divisionId, expertiseArea, place, description, startsOn, signedBudgetCents, signedOn, salesContact, version } = found;
    const kept = { title, divisionId, expertiseArea, place, description, startsOn, signedBudgetCents, signedOn };
    await projectRecords.act(acting, found.id, 'update', {
      ...{ ...kept, salesContactId: salesContact?.id ?? null, endsOn: delivery.endsOn, version },
    });
  }
  return found.id;
}

export const applicationEngage = (timeZone: Zone) => ({
  async engagement({ tx, actor, params: { id } }: Asked<'engagement'>) {
    const { ownerId, availableFrom } = (await applicationRecords.find(tx, actor, id)) ?? missing();
    const today = todayAt(timeZone);
    return tx.one<never>(sql`
      select coalesce(${availableFrom}::date, (select p.available_from from freelance_profiles p where p.user_id = ${ownerId}))::text as "availableFrom",
        cardinality(${lackingOf(sql`${ownerId}::uuid`)}) = 0 as "areDocumentsInOrder",
        coalesce((select json_agg(json_build_object('id', d.id, 'title', d.title, 'startsOn', d.starts_on, 'endsOn', d.ends_on))
          from deliveries d where d.owner_id = ${ownerId} and d.state in ('ongoing', 'renewable') and d.ends_on >= ${today}
            and ${seesDelivered(actor, sql`d`)}), '[]') as deliveries`);
  },

  async engage({ tx, actor, requestId, params: { id }, body }: Asked<'engage'>) {
    const acting = { tx, actor, requestId };
    const { state, opportunity, opportunityId, ownerId } = (await applicationRecords.find(tx, actor, id)) ?? missing();
    if (state !== 'accepted') await applicationRecords.act(acting, id, 'accept', { version: body.version });
    const projectId = await projectOf(acting, body, { id: opportunityId, companyId: opportunity.company?.id ?? '' });
    const delivery = await within(
      'delivery',
      deliveryRecords.create(acting, { ...body.delivery, projectId, ownerId, applicationId: id, exception: body.exception }),
    );
    if (body.closing) await opportunityRecords.act(acting, opportunityId, 'close', { reason: 'filled', ...body.closing });
    const application = (await applicationRecords.find(tx, actor, id)) ?? missing();
    return { application: applicationRecords.present(actor, application), delivery: deliveryRecords.present(actor, delivery) };
  },
});
