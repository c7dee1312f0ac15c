import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { errorCatalogue } from '@jalon/domain/core/errors';
import { escaped } from '@jalon/domain/core/rich-text';
import type { z } from 'zod';
import { schemaOf } from './openapi.ts';

/** The API as a page to read: no script, so it stands under the same strict policy as everything else. */
export function apiPage(endpoints: readonly EndpointSpec[]): string {
  const errors = Object.entries(errorCatalogue).flatMap(([section, codes]) =>
    Object.entries(codes).map(([name, status]) => `<tr><td><code>${section}.${name}</code></td><td>${status}</td></tr>`),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Jalon</title><style>${style}</style></head>
<body><main>
<h1>The API of Jalon</h1>
<p>Made from the contracts the server runs on. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Sign in with <code>POST /api/login</code>; the session is a cookie. Every write carries the header <code>X-XSRF-TOKEN</code> with the
value of the cookie <code>XSRF-TOKEN</code>, which any GET hands out. Refusals are <code>{ "code", "fields"? }</code>.</p>
${endpoints.map(section).join('\n')}
<h2 id="errors">Refusals</h2><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead><tbody>${errors.join('')}</tbody></table>
</main></body></html>`;
}

function section(endpoint: EndpointSpec): string {
  const { method, path, summary, guards, permission, params, query, body, upload, response } = endpoint;
  const checks = guards.length > 0 ? `Checks: ${[...guards, ...(permission ? [`permission ${permission}`] : [])].join(' → ')}` : 'Public';
  const part = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
    schema ? `<details><summary>${title}</summary><pre tabindex="0">${escaped(schemaText(schema, io))}</pre></details>` : '';
  return `<section><h2><span class="method">${method}</span> <code>${escaped(path)}</code></h2>
<p>${escaped(summary)}. <em>${checks}.</em></p>
${part('Parameters', params, 'input')}${part('Query', query, 'input')}${part('Body', body, 'input')}${
  upload ? `<p>Takes a file: ${upload.types.join(', ')}.</p>` : ''
}${response === 'file' ? '<p>Answers with a file.</p>' : part('Answer', response, 'output')}</section>`;
}

function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  return JSON.stringify(schemaOf(schema, io), null, 2);
}

const style = `
:root { color-scheme: light dark; font: 14px/1.6 system-ui, sans-serif; }
body { margin: 0; } main { max-width: 860px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; } h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
section { border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding: 16px 0; }
.method { display: inline-block; min-width: 44px; color: light-dark(#00749b, #5cbcdf); }
a { color: light-dark(#00749b, #5cbcdf); } pre { overflow-x: auto; font-size: 12px; } summary { cursor: pointer; }
td, th { text-align: left; padding: 2px 24px 2px 0; }`;
