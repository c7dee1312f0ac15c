import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { errorCatalogue } from '@jalon/domain/core/errors';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** OpenAPI 3.1 of the endpoints that are mounted, from the same contracts that parse and shape them. */
export function openApi(endpoints: readonly EndpointSpec[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Jalon', version: '0.1.0', license: { name: 'MIT' } },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema: Json = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { enum: Object.entries(errorCatalogue).flatMap(([section, codes]) => Object.keys(codes).map((name) => `${section}.${name}`)) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function operation(endpoint: EndpointSpec): Json {
  const { body, upload, response } = endpoint;
  const isPublic = !endpoint.guards.includes('signedIn');
  return {
    summary: endpoint.summary,
    description: isPublic ? 'Public.' : `Checks, in this order: ${endpoint.guards.join(', ')}.${permissionOf(endpoint)}`,
    security: isPublic ? [] : [{ session: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...headers(endpoint)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    ...(upload && { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, {}])) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content:
          response === 'file'
            ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: schemaOf(response, 'output') } },
      },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  };
}

const permissionOf = ({ permission }: EndpointSpec): string => (permission ? ` Permission: ${permission}.` : '');

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const header = (name: string, required: boolean): Json => ({ name, in: 'header', required, schema: { type: 'string' } });

const headers = ({ method, idempotent }: EndpointSpec): Json[] => [
  ...(method === 'GET' ? [] : [header('X-XSRF-TOKEN', true)]),
  ...(idempotent ? [header('Idempotency-Key', false)] : []),
];
