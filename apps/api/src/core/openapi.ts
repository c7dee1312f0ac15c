import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { type ErrorCode, errorCodes, statusOf } from '@jalon/domain/core/errors';
import { guards } from '@jalon/domain/core/guards';
import { z } from 'zod';
import { capitalised, namedSchemas, placeOf, tagOf } from './openapi-names.ts';
import { type Json, shareSchemas } from './openapi-shared.ts';

type Side = 'input' | 'output';
type Share = (schema: Json) => Json;

export const schemaOf = (schema: z.ZodType, io: Side): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** OpenAPI 3.1 of the endpoints that are mounted, from the same contracts that parse and shape them. */
export function openApi(endpoints: readonly EndpointSpec[], url: string): Json {
  const { share, components } = shareSchemas(endpoints.flatMap(schemasOf), domainNames());
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, share) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jalon',
      version: '0.1.0',
      description: 'Made from the contracts the server runs on.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url, description: 'This installation' }],
    tags: [...new Set(endpoints.map((endpoint) => placeOf(endpoint).tag))].map(tagOf),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: { ...components, Error: errorSchema },
      responses: errorAnswers(new Set(endpoints.flatMap((endpoint) => [...refusalsOf(endpoint)]))),
      parameters: headerParameters,
    },
  };
}

/** Every schema of an endpoint, with what it is called where the domain has no name for it. */
function schemasOf(endpoint: EndpointSpec): { schema: Json; hint: string }[] {
  const { params, query, body, response } = endpoint;
  const name = capitalised(placeOf(endpoint).operationId);
  const fields = [params, query].flatMap((object) => (object ? Object.entries(propertiesOf(object)) : []));
  return [
    ...fields.map(([field, schema]) => ({ schema, hint: capitalised(field) })),
    ...(body ? [{ schema: schemaOf(body, 'input'), hint: `${name}Body` }] : []),
    ...(response === 'file' ? [] : [{ schema: schemaOf(response, 'output'), hint: `${name}Answer` }]),
  ];
}

/** The name in the domain of what a schema says, as it is sent or as it is answered. */
const domainNames = (): Map<string, string> =>
  new Map(
    namedSchemas.flatMap(([name, schema]) => {
      const [sent, answered] = [schemaOf(schema, 'input'), schemaOf(schema, 'output')].map((json) => JSON.stringify(json));
      return sent === answered
        ? [[sent, name]]
        : ([
            [sent, `${name}Sent`],
            [answered, name],
          ] as [string, string][]);
    }) as [string, string][],
  );

const errorSchema: Json = {
  type: 'object',
  description: 'A refusal; some carry more about themselves',
  required: ['code'],
  properties: {
    code: { type: 'string', enum: errorCodes },
    fields: { type: 'object', description: 'What is wrong with which field', additionalProperties: { type: 'string' } },
  },
};
const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Failures are one answer, whatever failed. */
const answerOf = (code: ErrorCode): string => (statusOf(code) >= 500 ? '5XX' : String(statusOf(code)));
const codesByAnswer = Map.groupBy(errorCodes, answerOf);
const answerName = (answer: string): string => `Refused${answer}`;

const errorAnswers = (answers: ReadonlySet<string>): Json => ({
  Refused: { description: 'Refused', content: errorContent },
  ...Object.fromEntries(
    [...codesByAnswer]
      .filter(([answer]) => answers.has(answer))
      .map(([answer, codes]) => [answerName(answer), { description: `One of ${codes.join(', ')}`, content: errorContent }]),
  ),
});

/** The refusals that an endpoint can utter for what it declares; what else its handler refuses is `default`. */
function refusalsOf({ method, guards: checks, permission, params, query, body, upload }: EndpointSpec): Set<string> {
  const isWrite = method !== 'GET';
  const codes: ErrorCode[] = ['request.malformed', 'request.tooMany', 'server.failed'];
  codes.push(...checks.map((check) => guards[check].refusal));
  if (permission) codes.push('access.refused');
  if (params) codes.push('record.missing');
  if (query || body) codes.push('request.invalid');
  if (isWrite) codes.push('request.forged', 'record.changed', 'request.tooLarge', 'request.unsupportedType');
  if (upload) codes.push('file.tooLarge', 'file.empty', 'file.notAnImage');
  return new Set(codes.map(answerOf).sort());
}

function operation(endpoint: EndpointSpec, share: Share): Json {
  const { body, upload, response } = endpoint;
  const { tag, operationId } = placeOf(endpoint);
  const isPublic = !endpoint.guards.includes('signedIn');
  const file = { schema: { type: 'string', format: 'binary' } };
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    description: isPublic ? 'Public.' : `Checks, in this order: ${endpoint.guards.join(', ')}.${permissionOf(endpoint)}`,
    security: isPublic ? [] : [{ session: [] }],
    parameters: [...parameters(endpoint.params, 'path', share), ...parameters(endpoint.query, 'query', share), ...headers(endpoint)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: share(schemaOf(body, 'input')) } } } }),
    ...(upload && { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, file])) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content:
          response === 'file'
            ? { 'application/octet-stream': file }
            : { 'application/json': { schema: share(schemaOf(response, 'output')) } },
      },
      ...Object.fromEntries([...refusalsOf(endpoint)].map((answer) => [answer, { $ref: `#/components/responses/${answerName(answer)}` }])),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const permissionOf = ({ permission }: EndpointSpec): string => (permission ? ` Permission: ${permission}.` : '');

const propertiesOf = (schema: z.ZodObject): Record<string, Json> =>
  (schemaOf(schema, 'input') as { properties?: Record<string, Json> }).properties ?? {};

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query', share: Share): Json[] {
  if (!schema) return [];
  const { required = [] } = schemaOf(schema, 'input') as { required?: string[] };
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    // Several values are parted by commas.
    ...(property.type === 'array' && { style: 'form', explode: false }),
    schema: share(property),
  }));
}

const header = (name: string, required: boolean): Json => ({ name, in: 'header', required, schema: { type: 'string' } });
const headerParameters = { Forgery: header('X-XSRF-TOKEN', true), Repetition: header('Idempotency-Key', false) };
const headerRef = (name: keyof typeof headerParameters): Json => ({ $ref: `#/components/parameters/${name}` });

const headers = ({ method, idempotent }: EndpointSpec): Json[] => [
  ...(method === 'GET' ? [] : [headerRef('Forgery')]),
  ...(idempotent ? [headerRef('Repetition')] : []),
];
